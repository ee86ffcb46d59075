/*
 * SM-20: the SpyMaster picks a stack that is left. Which cards lie in the stack is chance, which `lay-out-row` answers.
 * SM-11: real cards that nobody reads to the app lie there blank, so many for so many players, enough for a cut.
 */
import * as v from 'valibot';
import { message, number } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { STACKS, stackSize } from '../model/prints';
import { refuse } from '../model/refusals';
import { defineMove, notYet } from '../model/turn-order';

export const chooseStack = defineMove('choose-stack', {
  schema: { stack: v.picklist(STACKS) },
  by: 'picker',
  phases: ['choose-stack'],
  notNow: notYet(refuse('SM-20', 'not-now')),
  check: ({ stacks }, _, { stack }) =>
    stacks.includes(stack) ? NONE : [refuse('SM-20', 'stack-gone', { params: { stack: number(stack) } })],
  apply: (state, _, { stack }) => {
    const { intelligenceDeck, rows, seatCount } = state.options;
    const stacks = state.stacks.filter((other) => other !== stack);
    if (intelligenceDeck === 'digital' || rows === 'entered')
      return { ...state, stacks, phase: 'lay-out-row' };
    const row = Array.from({ length: stackSize(seatCount) }, () => 'blank' as const);
    return { ...state, stacks, row, rows: state.rows + 1, phase: 'cut-files' };
  },
  offers: ({ stacks }) =>
    stacks.map((stack) => ({
      move: { stack },
      label: message('offer.choose-stack', { stack: number(stack) }),
      about: String(stack),
    })),
  describe: ({ options }, { move }) =>
    message('did.choose-stack', { stack: number(move.stack), count: number(stackSize(options.seatCount)) }),
});
