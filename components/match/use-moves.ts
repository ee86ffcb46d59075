import { useMemo } from 'react';
import { type BaseMove, type Offer } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Actor, type Seat, type Viewer } from '@/rules/core/seat';
import { isRefused, type Violation } from '@/rules/core/violation';

/** What the rules say of a match at one moment. Screens ask nowhere else what can be done. */
export interface Moves<Move extends BaseMove = BaseMove> {
  /** What is worth showing to this seat, legal or with reasons. */
  readonly offers: (seat: Seat) => readonly Offer<Move>[];
  readonly check: (actor: Actor, move: Move) => readonly Violation[];
  readonly refuses: (actor: Actor, move: Move) => boolean;
}

export const movesOf = <Move extends BaseMove>(
  { game, state }: Pick<LogAt, 'game' | 'state'>,
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
  readonly log: LogAt;
  readonly viewer: Viewer;
}

/** Made anew for every state, so that nothing shown is stale. */
export const useMoves = <Move extends BaseMove>({ log, viewer }: Looked): Moves<Move> => {
  const { game, state } = log;
  return useMemo(() => movesOf<Move>({ game, state }, viewer), [game, state, viewer]);
};
