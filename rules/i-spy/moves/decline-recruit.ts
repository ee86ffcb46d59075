/*
 * IS-41: none of the Assets that the recruiter looked at in private can be paid; of real cards the table says so. What the
 * phone shuffled counts as payable for whom it is hidden from, so that nobody learns what the Assets cost.
 */
import { message, number } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { shuffledAsset } from '../model/assets';
import { checkDue, recruitToMake, settled, without } from '../model/owed';
import { defineMove } from '../model/phases';
import { ASSET_CAPITALS, LEAST_COST } from '../model/pieces';
import { lookingAt } from '../model/places';
import { bend, unsure } from '../model/refusals';

export const declineRecruit = defineMove('decline-recruit', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: (state) => {
    const due = recruitToMake(state);
    const order = checkDue(state, 'recruit');
    if (!due) return order;
    const { supply } = playerOf(state, due.as);
    if (!state.assetOrder)
      return [...order, unsure('IS-41', 'none-payable', { params: { supply: number(supply) } })];
    const there = due.capital ?? lookingAt(state, due.as);
    const within = (there ? [there] : ASSET_CAPITALS).flatMap((each) => state.stacks[each]);
    const isPayable = within.some((asset) => (shuffledAsset(state, asset)?.cost ?? LEAST_COST) <= supply);
    return [...order, ...(isPayable ? [bend('IS-41', 'payable')] : NONE)];
  },
  apply: (state) => settled(without(state, recruitToMake(state))),
  offers: () => [{ move: {}, label: message('offer.decline-recruit'), onlyIfLegal: true }],
});
