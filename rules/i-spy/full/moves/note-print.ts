/*
 * IS-4, IS-5, IS-12, IS-28, IS-53: what is printed is told to the app when a rule first needs it, and again if it was
 * told wrongly. It must fit what the book states and what follows from it.
 */
import { withPrint } from '../../known-prints';
import { checkPrint } from '../../check-print';
import type { Move } from '../moves';
import type { MoveOf, Rule } from '../rule';
import type { Actor } from '@/rules/core/seat';

export const notePrint: Rule<MoveOf<Move, 'note-print'>, Actor> = {
  by: 'anyone',
  phases: [
    'mark-politicians',
    'turn',
    'score-records',
    'award-advantages',
    'clean-up',
    'final-report',
    'turn-assets',
  ],
  check: ({ prints }, _, { print }) => checkPrint(prints, print),
  apply: (state, _, { print }) => ({ ...state, prints: withPrint(state.prints, print) }),
};
