/*
 * IS-46: Empower swaps two tiles; their tokens travel with them. IS-48: not where an opponent has more tokens.
 */
import * as v from 'valibot';
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { checkDue, settled, toResolve, without } from '../model/owed';
import { defineMove } from '../model/phases';
import { aboutTile, checkTile, checkUntouched, placeParam, tileOf } from '../model/politicians';
import { politician } from '../model/prints';
import { bend } from '../model/refusals';
import { type State } from '../model/state';

export const empower = defineMove('empower', {
  schema: { politicians: v.pipe(v.strictTuple([politician, politician]), v.readonly()) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { politicians }) => {
    const as = empowered(state)?.as ?? seat;
    const [one, other] = politicians;
    return [
      ...checkDue(state, 'empower', 'control-or-empower'),
      ...(one === other ? [bend('IS-46', 'same-tile')] : NONE),
      ...politicians.flatMap((tile) => [
        ...checkTile(state, tile),
        ...aboutTile(state, tile, checkUntouched(tileOf(state, tile).tokens, as)),
      ]),
    ];
  },
  apply: (state, _, { politicians: [one, other] }) => {
    const places = state.places.map((tile) => (tile === one ? other : tile === other ? one : tile));
    return settled({ ...without(state, empowered(state)), places });
  },
  describe: (before, { move }) => {
    const [one, other] = move.politicians;
    return message('did.empower', { place: placeParam(before, one), other: placeParam(before, other) });
  },
});

const empowered = (state: State) => toResolve(state, 'empower', 'control-or-empower');
