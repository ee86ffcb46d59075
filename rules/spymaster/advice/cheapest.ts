import { type Intelligence, type Location, type MissionPrint } from '../model/prints';
import { type Seat } from '@/rules/core/seat';
import { distance } from '../model/board';

export interface Payment {
  readonly cards: readonly Intelligence[];
  /** Value beyond what the Mission asks for. */
  readonly wasted: number;
}

/** SM-33: the cards of the hand that pay with the least value wasted, then the fewest of them. */
export const cheapestPayment = (
  hand: readonly Intelligence[],
  { type, value: needed }: Intelligence,
): Payment | undefined => {
  const cards = hand.filter((card) => card.type === type);
  const all = cards.reduce((sum, { value }) => sum + value, 0);
  if (all < needed) return undefined;
  // fewest[total]: how few cards make exactly this total; last[total]: the card that came last, by place.
  const fewest: number[] = [0];
  const last: number[][] = [[]];
  cards.forEach(({ value }, place) => {
    for (let total = all; total >= value; total--) {
      const before = fewest[total - value];
      if (before === undefined || before + 1 >= (fewest[total] ?? Infinity)) continue;
      fewest[total] = before + 1;
      last[total] = [...(last[total - value] as number[]), place];
    }
  });
  for (let total = needed; total <= all; total++) {
    const places = last[total];
    if (places) return { cards: places.map((place) => cards[place] as Intelligence), wasted: total - needed };
  }
  return undefined;
};

export interface Step {
  readonly agent: Seat | 'freelance';
  readonly from: Location;
  readonly to: Location;
  readonly points: number;
}

export interface Placement {
  readonly steps: readonly Step[];
  /** Movement points for all of them. */
  readonly points: number;
}

export interface Board {
  readonly seat: Seat;
  /** Own Special Agents. */
  readonly agents: readonly Location[];
  readonly freelances: readonly Location[];
}

/**
 * SM-32, SM-33: the fewest movement points that put a Mission's Agents in its city. Every Agent goes its own way, so
 * the nearest of each kind are the cheapest.
 */
export const cheapestPlacement = (
  { seat, agents, freelances }: Board,
  city: Location,
  { specialAgents, freelanceAgents }: Pick<MissionPrint, 'specialAgents' | 'freelanceAgents'>,
): Placement | undefined => {
  const own = nearest(agents, city, specialAgents);
  const others = nearest(freelances, city, freelanceAgents);
  if (!own || !others) return undefined;
  const steps = [
    ...own.map((from): Step => ({ agent: seat, from, to: city, points: distance(from, city) })),
    ...others.map((from): Step => ({ agent: 'freelance', from, to: city, points: distance(from, city) })),
  ].filter(({ points }) => points > 0);
  return { steps, points: steps.reduce((sum, { points }) => sum + points, 0) };
};

const nearest = (
  from: readonly Location[],
  city: Location,
  count: number,
): readonly Location[] | undefined =>
  from.length < count
    ? undefined
    : [...from].sort((a, b) => distance(a, city) - distance(b, city)).slice(0, count);
