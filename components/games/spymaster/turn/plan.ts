import { type Seat } from '@/rules/core/seat';
import { cityOf, distance } from '@/rules/spymaster/model/board';
import { type Requirement } from '@/rules/spymaster/model/missions';
import { type Area, type Location, type MissionPrint } from '@/rules/spymaster/model/prints';
import { type View } from '@/rules/spymaster/model/view';

export type Mover = Seat | 'freelance';

export interface PlannedMove {
  readonly agent: Mover;
  readonly from: Location;
  readonly to: Location;
}

/** Where everybody stands. */
export type Placed = Pick<View, 'players' | 'freelances'>;

const replaced = (locations: readonly Location[], { from, to }: PlannedMove): readonly Location[] => {
  const place = locations.indexOf(from);
  return place < 0 ? locations : locations.with(place, to);
};

/** The board after moves that nobody has paid for yet. */
export const placedAfter = ({ players, freelances }: Placed, moves: readonly PlannedMove[]): Placed => {
  let now: Placed = { players, freelances };
  for (const move of moves)
    now =
      move.agent === 'freelance'
        ? { ...now, freelances: replaced(now.freelances, move) }
        : {
            ...now,
            players: now.players.map((player, seat) =>
              seat === move.agent ? { ...player, agents: replaced(player.agents, move) } : player,
            ),
          };
  return now;
};

/** SM-32: movement points for all of them. */
export const costOf = (moves: readonly PlannedMove[]): number =>
  moves.reduce((sum, { from, to }) => sum + distance(from, to), 0);

/** SM-31: whose Agents the player to move could take from there. Another Agency's only where no others stand. */
export const movableFrom = (
  { players, freelances }: Placed,
  active: Seat,
  location: Location,
): readonly Mover[] => {
  const specials = players.flatMap(({ agents }, seat) => (agents.includes(location) ? [seat] : []));
  const own: readonly Mover[] = [
    ...specials.filter((seat) => seat === active),
    ...(freelances.includes(location) ? (['freelance'] as const) : []),
  ];
  return own.length > 0 ? own : specials;
};

/** SM-34: what was completed in this turn, read or told by its points alone. */
export const doneIn = ({ turn, players, active }: Pick<View, 'turn' | 'players' | 'active'>) => {
  const { completed, claimed = [] } = turn;
  const read = completed - claimed.length;
  const own = players[active]?.completed ?? [];
  return [
    ...claimed,
    ...own.slice(own.length - read).map(({ area, print }) => ({ area, points: print.points })),
  ];
};

export interface AgentsInPlace {
  readonly specials: Requirement;
  readonly freelances: Requirement;
  readonly met: boolean;
}

const count = (locations: readonly Location[] = [], city: Location): number =>
  locations.filter((location) => location === city).length;

/** SM-33: what everybody sees of what a Mission asks: who stands in its city, and nothing of a hand. */
export const agentsInPlace = (
  placed: Placed,
  seat: Seat,
  { area, print }: { readonly area: Area; readonly print: MissionPrint },
): AgentsInPlace => {
  const city = cityOf(area, print.colour);
  const specials = { needed: print.specialAgents, there: count(placed.players[seat]?.agents, city) };
  const freelances = { needed: print.freelanceAgents, there: count(placed.freelances, city) };
  const met = specials.there >= specials.needed && freelances.there >= freelances.needed;
  return { specials, freelances, met };
};
