import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { type DockAction, type DockQuiets } from '@/components/kit/stage/dock-action';
import { Stamp } from '@/components/kit/Stamp';
import { space } from '@/components/kit/theme/tokens';
import { webProps } from '@/components/kit/web-props';
import { Frame } from '@/components/match/frame/Frame';
import { type BaseMove } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { type Posting, type Standing } from '@/rules/i-spy/model/scoring';
import { whoWins, type WinnerVerdict } from '@/rules/i-spy/questions/scoring';
import { revealAlignment } from '@/rules/i-spy/moves/reveal-alignment';
import { scoreFinalReport } from '@/rules/i-spy/moves/score-final-report';
import { type Teller } from '../table';
import { nationName, signed } from '../words';
import { type Flag, FlagTrack } from './FlagTrack';
import { Reports, type SeatReport } from './Reports';
import { type EndSeat, SeatCards } from './SeatCards';
import { Verdict } from './Verdict';

const PHASES = ['final-report', 'reveal-alignments', 'score-final-report', 'turn-assets', 'over'] as const;
export type EndPhase = (typeof PHASES)[number];

export const isEnd = (phase: string): phase is EndPhase => (PHASES as readonly string[]).includes(phase);

/** As much of a match, full or light, as its end needs. */
interface EndView {
  readonly order: readonly Seat[];
  /** As it lies on the table, after a standstill too. */
  readonly standing: Standing;
  /** What decided. */
  readonly counted: Standing;
  readonly postings: readonly Posting[];
  readonly players: readonly {
    readonly alignment?: Nation;
    readonly revealed: boolean;
    readonly left: boolean;
  }[];
}

interface EndTableProps {
  readonly teller: Teller;
  readonly view: EndView;
  readonly phase: EndPhase;
  /** Who acts. */
  readonly seat: Seat | undefined;
  readonly canAct: boolean;
  readonly act: (seat: Seat, move: BaseMove) => void;
  /** The phone has dealt the Alignments. */
  readonly dealt: boolean;
  /** Assets that a seat has still to turn, where they are tracked. */
  readonly assetsOf?: (seat: Seat) => number;
  readonly turnAsset: (nation: Nation) => BaseMove;
  /** Where they are not tracked, each says when there is none left. */
  readonly finish?: BaseMove;
  readonly reports: readonly SeatReport[];
  /** The forms of the Final Report. */
  readonly guesses: ReactNode;
  /** What lays or enters them. */
  readonly guess: DockAction | undefined;
  readonly quiet?: DockQuiets;
}

/** Scrolled by keys where there is nothing to focus. */
const keys = webProps({ tabIndex: 0 });

