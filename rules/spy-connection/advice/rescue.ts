import { type Seat } from '@/rules/core/seat';
import { type Board } from '../model/board';
import { priceOf, priceOfSpace, spacePrice } from '../model/prices';
import { type ConnectionPrint } from '../model/prints';
import { type OpenMission, type Player } from '../model/state';
import { lightestCut } from './lightest-cut';
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
