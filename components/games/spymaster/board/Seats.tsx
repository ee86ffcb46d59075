import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { SeatMark } from '@/components/match/SeatMark';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Seat } from '@/rules/core/seat';
import { type Table } from '../table';
import { type Note, seatNotes } from './seat-notes';

/** What everybody asks about everybody: points, cards in hand, who is SpyMaster now and next, and who has passed. */
export function Seats({ table }: { readonly table: Table }) {
  const { t, view, seatName } = table;
  return (
    <View role="list" aria-label={t('ui.table')} style={styles.seats}>
      {view.players.map(({ points: missions, bonus, handCount }, seat) => {
        const points = missions + (bonus ?? 0);
        const notes = seatNotes(t, view, seat);
        const cards = t('ui.hand-count', { count: handCount });
        const sum = bonus === undefined ? undefined : t('ui.points-with-bonus', { missions, bonus });
        const facts = [
          t('common.points', { count: points }),
          ...(sum === undefined ? [] : [sum]),
          cards,
          ...notes.map(({ text }) => text),
        ];
        return (
          <OneSeat
            key={seat}
            label={`${seatName(seat)}: ${facts.join(', ')}`}
            isActive={seat === view.active && view.phase === 'operations'}
            unit={t('ui.fact-points')}
            {...{ seat, points, cards, sum, notes }}
          />
        );
      })}
    </View>
  );
}

interface OneSeatProps {
  readonly seat: Seat;
  /** Everything that is seen, in words. */
  readonly label: string;
  readonly isActive: boolean;
  readonly points: number;
  readonly unit: string;
  readonly cards: string;
  /** What the points are made of, at the end. */
  readonly sum: string | undefined;
  readonly notes: readonly Note[];
}

function Drawn({ seat, label, isActive, points, unit, cards, sum, notes }: OneSeatProps) {
  const { colors, accent } = useTheme();
  return (
    <View
      role="listitem"
      accessible
      aria-label={label}
      style={[styles.seat, edge(isActive ? accent.fill : colors.line), ground(colors.sheet)]}
    >
      <View style={styles.head}>
        <SeatMark seat={seat} size={32} />
        <AppText variant="number">{points}</AppText>
        <View style={styles.words}>
          <AppText variant="small">{unit}</AppText>
          <AppText variant="small" tone="soft">
            {cards}
          </AppText>
        </View>
      </View>
      {sum !== undefined && <AppText variant="small">{sum}</AppText>}
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
}

/** The label tells everything: a tap draws only the seats that it changed. */
const OneSeat = memo(
  Drawn,
  (before, after) => before.label === after.label && before.isActive === after.isActive,
);

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
