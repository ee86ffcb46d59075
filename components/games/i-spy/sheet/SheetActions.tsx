import type { ActionsProps } from '@/components/games/game-screens';
import { useLight } from './light';
import { LightEnd } from './LightEnd';
import { LightScoring } from './LightScoring';
import { LightTurn } from './LightTurn';
import { StandingPad } from './StandingPad';

/** Only what belongs to this phase; behind the cover there is nothing to do. */
export function SheetActions(props: ActionsProps) {
  const light = useLight(props);
  const about = { light, seat: props.seat };
  if (props.viewer !== 'table') return undefined;
  switch (light.view.phase) {
    case 'turn':
      return <LightTurn {...about} />;
    case 'enter-standing':
      return <StandingPad {...about} />;
    default:
      return (
        <>
          <LightScoring {...about} />
          <LightEnd {...about} />
        </>
      );
  }
}
