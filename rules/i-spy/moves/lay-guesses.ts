/*
 * IS-71: everyone lays one Action Card before each opponent as a guess of that opponent's Nation, all at once; only a
 * card of one Nation can be a guess. Hidden from everybody else until all have laid theirs.
 */
import * as v from 'valibot';
import { piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { list, seat as seatSchema } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { nationOf } from '../model/check-print';
import { opponentsOf } from '../model/order';
import { defineMove, guessesDone } from '../model/phases';
import { card } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { type Guess, type State } from '../model/state';

export const layGuesses = defineMove('lay-guesses', {
  schema: { guesses: list(v.strictObject({ opponent: seatSchema, card }), 0, 3) },
  by: 'seat',
  phases: ['final-report'],
  check: (state, seat, { guesses }) => [
    ...(playerOf(state, seat).guesses ? [bend('IS-71', 'laid')] : NONE),
    ...checkOpponents(state, seat, guesses),
    ...checkCards(state, seat, guesses),
  ],
  apply: (state, seat, { guesses }) => guessesDone(withPlayer(state, seat, { guesses })),
});

const checkOpponents = (state: State, seat: Seat, guesses: readonly Guess[]): readonly Violation[] => {
  const opponents = opponentsOf(state, seat);
  const named = guesses.map(({ opponent }) => opponent);
  const missing = opponents.filter((opponent) => !named.includes(opponent));
  return [
    ...missing.map((opponent) => bend('IS-71', 'guess-missing', { params: { seat: seatParam(opponent) } })),
    ...(new Set(named).size < named.length ? [bend('IS-71', 'guess-twice')] : NONE),
    ...(named.includes(seat) ? [bend('IS-71', 'yourself')] : NONE),
    ...(named.some((opponent) => opponent !== seat && !opponents.includes(opponent))
      ? [refuse('IS-20', 'no-such-seat')]
      : NONE),
  ];
};

const checkCards = (state: State, seat: Seat, guesses: readonly Guess[]): readonly Violation[] => {
  const cards = guesses.map((guess) => guess.card);
  const { hand } = playerOf(state, seat);
  return [
    ...(new Set(cards).size < cards.length ? [bend('IS-71', 'card-twice')] : NONE),
    ...cards.flatMap((laid) => {
      const params = { card: piece(laid) };
      if (!hand.includes(laid)) return [bend('IS-71', 'not-in-hand', { params })];
      if (nationOf(state.prints, laid) !== undefined) return NONE;
      return state.prints.cards[laid]
        ? [bend('IS-71', 'more-nations', { params })]
        : [bend('IS-71', 'nation-unknown', { params })];
    }),
  ];
};
