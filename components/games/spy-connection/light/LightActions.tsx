import { useState } from 'react';
import { type ActionsProps } from '@/components/match/game-screens';
import { Grid } from '@/components/kit/Grid';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useGameWords, useSay } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { message } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { acceptMission } from '@/rules/spy-connection/light/moves/accept-mission';
import { completeMission } from '@/rules/spy-connection/light/moves/complete-mission';
import { declineExtraTurn } from '@/rules/spy-connection/light/moves/decline-extra-turn';
import { discardMission } from '@/rules/spy-connection/light/moves/discard-mission';
import { endTurn } from '@/rules/spy-connection/light/moves/end-turn';
import { placeAgents } from '@/rules/spy-connection/light/moves/place-agents';
import { takeBackAgents } from '@/rules/spy-connection/light/moves/take-back-agents';
import { useMoves } from '@/components/match/use-moves';
import { type Moved, outOf, type State } from '@/rules/spy-connection/light/state';
import { type Move } from '@/rules/spy-connection/light/game';
import { GAME } from '../table';
import { AgentsSheet } from './AgentsSheet';
import { CompleteSheet } from './CompleteSheet';
import { DiscardSheet } from './DiscardSheet';
import { type Score, ScorePad } from './ScorePad';

type Least = ReturnType<typeof leastOf>[number];
type Counted = Least['type'];

/** What is asked for on a sheet of Agents. */
const COUNTS = [acceptMission, placeAgents, takeBackAgents] as const;

/** The few things that change a count; at the end the pad. */
export function LightActions(props: ActionsProps) {
  const { log, seat, play, seatName } = props;
  const { check, refuses } = useMoves<Move>(props);
  const t = useGameWords(GAME);
  const say = useSay(GAME, { seatName });
  const app = useTranslate();
  const [opened, setOpened] = useState<Counted>();
  const [scores, setScores] = useState<Readonly<Record<Seat, Score>>>({});
  const state = log.state as State;
  const player = playerOf(state, seat);
  const act = (move: Move) => {
    setOpened(undefined);
    play(seat, move);
  };
  if (state.phase === 'scoring')
    return (
      <ScorePad
        score={scores[seat] ?? player}
        onScore={(score) => setScores({ ...scores, [seat]: score })}
        onEnter={act}
      />
    );
  const why = ([refusal]: readonly Violation[]) =>
    refusal && say(message(`why.${refusal.rule}.${refusal.code}`, refusal.params));
  const most: Moved = { agents: outOf(state, seat), circles: player.covered };
  const least = leastOf(most);
  const counts = opened === undefined ? undefined : COUNTS.find(({ type }) => type === opened);
  const about = { most, onDone: act, onClose: () => setOpened(undefined) };
  return (
    <>
      <AppText variant="label" aria-live="polite">
        {t('ui.light-standing', { count: player.supply, open: player.open })}
      </AppText>
      <Grid label={app('match.actions')}>
        {least.map((move) => {
          const refusals = check(seat, move);
          // What the table may record all the same needs its numbers first.
          const askable = refusals.every(({ overrulable }) => overrulable);
          return (
            <Button
              key={move.type}
              label={t(`ui.short.${move.type}`)}
              name={t(`ui.light.${move.type}`)}
              kind="secondary"
              reason={why(refusals)}
              onRefused={() => (askable ? setOpened(move.type) : act(move))}
              onPress={() => setOpened(move.type)}
            />
          );
        })}
        {!refuses(seat, declineExtraTurn.make({})) && (
          <Button
            label={t('ui.short.decline')}
            name={t('ui.do-decline')}
            kind="secondary"
            onPress={() => act(declineExtraTurn.make({}))}
          />
        )}
        <Button label={t('ui.do-end')} onPress={() => act(endTurn.make({}))} />
      </Grid>
      {opened === completeMission.type && <CompleteSheet only={player.open === 1} {...about} />}
      {opened === discardMission.type && <DiscardSheet only={player.open === 1} {...about} />}
      {counts && (
        <AgentsSheet
          kind={counts}
          board={state.options.board}
          reason={why(least.filter(({ type }) => type === opened).flatMap((move) => check(seat, move)))}
          {...about}
        />
      )}
    </>
  );
}

/** The least of each kind: where even that is refused, the reason comes before any question. */
const leastOf = (most: Moved) => {
  const nothing: Moved = { agents: 0, circles: 0 };
  const lifted: Moved =
    most.agents > 0 || most.circles === 0 ? { agents: 1, circles: 0 } : { agents: 0, circles: 1 };
  return [
    acceptMission.make({ agents: 0 }),
    completeMission.make({ points: 0, extraTurn: false, ...nothing }),
    placeAgents.make({ agents: 0, circles: 1 }),
    takeBackAgents.make(lifted),
    discardMission.make(nothing),
  ] as const;
};
