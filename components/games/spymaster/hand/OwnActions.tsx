import { type ActionsProps } from '@/components/match/game-screens';
import { useTable } from '../table';
import { HandActions } from './HandActions';

/** Behind the cover alone: on the table everything is tapped on the stage. */
export function OwnActions(props: ActionsProps) {
  const table = useTable(props);
  return props.viewer === 'table' ? undefined : <HandActions table={table} seat={props.seat} />;
}
