import type { Board, BoardIndex } from './board';
import { indexOf } from './board';

/** Own Agents by space. */
export type Placed = Readonly<Record<string, number>>;

const NOTHING: readonly never[] = [];

/** SC-30: the cities that the Spy reaches along connections all of whose spaces hold an own Agent. */
export const networkOf = (board: Board, spy: string, own: Placed): readonly string[] => {
  const { waysFrom } = indexOf(board);
  const network = [spy];
  for (let next = 0; next < network.length; next++)
    for (const { connection, to } of waysFrom.get(network[next] as string) ?? NOTHING)
      if (!network.includes(to) && isSecured(connection.spaces, own)) network.push(to);
  return network;
};

const isSecured = (spaces: readonly string[], own: Placed): boolean => {
  for (const space of spaces) if (own[space] === undefined) return false;
  return true;
};

/** SC-35: the own spaces that hang together with the Spy, where a city joins the spaces beside it. */
export const joinedTo = (board: Board, spy: string, own: Placed): ReadonlySet<string> => {
  const index: BoardIndex = indexOf(board);
  const reached = new Set<string>();
  for (const space of index.beside.get(spy) ?? NOTHING) if (own[space] !== undefined) reached.add(space);
  for (const space of reached)
    for (const other of index.joined.get(space) ?? NOTHING) if (own[other] !== undefined) reached.add(other);
  return reached;
};

/** SC-35: Spy and own Agents form one coherent network. */
export const isCoherent = (board: Board, spy: string, own: Placed): boolean =>
  joinedTo(board, spy, own).size === Object.keys(own).length;

export const without = (own: Placed, spaces: readonly string[]): Placed => {
  const rest = { ...own };
  for (const space of spaces) delete rest[space];
  return rest;
};
