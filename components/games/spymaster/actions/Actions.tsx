import type { ActionsProps } from '@/components/games/game-screens';
import { SheetActions } from '../sheet/SheetActions';
import { useTable } from '../table';
import { CountActions } from './CountActions';
import { CutActions } from './CutActions';
import { FileActions } from './FileActions';
import { HandActions } from './HandActions';
import { PlaceActions } from './PlaceActions';
import { StackActions } from './StackActions';
import { TurnActions } from './TurnActions';

export function Actions(props: ActionsProps) {
  return props.header.module === 'full' ? <FullActions {...props} /> : <SheetActions {...props} />;
}

/** Only what belongs to this phase. Behind the cover it is what the hand can do. */
function FullActions(props: ActionsProps) {
  const table = useTable(props);
  const about = { table, seat: props.seat };
  if (props.viewer !== 'table') return <HandActions {...about} />;
  switch (table.view.phase) {
    case 'place-special-agents':
      return <PlaceActions {...about} />;
    case 'choose-stack':
      return <StackActions {...about} />;
    case 'cut-files':
      return <CutActions {...about} />;
    case 'choose-files':
      return <FileActions {...about} />;
    case 'operations':
      return <TurnActions {...about} />;
    case 'count-hands':
      return <CountActions {...about} />;
    default:
      return undefined;
  }
}
