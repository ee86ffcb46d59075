import { type MatchSession } from '@/store/match/session';
import { currentSnapshot } from '../snapshot';
import { type Tap } from './stray-taps';

/** How far the match is, for telling whether a tap has made a move; redo is pressed as fast as undo. */
export const standOf = (session: MatchSession): Pick<Tap, 'steps' | 'turn'> => {
  const { decision } = currentSnapshot(session);
  return { steps: session.log.made, turn: decision?.seats.join() ?? '' };
};
