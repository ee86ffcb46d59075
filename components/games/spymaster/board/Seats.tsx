import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/icons/Icon';
import { SeatMark } from '@/components/match/SeatMark';
import { besideText } from '@/components/theme/text-size';
import { hairline, radius, space } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import type { Table } from '../table';
import { seatNotes } from './seat-notes';

/** What everybody asks about everybody: points, cards in hand, who is SpyMaster now and next, and who has passed. */
export function Seats({ table }: { readonly table: Table }) {
  const { t, view, seatName } = table;
  const { colors, accent } = useTheme();
  return (
    <View role="list" aria-label={t('ui.table')} style={styles.seats}>
      {view.players.map(({ points: missions, bonus, handCount }, seat) => {
        const points = missions + (bonus ?? 0);
        const notes = seatNotes(t, view, seat);
        const facts = [
          t('common.points', { count: points }),
          ...(bonus === undefined ? [] : [t('ui.points-with-bonus', { missions, bonus })]),
          t('ui.hand-count', { count: handCount }),
          ...notes.map(({ text }) => text),
        ];
        const isActive = seat === view.active && view.phase === 'operations';
        return (
          <View
            key={seat}
            role="listitem"
            accessible
            aria-label={`${seatName(seat)}: ${facts.join(', ')}`}
            style={[
              styles.seat,
              { borderColor: isActive ? accent.fill : colors.line, backgroundColor: colors.sheet },
            ]}
          >
            <View style={styles.head}>
              <SeatMark seat={seat} size={32} />
              <AppText variant="number">{points}</AppText>
              <View style={styles.words}>
                <AppText variant="small">{t('ui.fact-points')}</AppText>
                <AppText variant="small" tone="soft">
                  {t('ui.hand-count', { count: handCount })}
                </AppText>
              </View>
            </View>
            {bonus !== undefined && (
              <AppText variant="small">{t('ui.points-with-bonus', { missions, bonus })}</AppText>
            )}
            {notes.map(({ icon, text }) => (
              <View key={text} style={styles.note}>
                <Icon name={icon} size={16} color={accent.text} />
                <AppText variant="small" tone="accent" style={styles.words}>
                  {text}
                </AppText>
              </View>
            ))}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  seat: {
    flexGrow: 1,
    flexBasis: besideText(160),
    maxWidth: '100%',
    gap: space.xs,
    padding: space.s,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  note: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flexShrink: 1 },
});
