import { useState } from 'react';
import type { ActionsProps } from '@/components/games/game-screens';
import { Grid } from '@/components/games/Grid';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { useGameWords, useSay } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { message } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { check } from '@/rules/spy-connection/sheet/check';
import type { State } from '@/rules/spy-connection/sheet/state';
import { outOf, playerOf } from '@/rules/spy-connection/sheet/state';
import type { Move, Moved } from '@/rules/spy-connection/sheet/types';
import { GAME } from '../table';
import { AgentsSheet } from './AgentsSheet';
import { CompleteSheet } from './CompleteSheet';
import { DiscardSheet } from './DiscardSheet';
import type { Score } from './ScorePad';
import { ScorePad } from './ScorePad';

type Counted =
  'accept-mission' | 'complete-mission' | 'place-agents' | 'take-back-agents' | 'discard-mission';

/** The few things that change a count; at the end the pad. */
export function SheetActions({ session, seat, play, seatName }: ActionsProps) {
  const t = useGameWords(GAME);
  const say = useSay(GAME, { seatName });
  const app = useTranslate();
  const [opened, setOpened] = useState<Counted>();
  const [scores, setScores] = useState<Readonly<Record<Seat, Score>>>({});
  const state = session.log.state as State;
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
  const about = { most, onDone: act, onClose: () => setOpened(undefined) };
  return (
    <>
      <AppText variant="label" aria-live="polite">
        {t('ui.light-standing', { count: player.supply, open: player.open })}
      </AppText>
      <Grid label={app('match.actions')}>
        {least.map((move) => {
          const refusals = check(state, seat, move);
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
        {state.turn.extra && !state.turn.begun && (
          <Button
            label={t('ui.short.decline')}
            name={t('ui.do-decline')}
            kind="secondary"
            onPress={() => act({ type: 'decline-extra-turn' })}
          />
        )}
        <Button label={t('ui.do-end')} onPress={() => act({ type: 'end-turn' })} />
      </Grid>
      {opened === 'complete-mission' && <CompleteSheet only={player.open === 1} {...about} />}
      {opened === 'discard-mission' && <DiscardSheet only={player.open === 1} {...about} />}
      {opened !== undefined && opened !== 'complete-mission' && opened !== 'discard-mission' && (
        <AgentsSheet
          type={opened}
          board={state.options.board}
          reason={why(
            least.filter(({ type }) => type === opened).flatMap((move) => check(state, seat, move)),
          )}
          {...about}
        />
      )}
    </>
  );
}

/** The least of each kind: where even that is refused, the reason comes before any question. */
const leastOf = (most: Moved): readonly (Move & { readonly type: Counted })[] => {
  const nothing: Moved = { agents: 0, circles: 0 };
  const lifted: Moved =
    most.agents > 0 || most.circles === 0 ? { agents: 1, circles: 0 } : { agents: 0, circles: 1 };
  return [
    { type: 'accept-mission', agents: 0 },
    { type: 'complete-mission', points: 0, extraTurn: false, ...nothing },
    { type: 'place-agents', agents: 0, circles: 1 },
    { type: 'take-back-agents', ...lifted },
    { type: 'discard-mission', ...nothing },
  ];
};
