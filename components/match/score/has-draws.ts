import { type MatchSession } from '@/store/match/session';

/** Whether the phone drew anything: a match with real cards has no shuffle to verify. `version` as with a snapshot. */
export const hasDraws = ({ log }: MatchSession, _version: number): boolean => {
  let state = log.stateAt(0);
  for (const { actor, move } of log.events) {
    if (log.game.status(state, 'table').chance?.source === 'digital') return true;
    state = log.game.apply(state, actor, move);
  }
  return false;
};
