import { useState } from 'react';
import { type TableProps } from '@/components/match/game-screens';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { type State } from '@/rules/spy-connection/model/state';
import { phaseOf } from '@/rules/spy-connection/model/status';
import { LastRound } from './LastRound';
import { lastRoundOf } from './last-round';
import { SetUpTable } from './start/SetUpTable';
import { GAME } from './table';
import { TurnTable } from './turn/TurnTable';

/** A full match on its stage. The last round is said once before it begins. */
export function SpyTable(props: TableProps) {
  const t = useGameWords(GAME);
  const [told, setTold] = useState<Seat>();
  const state = props.log.state as State;
  const { trigger } = state;
  if (state.phase !== 'turn' && state.phase !== 'over') return <SetUpTable {...props} />;
  const order = lastRoundOf(state, state.phase === 'turn' && phaseOf(state) === 'option');
  if (trigger === undefined || !order || told === trigger || !props.canAct) return <TurnTable {...props} />;
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
