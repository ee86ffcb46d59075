import { useState } from 'react';
import type { ActionsProps } from '@/components/games/game-screens';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import type { State } from '@/rules/spy-connection/sheet/state';
import { playerOf } from '@/rules/spy-connection/sheet/state';
import type { Move } from '@/rules/spy-connection/sheet/types';
import { Grid } from '../actions/Grid';
import { GAME } from '../table';
import { CompleteSheet } from './CompleteSheet';
import { CountSheet } from './CountSheet';
import { ScorePad } from './ScorePad';

type Counted = 'accept-mission' | 'place-agents' | 'take-back-agents' | 'discard-mission';

const ACTIONS: readonly (Counted | 'complete-mission')[] = [
  'accept-mission',
  'complete-mission',
  'place-agents',
  'take-back-agents',
  'discard-mission',
];

/** The few things that change a count; at the end the pad. */
export function SheetActions({ session, seat, play }: ActionsProps) {
  const t = useGameWords(GAME);
  const app = useTranslate();
  const [opened, setOpened] = useState<Counted | 'complete-mission'>();
  const state = session.log.state as State;
  const player = playerOf(state, seat);
  const act = (move: Move) => {
    setOpened(undefined);
    play(seat, move);
  };
  if (state.phase === 'scoring')
    return <ScorePad key={seat} tracked={player.completed} covered={player.covered} onEnter={act} />;
  const out = (state.options.agents[seat] ?? 0) - player.supply;
  const close = () => setOpened(undefined);
  return (
    <>
      <AppText variant="label" aria-live="polite">
        {t('ui.light-standing', { count: player.supply, open: player.open })}
      </AppText>
      <Grid label={app('match.actions')}>
        {ACTIONS.map((type) => (
          <Button
            key={type}
            label={t(`ui.short.${type}`)}
            name={t(`ui.light.${type}`)}
            kind="secondary"
            onPress={() => setOpened(type)}
          />
        ))}
        {state.turn.extra && !state.turn.begun && (
          <Button
            label={t('ui.do-decline')}
            kind="secondary"
            onPress={() => act({ type: 'decline-extra-turn' })}
          />
        )}
        <Button label={t('ui.do-end')} icon="pass" onPress={() => act({ type: 'end-turn' })} />
      </Grid>
      {opened === 'complete-mission' && <CompleteSheet out={out} onClose={close} onDone={act} />}
      {opened !== undefined && opened !== 'complete-mission' && (
        <CountSheet
          title={t(`ui.light.${opened}`)}
          counts={countsFor(opened, state.options.board, out)}
          onClose={close}
          onCount={(agents) => act({ type: opened, agents })}
        />
      )}
    </>
  );
}

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

const countsFor = (type: Counted, board: State['options']['board'], out: number): readonly number[] => {
  if (type === 'accept-mission') return upTo(0, board === 'dark' ? 3 : 2);
  if (type === 'place-agents') return upTo(1, 6);
  return upTo(type === 'discard-mission' ? 0 : 1, Math.max(1, Math.min(out, 7)));
};
