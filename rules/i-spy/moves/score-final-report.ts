/* IS-71: with the Alignments revealed, each spy's own Nation gains Power for the guesses. */
import { message } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { nationOf } from '../model/check-print';
import { turnOrder } from '../model/order';
import { defineMove, startAssets } from '../model/phases';
import { lineOf, posted, type Report, reportTotal } from '../model/scoring';
import { type Guess, type Player, type State } from '../model/state';

export const scoreFinalReport = defineMove('score-final-report', {
  schema: {},
  by: 'initiative',
  phases: ['score-final-report'],
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
  offers: () => [{ move: {}, label: message('offer.score-final-report') }],
});

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
    // Whoever laid none down has none that are right.
    allRight: players[seat]?.guesses !== undefined && own.every(isRight),
  };
};
