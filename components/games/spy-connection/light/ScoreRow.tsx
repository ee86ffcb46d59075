import { type ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useMatch } from '@/components/match/match-context';
import { SeatMark } from '@/components/match/SeatMark';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { type View as LightView } from '@/rules/spy-connection/light/game';
import { MISSIONS_TO_END } from '@/rules/spy-connection/model/prices';
import { GAME } from '../table';
import { type Counted, LOW } from './light';
import { MissionSlots } from './MissionSlots';
import { ScoreNumber } from './ScoreNumber';

interface ScoreRowProps {
  readonly view: LightView;
  readonly seat: Seat;
  readonly name: string;
  readonly tracked: boolean;
  readonly marked: Counted | undefined;
  readonly completing?: boolean;
  readonly onNumber?: ((what: Counted) => void) | undefined;
  readonly onComplete?: (() => void) | undefined;
}

const MOST_OPEN = 3;

/** One player: supply, open Missions, covered circles, points, and each completed Mission with its points. */
export function ScoreRow(props: ScoreRowProps) {
  const { view, seat, name, tracked, marked, completing = false, onNumber, onComplete } = props;
  const t = useGameWords(GAME);
  const { colors, accent, seats } = useTheme();
  const { header } = useMatch();
  const low = useWindowDimensions().height < LOW;
  const player = view.players[seat];
  if (!player) return undefined;
  const { supply, open, covered, points, completed, left } = player;
  const moves = view.phase === 'turn' && seat === view.active;
  const colour = seatColorOf(header.players[seat]?.colour ?? seat);
  const note = noteOf();
  const done = `${name}, ${t('ui.done', { count: completed.length, of: MISSIONS_TO_END })}`;
  const number = (what: Counted, value: number, said: string) => (
    <ScoreNumber
      key={what}
      value={value}
      of={what === 'open' ? MOST_OPEN : undefined}
      words={t(`ui.fact-${what}`)}
      name={`${name}, ${said}`}
      large={moves && !low}
      strong={what === 'points'}
      marked={marked === what}
      onPress={onNumber && (() => onNumber(what))}
    />
  );
  return (
    <View
      role="group"
      aria-label={name}
      style={[
        styles.row,
        ground(colors.sheet),
        edge(moves ? accent.fill : colors.line),
        moves && styles.moves,
        left && styles.left,
      ]}
    >
      <View style={[styles.bar, ground(seats[colour].edge)]} />
      <View style={styles.inside}>
        <View style={styles.numbers}>
          <Who onPress={low && !moves && onNumber ? () => onNumber('completed') : undefined} label={done}>
            <SeatMark seat={seat} size={moves && !low ? 36 : 28} />
            <View style={styles.names}>
              <AppText aria-hidden variant="dense" numberOfLines={1}>
                {name}
              </AppText>
              {note !== undefined && (
                <AppText variant="fine" tone="accent" numberOfLines={1}>
                  {note}
                </AppText>
              )}
            </View>
          </Who>
          {tracked && number('supply', supply, t('ui.supply', { count: supply }))}
          {tracked && number('open', open, t('ui.open', { count: open }))}
          {number('covered', covered, t('ui.circles', { count: covered }))}
          {number('points', points, t('common.points', { count: points }))}
        </View>
        <MissionSlots
          completed={completed}
          colour={colour}
          large={moves || !low}
          label={done}
          completing={moves && completing}
          marked={marked === 'completed'}
          onPress={onNumber && (() => onNumber('completed'))}
          onComplete={moves ? onComplete : undefined}
        />
      </View>
    </View>
  );

  function noteOf(): string | undefined {
    const { phase, turn, extraTurns, trigger } = view;
    if (player?.left) return t('ui.left');
    if (moves && turn.extra) return t('ui.extra-turn');
    if (moves && extraTurns > 0) return t('ui.extra-turns-owed', { count: extraTurns });
    if (trigger === seat) return t('ui.triggered');
    if (moves && trigger !== undefined) return t('phase.last-turn');
    if (player?.hasLastTurn) return t('ui.last-turn');
    return phase === 'scoring' && player?.entered ? t('ui.entered') : undefined;
  }
}

interface WhoProps {
  readonly label: string;
  /** On a small phone the places of the Missions are too low for a finger. */
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}

function Who({ label, onPress, children }: WhoProps) {
  if (!onPress) return <View style={styles.who}>{children}</View>;
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={styles.who}>
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexGrow: 1,
    flexDirection: 'row',
    borderWidth: 1,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  moves: { borderWidth: 3, margin: -2 },
  left: { opacity: 0.55 },
  bar: { width: 6 },
  inside: {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 0,
    paddingHorizontal: space.s,
    paddingBottom: 3,
    justifyContent: 'space-between',
  },
  numbers: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  who: {
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 96,
  },
  names: { flexShrink: 1, minWidth: 0 },
});
