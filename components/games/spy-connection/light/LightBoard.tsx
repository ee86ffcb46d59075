import { type BoardProps } from '@/components/match/game-screens';
import { light } from '@/rules/spy-connection/light/game';
import { type State } from '@/rules/spy-connection/light/state';
import { Scoreboard } from './Scoreboard';

/** The scoreboard, to be looked at. */
export function LightBoard({ log, seatName }: BoardProps) {
  const state = log.state as State;
  return (
    <Scoreboard
      view={light.view(state, 'table')}
      tracked={state.options.opened === 'at-the-start'}
      seatName={seatName}
    />
  );
}
