import { passRing, type PassRing } from '../../model/pass-ring';
import { isCounted, outcome } from './outcome';
import { type Player, type State } from './state';

export interface PlayerView extends Player {
  /** Of the completed Missions. */
  readonly points: number;
  /** SM-41: for the hand, once all of them were counted. */
  readonly bonus?: number;
}

export interface View extends Omit<State, 'players' | 'options'> {
  readonly players: readonly PlayerView[];
  readonly ring: PassRing;
}

/** The light depth knows no hands before they lie open, so all viewers see the same. */
export const view = (state: State): View => {
  const { options: _, ...shown } = state;
  const scores = isCounted(state) ? outcome(state).scores : [];
  return {
    ...shown,
    ring: passRing(state),
    players: state.players.map((player, seat) => {
      const points = player.completed.reduce((sum, each) => sum + each, 0);
      const score = scores[seat];
      return { ...player, points, ...(score ? { bonus: score.total - points } : {}) };
    }),
  };
};
