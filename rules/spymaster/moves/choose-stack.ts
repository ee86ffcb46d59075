/*
 * SM-20: the SpyMaster picks a stack that is left. Which cards lie in the stack is chance, which `lay-out-row` answers.
 * SM-11: real cards that nobody reads to the app lie there blank, so many for so many players, enough for a cut.
 */
import * as v from 'valibot';
import { message, number } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { type Seat } from '@/rules/core/seat';
import { ROUNDS, STACKS, stackSize } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { endRound } from '../model/round';
import { type State } from '../model/state';
import { defineMove, notYet } from '../model/turn-order';

export const chooseStack = defineMove('choose-stack', {
  schema: { stack: v.picklist(STACKS) },
  by: 'picker',
  phases: ['choose-stack', 'operations'],
  notNow: notYet(refuse('SM-20', 'not-now')),
  check: ({ phase, round, stacks }, _, { stack }) => {
    if (phase === 'operations' && round >= ROUNDS) return [refuse('SM-20', 'not-now')];
    return [
      ...(phase === 'operations' ? [bend('SM-20', 'not-now')] : NONE),
      ...(stacks.includes(stack)
        ? NONE
        : [bend('SM-20', 'stack-gone', { params: { stack: number(stack) } })]),
    ];
  },
  /** Ruling: a stack that the table lets somebody pick makes that one the SpyMaster of a new round. */
  apply: (before, seat, { stack }) => {
    const state = crowned(before.phase === 'operations' ? endRound(before) : before, seat);
    const { intelligenceDeck, rows, seatCount } = state.options;
    const taken = state.stacks.includes(stack) ? stack : state.stacks[0];
    const stacks = state.stacks.filter((other) => other !== taken);
    if (intelligenceDeck === 'digital' || rows === 'entered')
      return { ...state, stacks, phase: 'lay-out-row' };
    const row = Array.from({ length: stackSize(seatCount) }, () => 'blank' as const);
    return { ...state, stacks, row, rows: state.rows + 1, phase: 'cut-files' };
  },
  offers: ({ phase, stacks }) =>
    phase === 'choose-stack'
      ? stacks.map((stack) => ({
          move: { stack },
          label: message('offer.choose-stack', { stack: number(stack) }),
          about: String(stack),
        }))
      : [],
  describe: ({ options }, { move }) =>
    message('did.choose-stack', { stack: number(move.stack), count: number(stackSize(options.seatCount)) }),
});

const crowned = (state: State, seat: Seat): State => ({ ...state, spyMaster: seat, active: seat });
