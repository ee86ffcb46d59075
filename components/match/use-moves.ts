import { useMemo } from 'react';
import { type BaseMove, type Offer } from '@/rules/core/contract';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type Actor, type Seat, type Viewer } from '@/rules/core/seat';
import { isRefused, type Violation } from '@/rules/core/violation';
import { type MatchSession } from '@/store/match/session';

/** What the rules say of a match at one moment. Screens ask nowhere else what can be done. */
export interface Moves<Move extends BaseMove = BaseMove> {
  /** What is worth showing to this seat, legal or with reasons. */
  readonly offers: (seat: Seat) => readonly Offer<Move>[];
  readonly check: (actor: Actor, move: Move) => readonly Violation[];
  readonly refuses: (actor: Actor, move: Move) => boolean;
}

/** `state` is given by itself: the session changes in place, and React's compiler would not see that it has. */
export const movesOf = <Move extends BaseMove>(
  { game, state }: Pick<MatchLog, 'game' | 'state'>,
  viewer: Viewer,
): Moves<Move> => {
  const check = (actor: Actor, move: Move) => game.check(state, actor, move);
  return {
    offers: (seat) => game.offers(state, seat, viewer) as readonly Offer<Move>[],
    check,
    refuses: (actor, move) => isRefused(check(actor, move)),
  };
};

interface Looked {
  readonly session: MatchSession;
  readonly viewer: Viewer;
}

/** Made anew for every state, so that nothing shown is stale. */
export const useMoves = <Move extends BaseMove>({ session, viewer }: Looked): Moves<Move> => {
  const { game, state } = session.log;
  return useMemo(() => movesOf<Move>({ game, state }, viewer), [game, state, viewer]);
};
