import { type Seat } from '@/rules/core/seat';
import { type Board, indexOf } from '../model/board';
import { priceOf, priceOfSpace, spacePrice } from '../model/prices';
import { type ConnectionPrint } from '../model/prints';
import { type OpenMission, type Player } from '../model/state';
import { type Holder } from '../model/network';

/** Agents that have to be in the supply, and what a space of the way costs again if it is given up for that. */
export interface Need {
  readonly price: number;
  readonly again: Readonly<Record<string, number>>;
}

export interface Rescue {
  readonly spaces: readonly string[];
  readonly objectives: readonly Objective[];
  /** How many Agents are taken back in all. */
  readonly agents: number;
}

export interface Objective {
  readonly mission: string;
  readonly city: string;
}

export type Rescued = Pick<Player, 'supply' | 'spy' | 'agents' | 'open'>;

export const plainNeed = (price: number): Need => ({ price, again: {} });

/** SC-32: a space of the way that holds own Agents is free, but not once they are taken back. */
export const connectionNeed = (
  players: readonly Player[],
  seat: Seat,
  { spaces }: Pick<ConnectionPrint, 'spaces'>,
): Need => {
  const rivals = players.map((player, other) => (other === seat ? { ...player, agents: {} } : player));
  const own = spaces.filter((space) => priceOfSpace(players, seat, space) === spacePrice('mine'));
  const again = own.map((space) => [space, priceOfSpace(rivals, seat, space)] as const);
  return { price: priceOf(players, seat, spaces), again: Object.fromEntries(again) };
};

/**
 * SC-35, SC-36: the fewest Agents to take back, from spaces in whole and from objectives one by one, so that the
 * supply pays and a coherent network is left. Of equally cheap ones it takes the one that touches the fewest objectives.
 */
export const cheapestRescue = (board: Board, player: Rescued, need: Need): Rescue | undefined => {
  const network = localNetwork(board, player);
  const { spaces, all } = network;
  const weights = spaces.map((space) => player.agents[space] as number);
  const gains = spaces.map((space, place) => (weights[place] as number) - (need.again[space] ?? 0));
  const objectives = coveredObjectives(player.open);
  const missing = need.price - player.supply;
  const best = lightestCut(network, { weights, gains, missing, elsewhere: objectives.length });
  if (!best) return undefined;
  return {
    spaces: spaces.filter((_, place) => (all & ~best.kept & (1 << place)) !== 0),
    objectives: objectives.slice(0, best.elsewhere),
    agents: best.weight,
  };
};

/** Those first that hurt least: of the Missions with the most still to do. */
const coveredObjectives = (open: readonly OpenMission[]): readonly Objective[] =>
  [...open]
    .sort((a, b) => uncovered(b) - uncovered(a))
    .flatMap(({ print, covered }) => covered.map((city) => ({ mission: print.id, city })));

const uncovered = ({ print, covered }: OpenMission): number => print.cities.length - covered.length;

export interface Load {
  /** For each space what is taken up by giving it up, and how much of that is gained. */
  readonly weights: readonly number[];
  readonly gains: readonly number[];
  readonly missing: number;
  /** How much can come from elsewhere, piece by piece. */
  readonly elsewhere: number;
}

export interface Cut {
  /** The spaces that stay. */
  readonly kept: number;
  readonly weight: number;
  readonly elsewhere: number;
}

const sumOf = (values: readonly number[], mask: number): number => {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum += values[31 - Math.clz32(rest & -rest)] as number;
  return sum;
};

/**
 * What stays has to hang together, so it is grown from the Spy's city: each space that comes into reach stays or goes.
 * A branch is left only when nothing in it can be lighter than the best, or pay: the answer is exact.
 */
export const lightestCut = ({ root, links, all }: LocalNetwork, load: Load): Cut | undefined => {
  const { weights, gains, missing } = load;
  // A space that costs more again than it gives only makes things worse.
  const lost = weights.map((weight, place) => weight - (gains[place] as number));
  const helping = gains.map((gain) => Math.max(0, gain));
  let best: Cut | undefined;
  const weigh = (kept: number): void => {
    const gone = all & ~kept;
    const elsewhere = Math.max(0, missing - sumOf(gains, gone));
    const weight = sumOf(weights, gone) + elsewhere;
    const lighter = !best || weight < best.weight || (weight === best.weight && elsewhere < best.elsewhere);
    if (lighter && elsewhere <= load.elsewhere) best = { kept, weight, elsewhere };
  };
  const isHopeless = (kept: number, gone: number): boolean => {
    if (missing - sumOf(helping, all & ~kept) > load.elsewhere) return true;
    if (!best) return false;
    // A cut weighs what is missing and, on top, all that its spaces do not give.
    const least = Math.max(missing + sumOf(lost, gone), sumOf(weights, gone));
    return least > best.weight || (least === best.weight && best.elsewhere === 0);
  };
  const grow = (kept: number, gone: number, reach: number): void => {
    if (isHopeless(kept, gone)) return;
    const open = reach & ~kept & ~gone;
    if (open === 0) return weigh(kept);
    const bit = open & -open;
    grow(kept | bit, gone, reach | (links[31 - Math.clz32(bit)] as number));
    grow(kept, gone | bit, reach);
  };
  grow(0, 0, root);
  return best;
};

export interface LocalNetwork {
  readonly spaces: readonly string[];
  /** The bits of all spaces. */
  readonly all: number;
  /** The spaces beside the Spy's city. */
  readonly root: number;
  /** For each space what it is joined to. */
  readonly links: readonly number[];
  /** SC-35 for the spaces whose bits are set. */
  readonly isCoherent: (kept: number) => boolean;
}

/** One player's spaces as bits, so that many sets of them can be weighed. */
export const localNetwork = (board: Board, { spy, agents }: Holder): LocalNetwork => {
  const { beside, joined } = indexOf(board);
  const spaces = Object.keys(agents);
  const bits = new Map(spaces.map((space, place) => [space, 1 << place]));
  const maskOf = (list: readonly string[] = []): number =>
    list.reduce((mask, space) => mask | (bits.get(space) ?? 0), 0);
  const links = spaces.map((space) => maskOf(joined.get(space)));
  const root = spy === undefined ? 0 : maskOf(beside.get(spy));
  const isCoherent = (kept: number): boolean => {
    let reached = root & kept;
    let fresh = reached;
    while (fresh !== 0) {
      const place = 31 - Math.clz32(fresh);
      const more = (links[place] as number) & kept & ~reached;
      reached |= more;
      fresh = (fresh & ~(1 << place)) | more;
    }
    return reached === kept;
  };
  return { spaces, all: (1 << spaces.length) - 1, root, links, isCoherent };
};

/** SC-35: every space whose Agents can be taken back now, each by itself. */
export const safeLifts = (board: Board, holder: Holder): readonly string[] => {
  const { spaces, all, isCoherent } = localNetwork(board, holder);
  return spaces.filter((_, place) => isCoherent(all & ~(1 << place)));
};
