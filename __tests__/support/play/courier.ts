import { burn } from '../courier/moves/burn';
import { type Move } from '../courier/game';
import { cardsOf, type State } from '../courier/model';
import { type Samplers } from './playout';

/** Any two cards that lie side by side in the hand. */
export const courierSamplers: Samplers<Move, State> = {
  burn: (state, seat, pick) => {
    const held = cardsOf(state, seat);
    if (held.length < 2) return undefined;
    const first = pick(held.length - 1);
    const move = burn.make({ cards: held.slice(first, first + 2) });
    return burn.check(state, seat, move).length === 0 ? move : undefined;
  },
};
