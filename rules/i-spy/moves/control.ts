/* IS-45: Control puts a token on any Politician, three at most on one. Who has a token on it may look at it. */
import { message } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { checkDue, dueNow, settled, toResolve, without } from '../model/owed';
import { defineMove } from '../model/phases';
import {
  aboutTile,
  checkSpace,
  checkTile,
  placeParam,
  tileAmending,
  tileOf,
  tilesOnBoard,
  withTile,
} from '../model/politicians';
import { politician } from '../model/prints';
import { refuse } from '../model/refusals';
import { type State } from '../model/state';

export const control = defineMove('control', {
  schema: { politician },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { politician: tile }) => {
    const as = controlled(state)?.as ?? seat;
    return [
      ...checkDue(state, 'control', 'control-or-empower'),
      ...checkTile(state, tile),
      ...aboutTile(state, tile, checkSpace(tileOf(state, tile).tokens)),
      ...(playerOf(state, as).tokensLeft > 0
        ? NONE
        : [refuse('IS-45', 'no-token-left', { focus: [`tokens-left/${as}`] })]),
    ];
  },
  apply: (state, _, { politician: tile }) => {
    const due = controlled(state);
    const as = due?.as ?? state.turn.seat;
    const { tokens } = tileOf(state, tile);
    const placed = withTile(without(state, due), tile, { tokens: [...tokens, as] });
    return settled(withPlayer(placed, as, { tokensLeft: playerOf(state, as).tokensLeft - 1 }));
  },
  offers: (state) =>
    (dueControl(state) ? tilesOnBoard(state) : []).map((tile) => ({
      move: { politician: tile },
      label: message('offer.control', { place: placeParam(state, tile) }),
      about: String(tile),
    })),
  describe: (before, { move }) => message('did.control', { place: placeParam(before, move.politician) }),
  amend: tileAmending,
});

const dueControl = (state: State) => dueNow(state, 'control', 'control-or-empower');
const controlled = (state: State) => toResolve(state, 'control', 'control-or-empower');
