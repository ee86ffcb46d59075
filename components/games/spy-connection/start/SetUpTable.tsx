import { type TableProps } from '@/components/match/game-screens';
import { useTable } from '../table';
import { ChooseStarts } from './ChooseStarts';
import { ReadStarts } from './ReadStarts';
import { StartFrame } from './StartFrame';

/** SC-14: before the first turn, the Start Missions are read or chosen on the map. */
export function SetUpTable(props: TableProps) {
  const table = useTable(props);
  const { phase, options } = table.state;
  if (props.canAct && phase === 'set-up' && options.decks === 'physical')
    return <ReadStarts table={table} session={props.session} log={props.log} />;
  if (props.canAct && phase === 'choose-start-missions') return <ChooseStarts table={table} />;
  return <StartFrame table={table} tray={undefined} />;
}
