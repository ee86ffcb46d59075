/*
 * Ruling: a game that stops early ends with IS-61; neither Assets nor a Final Report add Power any more.
 */
import { NONE } from '../../refusals';
import { alignmentsDone, freshTurn } from '../flow';
import type { Move } from '../moves';
import type { Phase } from '../phases';
import type { MoveOf, Rule } from '../rule';
import { putAway } from './end-turn';

export const BEFORE_THE_END: readonly Phase[] = [
  'turn',
  'score-records',
  'reveal-politicians',
  'award-advantages',
  'clean-up',
];

export const stop: Rule<MoveOf<Move, 'stop'>> = {
  by: 'table',
  phases: BEFORE_THE_END,
  check: () => NONE,
  apply: (state) => {
    const { resolving: _, ...rest } = putAway(state);
    return alignmentsDone({ ...rest, phase: 'reveal-alignments', turn: freshTurn(state.turn.seat) });
  },
};
