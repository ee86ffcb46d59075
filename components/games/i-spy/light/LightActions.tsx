import { type ActionsProps } from '@/components/match/game-screens';
import { LookButton } from '../actions/LookButton';
import { useLight } from './light';
import { LightEnd } from './LightEnd';
import { StandingPad } from './StandingPad';

/** Only what belongs to this phase; behind the cover there is nothing to do. */
export function LightActions(props: ActionsProps) {
  const light = useLight(props);
  const about = { light, seat: props.seat };
  if (props.viewer !== 'table') return undefined;
  const { phase } = light.view;
  return (
    <>
      {phase === 'enter-standing' && <StandingPad {...about} />}
      <LightEnd {...about} />
      <LookButton seat={props.seat} seatName={light.seatName} onLook={props.onLook} />
    </>
  );
}
