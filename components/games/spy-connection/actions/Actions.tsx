import { type ActionsProps } from '@/components/match/game-screens';
import { LightActions } from '../light/LightActions';
import { TurnActions } from './TurnActions';

export function Actions(props: ActionsProps) {
  return props.header.module === 'full' ? <TurnActions {...props} /> : <LightActions {...props} />;
}
