import { StyleSheet, View } from 'react-native';
import { SeatMark } from '@/components/match/SeatMark';
import { besideText } from '@/components/theme/text-size';
import { hairline, radius, space } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import type { Seat } from '@/rules/core/seat';
import { completedCount } from '@/rules/spy-connection/full/state';
import { outcome } from '@/rules/spy-connection/full/outcome';
import { MISSIONS_TO_END } from '@/rules/spy-connection/prices';
import type { Table } from '../table';

/** What everybody asks about everybody: Agents in the supply, Missions done, points, who still has a last turn. */
export function Seats({ table }: { readonly table: Table }) {
  const { t, view, state } = table;
  const { colors } = useTheme();
  const { scores } = outcome(state);
  const heads = [t('term.supply'), t('ui.fact-done'), t('ui.fact-points')];
  return (
    <View
      role="list"
      aria-label={t('ui.table')}
      style={[styles.seats, { borderColor: colors.line, backgroundColor: colors.sheet }]}
    >
      <View aria-hidden style={[styles.seat, styles.heads]}>
        <View style={styles.who} />
        {heads.map((head) => (
          <AppText key={head} variant="small" tone="soft" style={styles.fact}>
            {head}
          </AppText>
        ))}
      </View>
      {view.players.map((_, seat) => (
        <SeatLine key={seat} table={table} seat={seat} points={scores[seat]?.total ?? 0} />
      ))}
    </View>
  );
}

interface SeatLineProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly points: number;
}

function SeatLine({ table, seat, points }: SeatLineProps) {
  const { t, view, seatName, state } = table;
  const { accent } = useTheme();
  const player = view.players[seat];
  if (!player) return undefined;
  const done = completedCount(player);
  const acts = seat === state.active && state.phase === 'turn';
  const notes = player.left
    ? [t('ui.left')]
    : [
        ...(view.trigger === seat ? [t('ui.triggered')] : []),
        ...(player.hasLastTurn ? [t('ui.last-turn')] : []),
        ...(acts && state.turn.extra ? [t('ui.extra-turn')] : []),
      ];
  const spoken = [
    t('ui.supply', { count: player.supply }),
    t('ui.done', { count: done, of: MISSIONS_TO_END }),
    t('common.points', { count: points }),
    ...notes,
  ];
  return (
    <View
      role="listitem"
      accessible
      aria-label={`${seatName(seat)}: ${spoken.join(', ')}`}
      style={[styles.seat, acts && { backgroundColor: accent.wash }]}
    >
      <SeatMark seat={seat} size={28} />
      <View style={styles.who}>
        <AppText variant="label">{seatName(seat)}</AppText>
        {notes.map((note) => (
          <AppText key={note} variant="small" tone="accent">
            {note}
          </AppText>
        ))}
      </View>
      {[player.supply, `${done}/${MISSIONS_TO_END}`, points].map((fact, place) => (
        <AppText key={place} variant="title" style={styles.fact}>
          {fact}
        </AppText>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  seats: { borderWidth: hairline, borderRadius: radius.m, overflow: 'hidden', maxWidth: 560 },
  seat: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
  },
  heads: { paddingBottom: 0 },
  who: { flex: 1 },
  fact: { width: besideText(66), textAlign: 'right' },
});
