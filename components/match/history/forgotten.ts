import { type BaseMove, type Offer } from '@/rules/core/contract';
import { type GameEvent } from '@/rules/core/log/event';
import { judge, type LogAt } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { type MatchSession } from '@/store/match/session';

/**
 * The seat is wrong most often because nobody told the phone that the turn had ended. What the seat before could
 * have done then, so that the last move was the other one's, can still be put in front of it.
 */
export const forgottenBefore = (log: LogAt, event: GameEvent, seat: Seat): readonly Offer<BaseMove>[] => {
  const { actor, move, group } = event;
  const last = log.done.at(-1);
  const isLast = last?.kind === 'group' && last.events[0]?.group === group;
  const seats = isLast ? last.events.filter((each) => each.actor !== 'table') : [];
  if (actor === 'table' || seats.length !== 1) return [];
  const before = log.stateAt(log.events.indexOf(event));
  return log.game.offers(before, actor, 'table').filter((offer) => {
    if (offer.violations.length > 0) return false;
    const after = log.game.apply(before, actor, offer.move);
    return judge(log.game, after, { actor: seat, move }).refused.length === 0;
  });
};

interface Forgotten {
  readonly event: GameEvent;
  readonly seat: Seat;
  readonly move: BaseMove;
}

export const playForgotten = (session: MatchSession, { event, seat, move }: Forgotten): boolean => {
  session.undo();
  const drafts = [
    { actor: event.actor, move },
    { actor: seat, move: event.move },
  ];
  if (session.play(drafts).kind === 'played') return true;
  session.redo();
  return false;
};
