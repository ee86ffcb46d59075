import type { Cause } from '../postings';
import type { ScoringLine } from '../scoring';
import { settle } from '../scoring';
import type { State } from './state';

/** Changes pools and the Power track, and keeps why. */
export const posted = (state: State, cause: Cause, lines: readonly ScoringLine[]): State => ({
  ...state,
  standing: settle(state.standing, lines),
  postings: [...state.postings, { round: state.round, cause, lines }],
});
