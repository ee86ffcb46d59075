import { type TableProps } from '@/components/match/game-screens';
import { type State } from '@/rules/spy-connection/model/state';
import { SetUpTable } from './start/SetUpTable';
import { TurnTable } from './turn/TurnTable';

/** A full match on its stage. */
export function SpyTable(props: TableProps) {
  const { phase } = props.log.state as State;
  return phase === 'turn' || phase === 'over' ? <TurnTable {...props} /> : <SetUpTable {...props} />;
}