/** The end after round 14, before everyone's eyes: flags rise with Assets, bear whom they were served by, and may fall. */
export function EndTable(props: EndTableProps) {
  const { teller, view, phase, seat, canAct, act, dealt, assetsOf, finish, quiet } = props;
  const { t, seatName } = teller;
  const [height, setHeight] = useState(420);
  const [chosen, setChosen] = useState<{ readonly seat: Seat; readonly nation: Nation }>();
  const verdict = phase === 'over' ? verdictOf(view) : undefined;
  const picked = phase === 'reveal-alignments' && chosen?.seat === seat ? chosen?.nation : undefined;
  const acts = canAct && seat !== undefined;
  const onNation = ((): ((nation: Nation) => void) | undefined => {
    if (!acts) return undefined;
    if (phase === 'turn-assets') return (nation) => act(seat, props.turnAsset(nation));
    if (phase === 'reveal-alignments' && !dealt) return (nation) => setChosen({ seat, nation });
    return undefined;
  })();
  const seats = view.order.map((each): EndSeat => {
    const player = view.players[each];
    return {
      seat: each,
      nation: player?.revealed ? player.alignment : undefined,
      assets: phase === 'turn-assets' ? assetsOf?.(each) : undefined,
      now: acts && each === seat,
    };
  });
  const action = ((): DockAction | undefined => {
    if (!acts) return undefined;
    const who = seatName(seat);
    switch (phase) {
      case 'turn-assets':
        return finish
          ? { kind: 'plain', label: t('ui.end.no-asset', { seat: who }), onPress: () => act(seat, finish) }
          : { kind: 'wait', label: t('ui.end.tap-flag', { seat: who }) };
      case 'reveal-alignments': {
        if (dealt)
          return {
            kind: 'go',
            icon: 'eye',
            label: t('ui.end.reveal', { seat: who }),
            onPress: () => act(seat, revealAlignment.make({})),
          };
        if (!picked) return { kind: 'wait', label: t('ui.end.tap-nation', { seat: who }) };
        const move = revealAlignment.make({ nation: picked });
        return {
          kind: 'go',
          label: t('ui.end.served', { seat: who, nation: nationName(t, picked) }),
          onPress: () => act(seat, move),
        };
      }
      case 'score-final-report':
        return {
          kind: 'go',
          label: t('ui.end.raise'),
          onPress: () => act(seat, scoreFinalReport.make({})),
        };
      case 'final-report':
        return props.guess;
      case 'over':
        return undefined;
    }
  })();
  const sentence =
    phase === 'turn-assets' && acts
      ? t('ui.end.tap-flag', { seat: seatName(seat) })
      : phase === 'over'
        ? undefined
        : t(`ui.say.${phase}`);
  return (
    <Frame
      scene={`${phase}/${seat ?? ''}/${view.postings.length}`}
      stage={
        <View style={styles.stage}>
          {phase !== 'score-final-report' && (
            <SeatCards teller={teller} seats={seats} sealed={phase === 'turn-assets'} />
          )}
          {phase === 'score-final-report' ? (
            <ScrollView style={styles.fill} {...keys}>
              <Reports teller={teller} reports={props.reports} />
            </ScrollView>
          ) : (
            <View
              style={styles.fill}
              onLayout={({ nativeEvent: { layout } }) => layout.height > 0 && setHeight(layout.height)}
            >
              <FlagTrack
                height={Math.max(230, height)}
                rises={phase === 'turn-assets' && acts}
                flags={NATIONS.map((nation) => flagOf(props, { nation, verdict, picked, onNation }))}
                stamp={
                  verdict && verdict.fallen.length > 0 ? (
                    <Stamp label={t('ui.end.standstill')} large askew lands />
                  ) : undefined
                }
              />
            </View>
          )}
        </View>
      }
      tray={
        <>
          {sentence !== undefined && <AppText>{sentence}</AppText>}
          {phase === 'final-report' && props.guesses}
          {verdict && (
            <Verdict teller={teller} verdict={verdict} standing={view.counted} aligned={alignedIn(view)} />
          )}
        </>
      }
      action={action}
      quiet={quiet}
    />
  );
}

const alignedIn = ({ players }: EndView) =>
  players.flatMap(({ alignment, revealed, left }, seat) =>
    alignment && revealed && !left ? [{ seat, nation: alignment }] : [],
  );

const verdictOf = (view: EndView): WinnerVerdict | undefined =>
  whoWins({ standing: view.counted, aligned: alignedIn(view) });

interface About {
  readonly nation: Nation;
  readonly verdict: WinnerVerdict | undefined;
  readonly picked: Nation | undefined;
  readonly onNation: ((nation: Nation) => void) | undefined;
}

const flagOf = (
  { teller: { t, seatName }, view, phase }: EndTableProps,
  { nation, verdict, picked, onNation }: About,
): Flag => {
  const served = alignedIn(view).find((each) => each.nation === nation);
  const over = phase === 'over';
  const power = view.standing.power[nation];
  const last = view.postings.at(-1);
  const line = last?.cause.kind === 'asset' ? last.lines.find((each) => each.nation === nation) : undefined;
  const fell = verdict?.fallen.includes(nation) ? view.counted.power[nation] : undefined;
  const nobody = over && !served;
  const words = served
    ? seatName(served.seat)
    : phase === 'turn-assets'
      ? t(`ui.short.${nation}`)
      : nobody
        ? t('ui.end.nobody')
        : '?';
  const rose = phase === 'turn-assets' && line ? line.to - line.from : undefined;
  const label = [
    `${nationName(t, nation)}: ${t('ui.power')} ${power}`,
    ...(rose ? [signed(rose)] : []),
    ...(fell === undefined ? [] : [t('ui.end.fell', { from: fell })]),
    ...(served ? [seatName(served.seat)] : []),
    ...(nobody ? [t('ui.end.nobody')] : []),
  ].join(', ');
  const taken = phase === 'reveal-alignments' && served !== undefined;
  return {
    ...{ nation, power, words, label, rose, fellFrom: fell },
    seat: served?.seat,
    faint: nobody || taken,
    wins: over && served !== undefined && verdict?.winners.includes(served.seat),
    chosen: picked === nation,
    onPress: onNation && !taken ? () => onNation(nation) : undefined,
  };
};

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 0, paddingHorizontal: space.s, paddingTop: space.xs, gap: space.s },
  fill: { flex: 1, minHeight: 0 },
});
