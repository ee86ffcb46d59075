/* T-2: a card from the hand, with its printed value. T-3: not the value before. T-7: a six gives another turn. */
import * as v from 'valibot';
import { message, number, piece } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { bendable, broken, isRefused, NONE } from '@/rules/core/violation';
import { beginTurn, card, cardsOf, checkHeld, defineMove, nextTurn, without } from '../model';
import { pay } from './pay';

export const play = defineMove('play', {
  schema: { card, value: v.pipe(v.number(), v.integer()) },
  by: 'active',
  phases: ['act'],
  check: (state, seat, { card: played, value }) => {
    const printed = state.options.values[played] ?? value;
    return [
      ...checkHeld(state, seat, played),
      ...(value < 1 || value > 6 || printed !== value ? [broken('T-2', 'wrong-value')] : NONE),
      ...(state.lastValue === value
        ? [bendable('T-3', 'same-value', { params: { value: number(value) }, focus: [played] })]
        : NONE),
    ];
  },
  apply: (state, seat, { card: played, value }) => {
    const player = playerOf(state, seat);
    const after = withPlayer({ ...state, lastValue: value }, seat, {
      hand: without(player.hand, played),
      played: [...player.played, { card: played, value }],
    });
    return value === 6 ? beginTurn(after, seat) : nextTurn(after);
  },
  offers: (state, seat) =>
    cardsOf(state, seat).map((held) => ({
      move: { card: held, value: state.options.values[held] ?? 0 },
      label: message('offer.play', { card: piece(held) }),
      about: held,
    })),
  repairs: (state, seat, { value }) => {
    const first = pay.make({});
    return state.lastValue === value && !isRefused(pay.check(state, seat, first))
      ? [{ label: message('repair.pay'), moves: [first] }]
      : [];
  },
  describe: (_, { move }) => message('did.play', { card: piece(move.card), value: number(move.value) }),
  reveals: (_, { card: id, value }) => [{ kind: 'card', id, data: { value } }],
});
