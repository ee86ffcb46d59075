import { type Seat } from './seat';

/** The player at this seat; asking for a seat that does not exist is a bug. */
export const playerOf = <Player>(
  { players }: { readonly players: readonly Player[] },
  seat: Seat,
): Player => {
  const player = players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
};

/** The state with something changed about one player. */
export const withPlayer = <Player extends object, State extends { readonly players: readonly Player[] }>(
  state: State,
  seat: Seat,
  change: Partial<State['players'][number]>,
): State => {
  const players = state.players.slice();
  players[seat] = { ...playerOf(state, seat), ...change };
  return { ...state, players };
};
