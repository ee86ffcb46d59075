import { useState } from 'react';
import { type LayoutChangeEvent, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { type RefusalPlace } from '@/components/match/refusal/StageRefusal';
import { Frame } from '@/components/match/frame/Frame';
import { PlainTable } from '@/components/match/frame/PlainTable';
import { type TableProps } from '@/components/match/game-screens';
import { webProps } from '@/components/kit/web-props';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { type State } from '@/rules/spy-connection/light/state';
import { completeMission } from '@/rules/spy-connection/light/moves/complete-mission';
import { LastRound } from '../LastRound';
import { lastRoundOf } from '../last-round';
import { GAME } from '../table';
import { useWhile } from '../use-while';
import { type Asked, LOW, useLight, usualBack } from './light';
import { CompleteKeys, DiscardKeys } from './MissionKeys';
import { NumberKeys } from './NumberKeys';
import { Scoreboard } from './Scoreboard';
import { BackKeys, TurnKeys } from './TurnKeys';
import { useLightDock } from './use-light-dock';

/** A tracked game on its scoreboard; where only the totals are told, a pad asks for them. */
export function LightTable(props: TableProps) {
  const { options } = props.log.state as State;
  return options.opened === 'at-the-start' ? <Announced {...props} /> : <PlainTable {...props} />;
}

/** The last round is said once before it begins. */
function Announced(props: TableProps) {
  const t = useGameWords(GAME);
  const [told, setTold] = useState<Seat>();
  const state = props.log.state as State;
  const { trigger } = state;
  const order = lastRoundOf(state, state.phase === 'turn' && !state.turn.begun);
  if (trigger === undefined || !order || told === trigger || !props.canAct) return <Tracked {...props} />;
  return (
    <LastRound
      t={t}
      seatName={props.seatName}
      trigger={trigger}
      order={order}
      onStart={() => setTold(trigger)}
    />
  );
}

/** The keys need as much of a small phone as the scoreboard. */
const SHARE = 0.4;

/** Everybody's numbers, and below them what the turn may do to those of whoever is to move. */
function Tracked(props: TableProps) {
  const { playAll, canAct } = props;
  const light = useLight(props);
  const { state, view, seatName } = light;
  const [asked, ask] = useWhile<Asked>([state]);
  const [height, setHeight] = useState(0);
  const { action, quiet } = useLightDock(light, { asked, ask, playAll });
  const complete = () => {
    const back = usualBack(light);
    const least = completeMission.make({ points: 0, extraTurn: false, ...back });
    if (asked?.kind === 'complete') ask();
    else if (light.refuses(least)) light.act(least);
    else ask({ kind: 'complete', back, extraTurn: false });
  };
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) => setHeight(layout.height);
  const low = useWindowDimensions().height < LOW;
  const inTurn = canAct && state.phase === 'turn';
  const place = (): RefusalPlace => ({
    at: { x: 180, y: (height * (state.active + 0.5)) / view.players.length },
  });
  return (
    <Frame
      share={SHARE}
      scene={asked?.kind}
      stage={
        <ScrollView
          {...webProps({ tabIndex: 0 })}
          onLayout={measure}
          style={styles.fill}
          contentContainerStyle={styles.fills}
        >
          <Scoreboard
            view={view}
            tracked
            seatName={seatName}
            marked={asked?.kind === 'number' ? asked : undefined}
            completing={asked?.kind === 'complete'}
            onNumber={canAct ? (seat, what) => ask({ kind: 'number', seat, what }) : undefined}
            onComplete={inTurn ? complete : undefined}
          />
        </ScrollView>
      }
      tray={canAct && <View style={low ? styles.lowTray : styles.tray}>{keys()}</View>}
      action={canAct ? action : undefined}
      quiet={canAct ? quiet : []}
      onSeat={canAct ? (seat) => ask({ kind: 'number', seat, what: 'supply' }) : undefined}
      placeOf={place}
    />
  );

  function keys() {
    switch (asked?.kind) {
      case 'number':
        return <NumberKeys light={light} asked={asked} ask={ask} />;
      case 'complete':
        return <CompleteKeys light={light} asked={asked} ask={ask} />;
      case 'back':
        return <BackKeys light={light} />;
      case 'discard':
        return <DiscardKeys light={light} asked={asked} ask={ask} />;
      default:
        return inTurn && <TurnKeys light={light} />;
    }
  }
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  fills: { flexGrow: 1 },
  // As high in every part of a turn, so that no number above moves under the finger.
  tray: { minHeight: 240 },
  lowTray: { minHeight: 144, marginTop: -6 },
});
