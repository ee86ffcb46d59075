import { type LogAt } from '@/rules/core/log/match-log';

/** Whether the phone drew anything: a match with real cards has no shuffle to verify. */
export const hasDraws = (log: LogAt): boolean => {
  let state = log.stateAt(0);
  for (const { actor, move } of log.events) {
    if (log.game.status(state, 'table').chance?.source === 'digital') return true;
    state = log.game.apply(state, actor, move);
  }
  return false;
};
