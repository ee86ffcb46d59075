/*
 * IS-71: everyone lays one Action Card before each opponent as a guess of that opponent's Nation, all at once; only a
 * card of one Nation can be a guess. With the Alignments revealed, each spy's own Nation gains Power.
 */
import { piece, seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { nationOf } from '../../check-print';
import type { Report } from '../../final-report';
import { reportTotal } from '../../final-report';
import { NONE, refuse } from '../../refusals';
import { lineOf } from '../../scoring';
import { guessesDone, startAssets } from '../flow';
import type { Move } from '../moves';
import { opponentsOf, turnOrder } from '../order';
import { posted } from '../posting';
import type { MoveOf, Rule } from '../rule';
import type { Guess, Player, State } from '../state';
import { playerOf, withPlayer } from '../state';

export const layGuesses: Rule<MoveOf<Move, 'lay-guesses'>> = {
  by: 'seat',
  phases: ['final-report'],
  check: (state, seat, { guesses }) => [
    ...(playerOf(state, seat).guesses ? [refuse('IS-71', 'laid')] : NONE),
    ...checkOpponents(state, seat, guesses),
    ...checkCards(state, seat, guesses),
  ],
  apply: (state, seat, { guesses }) => guessesDone(withPlayer(state, seat, { guesses })),
};

const checkOpponents = (state: State, seat: Seat, guesses: readonly Guess[]): readonly Violation[] => {
  const opponents = opponentsOf(state, seat);
  const named = guesses.map(({ opponent }) => opponent);
  const missing = opponents.filter((opponent) => !named.includes(opponent));
  return [
    ...missing.map((opponent) => refuse('IS-71', 'guess-missing', { params: { seat: seatParam(opponent) } })),
    ...(new Set(named).size < named.length ? [refuse('IS-71', 'guess-twice')] : NONE),
    ...(named.includes(seat) ? [refuse('IS-71', 'yourself')] : NONE),
    ...(named.some((opponent) => opponent !== seat && !opponents.includes(opponent))
      ? [refuse('IS-20', 'no-such-seat')]
      : NONE),
  ];
};

const checkCards = (state: State, seat: Seat, guesses: readonly Guess[]): readonly Violation[] => {
  const cards = guesses.map(({ card }) => card);
  const { hand } = playerOf(state, seat);
  return [
    ...(new Set(cards).size < cards.length ? [refuse('IS-71', 'card-twice')] : NONE),
    ...cards.flatMap((card) => {
      const params = { card: piece(card) };
      if (!hand.includes(card)) return [refuse('IS-71', 'not-in-hand', { params })];
      if (nationOf(state.prints, card) !== undefined) return NONE;
      return state.prints.cards[card]
        ? [refuse('IS-71', 'more-nations', { params })]
        : [refuse('IS-71', 'nation-unknown', { params })];
    }),
  ];
};

/** What lies open once the Alignments are revealed. */
type Revealed = Pick<State, 'prints' | 'initiative'> & {
  readonly players: readonly Pick<Player, 'alignment' | 'guesses' | 'left'>[];
};

/** How the guesses about this spy and the spy's own ones turned out. */
export const reportOf = (state: Revealed, seat: Seat): Report => {
  const { players, prints } = state;
  const isRight = ({ opponent, card }: Guess) => nationOf(prints, card) === players[opponent]?.alignment;
  const here = turnOrder(state);
  const before = here.flatMap((other) =>
    (players[other]?.guesses ?? []).filter(({ opponent }) => opponent === seat),
  );
  const own = (players[seat]?.guesses ?? []).filter(({ opponent }) => here.includes(opponent));
  return {
    cards: before.length,
    deceived: before.filter((guess) => !isRight(guess)).length,
    allRight: own.every(isRight),
  };
};

export const scoreFinalReport: Rule<MoveOf<Move, 'score-final-report'>> = {
  by: 'initiative',
  phases: ['score-final-report'],
  check: () => NONE,
  apply: (state) =>
    startAssets(
      turnOrder(state).reduce((now, seat) => {
        const { alignment } = playerOf(now, seat);
        if (alignment === undefined) return now;
        const by = reportTotal(reportOf(state, seat));
        const line = lineOf(now.standing, 'IS-71', { nation: alignment, measure: 'power', by });
        return posted(now, { kind: 'final-report', seat }, [line]);
      }, state),
    ),
};
