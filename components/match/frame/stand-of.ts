import type { MatchSession } from '@/store/match/session';
import { currentSnapshot } from '../snapshot';
import type { Tap } from './stray-taps';

/** How far the match is, for telling whether a tap has moved it. */
export const standOf = (session: MatchSession): Pick<Tap, 'steps' | 'turn'> => {
  const { entries, decision } = currentSnapshot(session);
  return { steps: entries, turn: decision?.seats.join() ?? '' };
};
