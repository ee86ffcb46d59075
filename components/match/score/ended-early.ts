import { type LogAt } from '@/rules/core/log/match-log';

/** Either nobody is counted any more, or the table has asked for the counting before its time. */
export const endedEarly = (log: LogAt): boolean => {
  const { game, events } = log;
  return (
    log.endedEarly ||
    events.some(
      ({ actor, move }, index) => actor === 'table' && move.type === game.stop?.(log.stateAt(index))?.type,
    )
  );
};
