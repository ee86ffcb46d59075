import type { Board, Way } from './board';
import { indexOf } from './board';

/** Own Agents by space. */
export type Placed = Readonly<Record<string, number>>;

const NOTHING: readonly never[] = [];

interface Known {
  readonly board: Board;
  readonly own: Placed;
  readonly network: readonly string[];
}

/** The networks asked for last: many checks ask for the same one, and a Spy moving changes none. */
const lately: Known[] = [];
const MOST_KNOWN = 8;
let oldest = 0;

/** SC-30: the cities that the Spy reaches along connections all of whose spaces hold an own Agent. */
export const networkOf = (board: Board, spy: string, own: Placed): readonly string[] => {
  for (let place = 0; place < lately.length; place++) {
    const known = lately[place] as Known;
    if (known.own === own && known.board === board && known.network.includes(spy)) return known.network;
  }
  const network = explored(board, spy, own);
  lately[oldest] = { board, own, network };
  oldest = (oldest + 1) % MOST_KNOWN;
  return network;
};

const explored = (board: Board, spy: string, own: Placed): readonly string[] => {
  const { waysFrom } = indexOf(board);
  const network = [spy];
  for (let next = 0; next < network.length; next++) {
    const ways: readonly Way[] = waysFrom.get(network[next] as string) ?? NOTHING;
    for (let place = 0; place < ways.length; place++) {
      const { connection, to } = ways[place] as Way;
      if (isSecured(connection.spaces, own) && !network.includes(to)) network.push(to);
    }
  }
  return network;
};

const isSecured = (spaces: readonly string[], own: Placed): boolean => {
  for (let place = 0; place < spaces.length; place++)
    if (own[spaces[place] as string] === undefined) return false;
  return true;
};

export interface Holder {
  readonly spy?: string | undefined;
  readonly agents: Placed;
}

/** SC-35: the own spaces that hang together with the Spy once some are lifted; a city joins the spaces beside it. */
export const joinedTo = (
  board: Board,
  { spy = '', agents }: Holder,
  lifted: readonly string[],
): readonly string[] => {
  const { beside, joined } = indexOf(board);
  const reached: string[] = [];
  const spread = (around: readonly string[]) => {
    for (let place = 0; place < around.length; place++) {
      const space = around[place] as string;
      if (agents[space] !== undefined && !reached.includes(space) && !lifted.includes(space))
        reached.push(space);
    }
  };
  spread(beside.get(spy) ?? NOTHING);
  for (let next = 0; next < reached.length; next++) spread(joined.get(reached[next] as string) ?? NOTHING);
  return reached;
};

/** SC-35: Spy and own Agents form one coherent network. */
export const isCoherent = (board: Board, spy: string, agents: Placed): boolean =>
  joinedTo(board, { spy, agents }, NOTHING).length === Object.keys(agents).length;

export const without = (own: Placed, spaces: readonly string[]): Placed => {
  const rest: Record<string, number> = {};
  for (const space in own) if (!spaces.includes(space)) rest[space] = own[space] as number;
  return rest;
};
