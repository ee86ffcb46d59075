import { type Board } from '@/rules/spy-connection/model/board';
import { cutOff, isCoherent, networkOf } from '@/rules/spy-connection/model/network';
import { chanceOf } from '../../support/chance';
import { baseSeed, times } from '../../support/soak';

const boardOf = (...ways: readonly (readonly string[])[]): Board => ({
  cities: [],
  connections: ways.map(([from = '', to = '', ...spaces]) => ({
    id: `${from}-${to}`,
    cities: [from, to],
    spaces,
  })),
});

/** The book's example: one space beside London belongs to both ways; Berlin is three spaces away. */
const board = boardOf(
  ['london', 'paris', 'london-exit', 'channel'],
  ['london', 'berlin', 'london-exit', 'north-sea', 'berlin-exit'],
  ['paris', 'madrid', 'pyrenees'],
);
const lisa = ['london-exit', 'channel', 'north-sea'];
const agents = (spaces: readonly string[]) => Object.fromEntries(spaces.map((space) => [space, 1]));
const coherent = (spy: string, own: readonly string[]) => isCoherent(board, spy, agents(own));
const takenBack = (...spaces: readonly string[]) => lisa.filter((space) => !spaces.includes(space));

test('[SC-30] the network is what secured connections reach, and a started way joins nothing', () => {
  expect([...networkOf(board, 'paris', agents(lisa))].sort()).toEqual(['london', 'paris']);
  expect(networkOf(board, 'berlin', agents(lisa))).toEqual(['berlin']);
});

test('[SC-30] one Agent on a shared space secures both ways out of it', () => {
  const own = ['london-exit', 'channel', 'north-sea', 'berlin-exit', 'pyrenees'];
  expect(networkOf(board, 'madrid', agents(own))).toHaveLength(4);
});

test('[SC-35] several spaces at once are judged together: the way back in any order, or at one stroke', () => {
  expect(coherent('paris', takenBack('london-exit', 'north-sea'))).toBe(true);
  expect(coherent('paris', takenBack('london-exit', 'north-sea', 'channel'))).toBe(true);
});

test('[SC-35] a city joins the spaces beside it, and the Spy counts', () => {
  expect(coherent('madrid', ['pyrenees', 'channel'])).toBe(true);
  expect(coherent('berlin', ['pyrenees', 'channel'])).toBe(false);
});

test('[SC-3] a city and a space of the same name are two places', () => {
  const named = boardOf(['london', 'paris', 'london', 'paris']);
  expect(isCoherent(named, 'paris', { london: 1 })).toBe(false);
});

/** What hangs together, by names and neighbours alone. */
const hangingTogether = (places: readonly string[], isNext: (one: string, other: string) => boolean) => {
  const together = new Set(places.slice(0, 1));
  for (const one of together) for (const other of places) if (isNext(one, other)) together.add(other);
  return together;
};

/** A board whose ways share spaces, somebody's Agents on it, one of them where no way leads, and some lifted. */
const anyTable = (seed: number) => {
  const pick = chanceOf(seed);
  const cities = ['a', 'b', 'c', 'd', 'e', 'f'];
  const spaces = Array.from({ length: 14 }, (_, number) => `s${number}`);
  const some = <T>(list: readonly T[], of: number): readonly T[] => list.filter(() => pick(of) === 0);
  const ways = Array.from({ length: 9 }, () => {
    const [from, to] = [pick(6), 1 + pick(5)];
    const along = spaces.slice(pick(12)).slice(0, 1 + pick(3));
    return [cities[from] ?? '', cities[(from + to) % 6] ?? '', ...(pick(2) ? along : along.toReversed())];
  });
  const own = some([...spaces, 'elsewhere'], 2);
  return { board: boardOf(...ways), ways, own, lifted: some(own, 3), spy: cities[pick(6)] ?? '' };
};

test('[SC-30] [SC-35] networks are what neighbours tell, on a thousand boards and more', () => {
  let torn = 0;
  for (let seed = baseSeed(); seed < baseSeed() + times(1_000, 50_000); seed++) {
    const { board: any, ways, own, lifted, spy } = anyTable(seed);
    const secured = ways.filter(([, , ...spaces]) => spaces.every((space) => own.includes(space)));
    const cities = [spy, 'a', 'b', 'c', 'd', 'e', 'f'];
    const joined = (one: string, other: string) =>
      secured.some(([from, to]) => [from, to].includes(one) && [from, to].includes(other));
    expect(new Set(networkOf(any, spy, agents(own)))).toEqual(hangingTogether(cities, joined));

    const kept = own.filter((space) => !lifted.includes(space));
    const lines = ways.map(([from, to, ...spaces]) => [`city ${from}`, ...spaces, `city ${to}`]);
    const isNext = (one: string, other: string) =>
      lines.some((line) =>
        line.some((spot, at) => spot === one && [line[at - 1], line[at + 1]].includes(other)),
      );
    const spots = [`city ${spy}`, ...cities.map((city) => `city ${city}`), ...kept];
    const near = hangingTogether(spots, isNext);
    const expected = kept.filter((space) => !near.has(space));
    if (expected.length > 0) torn++;
    expect(cutOff(any, { spy, agents: agents(own) }, lifted)).toEqual(expected);
  }
  expect(torn).toBeGreaterThan(times(100, 5_000));
});
