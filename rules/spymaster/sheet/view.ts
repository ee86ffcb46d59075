import type { PassRing } from '../pass-ring';
import { passRing } from '../pass-ring';
import type { Player, State } from './state';

export interface PlayerView extends Player {
  /** Of the completed Missions. */
  readonly points: number;
}

export interface View extends Omit<State, 'players' | 'options'> {
  readonly players: readonly PlayerView[];
  readonly ring: PassRing;
}

/** A sheet knows no hands before they lie open, so all viewers see the same. */
export const view = ({ options: _, ...state }: State): View => ({
  ...state,
  ring: passRing(state),
  players: state.players.map((player) => ({
    ...player,
    points: player.completed.reduce((sum, points) => sum + points, 0),
  })),
});
