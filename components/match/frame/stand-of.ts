import { type MatchSession } from '@/store/match/session';
import { type Tap } from './stray-taps';

/** How far the match is, for telling whether a tap has made a move; redo is pressed as fast as undo. */
export const standOf = (session: MatchSession): Pick<Tap, 'steps' | 'turn'> => {
  const { decision, log } = session.moment.standing;
  return { steps: log.made, turn: decision?.seats.join() ?? '' };
};
