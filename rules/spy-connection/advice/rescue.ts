import type { Seat } from '@/rules/core/seat';
import type { Board } from '../board';
import type { ConnectionPrint } from '../box';
import { spacePrice } from '../prices';
import type { OpenMission, Player } from '../full/state';
import { priceOf, priceOfSpace } from '../full/route';
import { localNetwork } from './local-network';

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
  readonly mission: number;
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
 * supply pays and a coherent network is left. All sets of spaces are weighed: at most 15 are held, so it is exact.
 * Of equally cheap ones it takes the one that touches the fewest objectives.
 */
export const cheapestRescue = (board: Board, player: Rescued, need: Need): Rescue | undefined => {
  const network = localNetwork(board, player);
  const { spaces, isCoherent, all } = network;
  const weights = spaces.map((space) => player.agents[space] as number);
  const gains = spaces.map((space, place) => (weights[place] as number) - (need.again[space] ?? 0));
  const objectives = coveredObjectives(player.open);
  let best: { readonly taken: number; readonly agents: number; readonly circles: number } | undefined;
  const sums = new Int16Array(all + 1);
  const gained = new Int16Array(all + 1);
  for (let taken = 0; taken <= all; taken++) {
    if (taken > 0) {
      const lowest = 31 - Math.clz32(taken & -taken);
      const rest = taken & (taken - 1);
      sums[taken] = (sums[rest] as number) + (weights[lowest] as number);
      gained[taken] = (gained[rest] as number) + (gains[lowest] as number);
    }
    const circles = Math.max(0, need.price - player.supply - (gained[taken] as number));
    const agents = (sums[taken] as number) + circles;
    if (circles > objectives.length) continue;
    if (best && (agents > best.agents || (agents === best.agents && circles >= best.circles))) continue;
    if (isCoherent(all & ~taken)) best = { taken, agents, circles };
  }
  if (!best) return undefined;
  const { taken, agents, circles } = best;
  return {
    spaces: spaces.filter((_, place) => (taken & (1 << place)) !== 0),
    objectives: objectives.slice(0, circles),
    agents,
  };
};

/** Those first that hurt least: of the Missions with the most still to do. */
const coveredObjectives = (open: readonly OpenMission[]): readonly Objective[] =>
  [...open]
    .sort((a, b) => uncovered(b) - uncovered(a))
    .flatMap(({ mission, covered }) => covered.map((city) => ({ mission, city })));

const uncovered = ({ print, covered }: OpenMission): number => print.cities.length - covered.length;
