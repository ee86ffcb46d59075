import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { original } from 'immer';
import { type Actor } from '@/rules/core/seat';
import { full, type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';

interface Context {
  readonly G: State;
  readonly events: { endTurn(next: { readonly next: string }): void };
}

/**
 * boardgame.io with our rules in its only move. They get the plain state, not a draft of it, which would be many
 * times slower; turns end where they end in the game, so that its undo stack is cut as its authors meant it.
 */
const play = ({ G, events }: Context, actor: Actor, move: Move): State | typeof INVALID_MOVE => {
  const state = original(G) as State;
  if (full.check(state, actor, move).length > 0) return INVALID_MOVE;
  const next = full.apply(state, actor, move);
  if (next.active !== state.active) events.endTurn({ next: String(next.active) });
  return next;
};

export const clientFrom = (from: State) => {
  const game = { name: 'spy-connection', setup: () => from, moves: { play } };
  const client = Client({ game: game as never, numPlayers: from.players.length, debug: false });
  client.start();
  return client;
};
