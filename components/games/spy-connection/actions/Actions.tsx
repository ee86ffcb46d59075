import { type ActionsProps } from '@/components/match/game-screens';
import { SheetActions } from '../light/SheetActions';
import { TurnActions } from './TurnActions';

export function Actions(props: ActionsProps) {
  return props.header.module === 'full' ? <TurnActions {...props} /> : <SheetActions {...props} />;
}
