import { AGENT, type Board, indexOf, NOBODY, type Spots, type Way } from './board';

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

/**
 * SC-30: the cities that the Spy reaches along connections all of whose spaces hold an own Agent, its own city too, in no
 * order that tells anything.
 */
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
  const missing = missingOn(board, own);
  const network = [spy];
  for (let next = 0; next < network.length; next++) {
    const ways: readonly Way[] = waysFrom.get(network[next] as string) ?? NOTHING;
    for (let turn = 0; turn < ways.length; turn++) {
      const { place, to } = ways[turn] as Way;
      if (missing[place] === 0 && !network.includes(to)) network.push(to);
    }
  }
  return network;
};

/** For each connection how many of its spaces hold no own Agent. */
const missingOn = (board: Board, own: Placed): readonly number[] => {
  const { lengths, through } = indexOf(board);
  const missing = lengths.slice();
  for (const space in own) {
    const places: readonly number[] = through.get(space) ?? NOTHING;
    for (let turn = 0; turn < places.length; turn++) (missing[places[turn] as number] as number)--;
  }
  return missing;
};

export interface Holder {
  readonly spy?: string | undefined;
  readonly agents: Placed;
}

/** SC-35: the own spaces that do not hang together with the Spy once some are lifted; a city joins the spaces beside it. */
export const cutOff = (
  board: Board,
  { spy = '', agents }: Holder,
  lifted: readonly string[],
): readonly string[] => {
  const { spaces, cities, around, empty } = indexOf(board).spots;
  const standing = empty.slice();
  let left = -lifted.length;
  for (const space in agents) {
    const spot = spaces.get(space);
    if (spot !== undefined) standing[spot] = AGENT;
    left++;
  }
  for (let place = 0; place < lifted.length; place++) {
    const spot = spaces.get(lifted[place] as string);
    if (spot !== undefined) standing[spot] = NOBODY;
  }
  const from = cities.get(spy);
  if (from !== undefined) left -= takenAway(standing, around, from);
  if (left === 0) return NOTHING;
  return Object.keys(agents).filter(
    (space) => standing[spaces.get(space) as number] !== NOBODY && !lifted.includes(space),
  );
};

/** Takes away what can be reached from a spot, and says how many spaces that were. */
const takenAway = (standing: number[], around: Spots['around'], from: number): number => {
  const reached = [from];
  standing[from] = NOBODY;
  let count = 0;
  for (let next = 0; next < reached.length; next++) {
    const near = around[reached[next] as number] as readonly number[];
    for (let turn = 0; turn < near.length; turn++) {
      const spot = near[turn] as number;
      const what = standing[spot];
      if (what === NOBODY) continue;
      if (what === AGENT) count++;
      standing[spot] = NOBODY;
      reached.push(spot);
    }
  }
  return count;
};

/** SC-35: Spy and own Agents form one coherent network. */
export const isCoherent = (board: Board, spy: string, agents: Placed): boolean =>
  cutOff(board, { spy, agents }, NOTHING).length === 0;

export const without = (own: Placed, spaces: readonly string[]): Placed => {
  const rest: Record<string, number> = {};
  for (const space in own) if (!spaces.includes(space)) rest[space] = own[space] as number;
  return rest;
};
