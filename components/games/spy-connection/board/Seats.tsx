import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { SeatMark } from '@/components/match/SeatMark';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Seat } from '@/rules/core/seat';
import { completedCount, type Player } from '@/rules/spy-connection/model/state';
import { outcome } from '@/rules/spy-connection/model/scoring';
import { MISSIONS_TO_END } from '@/rules/spy-connection/model/prices';
import { type Desk, type Table } from '../table';

/** What everybody asks about everybody: Agents in the supply, Missions done, points, who still has a last turn. */
export function Seats({ table }: { readonly table: Table }) {
  const { t, view, state, desk } = table;
  const { colors } = useTheme();
  const { scores } = outcome(state);
  const heads = [t('term.supply'), t('ui.fact-done'), t('ui.fact-points')];
  return (
    <View
      role="list"
      aria-label={t('ui.table')}
      style={[styles.seats, edge(colors.line), ground(colors.sheet)]}
    >
      <View aria-hidden style={[styles.seat, styles.heads]}>
        <View style={styles.who} />
        <View style={styles.facts}>
          {heads.map((head, place) => (
            <AppText key={head} variant="small" tone="soft" style={[styles.fact, COLUMNS[place]]}>
              {head}
            </AppText>
          ))}
        </View>
      </View>
      {state.players.map((player, seat) => {
        const acts = seat === state.active && state.phase === 'turn';
        return (
          <SeatLine
            key={seat}
            desk={desk}
            seat={seat}
            player={player}
            points={scores[seat]?.total ?? 0}
            acts={acts}
            extra={acts && state.turn.extra}
            triggered={view.trigger === seat}
            last={view.players[seat]?.hasLastTurn ?? false}
          />
        );
      })}
    </View>
  );
}

interface SeatLineProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly player: Player;
  readonly points: number;
  readonly acts: boolean;
  readonly extra: boolean;
  readonly triggered: boolean;
  readonly last: boolean;
}

const SeatLine = memo(function SeatLine(props: SeatLineProps) {
  const { desk, seat, player, points, acts, extra, triggered, last } = props;
  const { t, seatName } = desk;
  const { accent } = useTheme();
  const done = completedCount(player);
  const notes = player.left
    ? [t('ui.left')]
    : [
        ...(triggered ? [t('ui.triggered')] : []),
        ...(last ? [t('ui.last-turn')] : []),
        ...(extra ? [t('ui.extra-turn')] : []),
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
      style={[styles.seat, acts && ground(accent.wash)]}
    >
      <View style={styles.who}>
        <SeatMark seat={seat} size={28} />
        <View style={styles.name}>
          <AppText variant="label">{seatName(seat)}</AppText>
          {notes.map((note) => (
            <AppText key={note} variant="small" tone="accent">
              {note}
            </AppText>
          ))}
        </View>
      </View>
      <View style={styles.facts}>
        {[player.supply, `${done}/${MISSIONS_TO_END}`, points].map((fact, place) => (
          <AppText key={place} variant="title" style={[styles.fact, COLUMNS[place]]}>
            {fact}
          </AppText>
        ))}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  seats: { borderWidth: hairline, borderRadius: radius.m, overflow: 'hidden', maxWidth: 560 },
  seat: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
  },
  heads: { paddingBottom: 0 },
  // With large text the numbers go below the name, all three together.
  who: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: besideText(112),
  },
  name: { flex: 1 },
  facts: { flexDirection: 'row', gap: space.s, marginLeft: 'auto', maxWidth: '100%' },
  fact: { flexShrink: 1, textAlign: 'right' },
});

/** Supply, completed and points: as wide as the longest head in any language. */
const columns = StyleSheet.create({
  supply: { width: besideText(52) },
  done: { width: besideText(76) },
  points: { width: besideText(48) },
});
const COLUMNS = [columns.supply, columns.done, columns.points];
