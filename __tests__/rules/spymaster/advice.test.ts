import { type Pick } from '@/__tests__/support/play/playout';
import { cheapestPayment, cheapestPlacement } from '@/rules/spymaster/advice/cheapest';
import { evenCut } from '@/rules/spymaster/advice/even-cut';
import {
  type Intelligence,
  INTELLIGENCE_TYPES,
  type Location,
  LOCATIONS,
} from '@/rules/spymaster/model/prints';
import { chanceOf } from '../../support/chance';
import { tell, times } from '../../support/soak';
import { fewestPoints, leastWaste, smallestSpread } from './support/brute-force';
import { cards } from './support/table';

const BOARDS = times(1200, 20_000);
const from = Number(process.env.SOAK_SEED ?? 1);
const each = (judge: (pick: Pick) => void) => {
  for (let seed = from; seed < from + BOARDS; seed++) judge(chanceOf(seed));
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('[SM-21] the even cut has the smallest spread that brute force finds', () => {
  each((pick) => {
    const values = Array.from({ length: 2 + pick(12) }, () => 1 + pick(pick(2) === 0 ? 5 : 9));
    const files = 1 + pick(Math.min(6, values.length));
    const found = evenCut(values, files);
    if (!found) throw new Error('no cut');
    expect(found.spread).toBe(smallestSpread(values, files));
    const ends = [0, ...found.cuts, values.length];
    expect(found.totals).toEqual(ends.slice(1).map((end, file) => sum(values.slice(ends[file], end))));
    expect(found.cuts).toHaveLength(files - 1);
    for (let file = 0; file < files; file++) expect((ends[file + 1] ?? 0) > (ends[file] ?? 0)).toBe(true);
  });
});

test('[SM-21] 19 cards into 6 Files too, and no cut where there are fewer cards than Files', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const pick = chanceOf(seed);
    const values = Array.from({ length: 19 }, () => 1 + pick(5));
    expect(evenCut(values, 6)?.spread).toBe(smallestSpread(values, 6));
  }
  expect(evenCut([1, 2], 3)).toBeUndefined();
  expect(evenCut([3], 1)).toEqual({ cuts: [], totals: [3], spread: 0 });
});

test('[SM-33] the cheapest payment wastes the least value, then the fewest cards', () => {
  let paid = 0;
  each((pick) => {
    const hand = Array.from({ length: pick(14) }, (): Intelligence => ({
      type: INTELLIGENCE_TYPES[pick(2)] as Intelligence['type'],
      value: 1 + pick(pick(3) === 0 ? 9 : 5),
    }));
    const need = { type: 'surveillance', value: 1 + pick(12) } as const;
    const found = cheapestPayment(hand, need);
    const values = hand.filter(({ type }) => type === 'surveillance').map(({ value }) => value);
    const best = leastWaste(values, need.value);
    expect(found && { wasted: found.wasted, count: found.cards.length }).toEqual(best);
    if (!found) return;
    paid++;
    expect(sum(found.cards.map(({ value }) => value)) - need.value).toBe(found.wasted);
    const left = [...hand];
    for (const card of found.cards) {
      expect(card.type).toBe('surveillance');
      expect(left).toContain(card);
      left.splice(left.indexOf(card), 1);
    }
  });
  tell(`SpyMaster ${BOARDS} hands, ${paid} of them pay`);
  expect(paid).toBeGreaterThan(BOARDS / 3);
});

test('[SM-33] a payment by hand: 5 out of 1 2 2 4 is 1 and 4, and 3 out of 2 2 wastes one', () => {
  expect(cheapestPayment(cards('s2 s1 s2 s4 e5'), { type: 'surveillance', value: 5 })).toEqual({
    cards: cards('s1 s4'),
    wasted: 0,
  });
  expect(cheapestPayment(cards('s2 s2'), { type: 'surveillance', value: 3 })?.wasted).toBe(1);
  expect(cheapestPayment(cards('s2 e2'), { type: 'surveillance', value: 3 })).toBeUndefined();
});

test('[SM-32] [SM-33] the cheapest way to put Agents in place is what brute force finds', () => {
  let moved = 0;
  for (let seed = from; seed < from + BOARDS; seed++) {
    const pick = chanceOf(seed);
    const anywhere = () => LOCATIONS[pick(30)] as Location;
    const agents = [anywhere(), anywhere(), anywhere()];
    const freelances = Array.from({ length: 6 }, anywhere);
    const city = anywhere();
    const print = { specialAgents: pick(4), freelanceAgents: pick(5) };
    const found = cheapestPlacement({ seat: 2, agents, freelances }, city, print);
    const groups = [
      { from: agents, needed: print.specialAgents },
      { from: freelances, needed: print.freelanceAgents },
    ];
    expect(found?.points).toBe(fewestPoints(city, groups));
    expect(found?.points).toBe(sum(found?.steps.map(({ points }) => points) ?? []));
    if ((found?.steps.length ?? 0) > 0) moved++;
    const count = (list: readonly Location[]) => list.filter((place) => place === city).length;
    const arriving = (agent: 2 | 'freelance') =>
      found?.steps.filter((step) => step.agent === agent && step.to === city).length ?? 0;
    expect(count(agents) + arriving(2)).toBeGreaterThanOrEqual(print.specialAgents);
    expect(count(freelances) + arriving('freelance')).toBeGreaterThanOrEqual(print.freelanceAgents);
  }
  tell(`SpyMaster ${BOARDS} maps, on ${moved} of them Agents move`);
  expect(moved).toBeGreaterThan(BOARDS / 2);
});

test('[SM-33] a Mission that wants more Agents than there are cannot be served', () => {
  const board = { seat: 0, agents: ['area-1-hub'] as const, freelances: [] };
  expect(cheapestPlacement(board, 'area-1-red', { specialAgents: 2, freelanceAgents: 0 })).toBeUndefined();
});
