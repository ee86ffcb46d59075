import { type ActionsProps } from '@/components/games/game-screens';
import { SheetActions } from '../sheet/SheetActions';
import { TurnActions } from './TurnActions';

export function Actions(props: ActionsProps) {
  return props.header.module === 'full' ? <TurnActions {...props} /> : <SheetActions {...props} />;
}
