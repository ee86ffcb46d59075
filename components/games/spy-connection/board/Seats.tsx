import { StyleSheet, View } from 'react-native';
import { SeatMark } from '@/components/match/SeatMark';
import { besideText } from '@/components/theme/text-size';
import { hairline, radius, space } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { completedCount } from '@/rules/spy-connection/full/state';
import { outcome } from '@/rules/spy-connection/full/outcome';
import { MISSIONS_TO_END } from '@/rules/spy-connection/prices';
import type { Table } from '../table';

/** What everybody asks about everybody: Agents in the supply, Missions done, points, who still has a last turn. */
export function Seats({ table }: { readonly table: Table }) {
  const { t, view, seatName, state } = table;
  const { colors, accent } = useTheme();
  const { scores } = outcome(state);
  return (
    <View role="list" aria-label={t('ui.table')} style={styles.seats}>
      {view.players.map((player, seat) => {
        const done = completedCount(player);
        const points = scores[seat]?.total ?? 0;
        const last = player.left
          ? t('ui.left')
          : view.trigger === seat
            ? t('ui.triggered')
            : player.hasLastTurn
              ? t('ui.last-turn')
              : undefined;
        const facts = [
          t('ui.supply', { count: player.supply }),
          t('ui.done', { count: done, of: MISSIONS_TO_END }),
          t('common.points', { count: points }),
          ...(last === undefined ? [] : [last]),
        ];
        const isActive = seat === state.active && state.phase === 'turn';
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
            <SeatMark seat={seat} size={32} />
            <AppText variant="number">{player.supply}</AppText>
            <View style={styles.facts}>
              <AppText variant="small">{`${t('term.supply')} · ${done}/${MISSIONS_TO_END}`}</AppText>
              <AppText variant="small" tone="soft">
                {t('common.points', { count: points })}
              </AppText>
              {last !== undefined && (
                <AppText variant="small" tone="accent">
                  {last}
                </AppText>
              )}
            </View>
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
    flexBasis: besideText(150),
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.s,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  facts: { flex: 1 },
});
