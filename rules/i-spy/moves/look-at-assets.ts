/* IS-41: only a spy who is in the Capital may look at its Assets. The phone shows those that it shuffled. */
import * as v from 'valibot';
import { message, piece } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { defineMove } from '../model/phases';
import { ASSET_CAPITALS } from '../model/pieces';
import { lapsed } from '../model/owed';
import { capitalOf, visitedBy, withVisit } from '../model/places';
import { bend, refuse, unsure } from '../model/refusals';
import { withTurn } from '../model/state';

export const lookAtAssets = defineMove('look-at-assets', {
  schema: { capital: v.picklist(ASSET_CAPITALS) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { capital: there }) => {
    if (!state.assetOrder) return [refuse('IS-41', 'real-cards')];
    const params = { capital: piece(there) };
    if (state.map) return capitalOf(state, seat) === there ? NONE : [bend('IS-41', 'not-there', { params })];
    const visited = visitedBy(state, seat);
    const isElsewhere = visited !== undefined && visited !== there;
    return [isElsewhere ? bend('IS-41', 'not-there', { params }) : unsure('IS-41', 'in-capital', { params })];
  },
  apply: (state, seat, { capital: there }) =>
    state.map ? state : withVisit(withTurn(lapsed(state), { looking: there }), seat, there),
  offers: ({ options, turn }) =>
    options.assets === 'physical'
      ? []
      : ASSET_CAPITALS.filter((there) => turn.looking !== there).map((there) => ({
          move: { capital: there },
          label: message('offer.look-at-assets', { capital: piece(there) }),
          about: there,
          onlyIfLegal: true,
        })),
  describe: (_, { move }) => message('did.look-at-assets', { capital: piece(move.capital) }),
});
