/*
 * SM-20: the SpyMaster picks a stack that is left and lays it out in its order. SM-11: so many cards for so many
 * players. SM-2: no card more than the box has. Cards that nobody reads to the app lie there blank.
 */
import { number, seat as seatParam } from '@/rules/core/message';
import { stackSize } from '../../numbers';
import { bend, NONE, refuse } from '../../refusals';
import { checkSeen, counted } from '../cards';
import type { SeatRule, TableRule } from '../rule';
import type { State } from '../state';

/** Real cards may lie in the row without being read to the app. */
export const isRead = ({ options }: State): boolean =>
  options.intelligenceDeck === 'digital' || options.rows === 'entered';

export const chooseStack: SeatRule<'choose-stack'> = {
  check: ({ phase, stacks, spyMaster }, seat, { stack }) => {
    if (phase !== 'choose-stack') return [refuse('SM-20', 'not-now')];
    return [
      ...(seat === spyMaster
        ? NONE
        : [bend('SM-20', 'not-spymaster', { params: { seat: seatParam(spyMaster) } })]),
      ...(stacks.includes(stack)
        ? NONE
        : [refuse('SM-20', 'stack-gone', { params: { stack: number(stack) } })]),
    ];
  },
  apply: (state, _, { stack }) => {
    const stacks = state.stacks.filter((other) => other !== stack);
    if (isRead(state)) return { ...state, stacks, phase: 'lay-out-row' };
    const row = Array.from({ length: stackSize(state.options.seatCount) }, () => 'blank' as const);
    return { ...state, stacks, row, rows: state.rows + 1, phase: 'cut-files' };
  },
};

export const layOutRow: TableRule<'lay-out-row'> = {
  check: (state, { cards }) => {
    if (state.phase !== 'lay-out-row') return [refuse('SM-20', 'no-row-due')];
    const size = stackSize(state.options.seatCount);
    return [
      ...(cards.length === size
        ? NONE
        : [refuse('SM-11', 'wrong-number', { params: { size: number(size), made: number(cards.length) } })]),
      ...checkSeen(state, cards),
    ];
  },
  apply: (state, { cards }) => ({
    ...state,
    row: cards,
    rows: state.rows + 1,
    seen: counted(state.seen, cards),
    phase: 'cut-files',
  }),
};
