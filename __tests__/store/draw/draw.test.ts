import { MatchLog } from '@/rules/core/log/match-log';
import { drawFrom, shuffle } from '@/store/draw/draw';
import { commitmentOf, isSeed, verifyDraws } from '@/store/draw/verify';
import { newSeed } from '@/store/draw/seed';
import { courier, digital, type Move } from '../../support/courier/game';
import { type State } from '../../support/courier/model';
import { baseSeed, progress, tell, times } from '../../support/soak';
import { zScores } from '../../support/chi-square';

const rounds = times(20_000, 200_000);
const items = ['a', 'b', 'c', 'd', 'e'];
const seedOf = (index: number): string =>
  `${baseSeed().toString(16).padStart(32, '0')}${index.toString(16).padStart(32, '0')}`;

type Shuffle = (index: number) => readonly string[];

const ours: Shuffle = (index) => shuffle(seedOf(index), 'deck', items);

/** Every card in every place, and every order, as often as the others. */
const worst = (shuffled: Shuffle): number => {
  const places = new Map<string, number>();
  const orders = new Map<string, number>();
  for (let index = 0; index < rounds; index++) {
    const result = shuffled(index);
    result.forEach((item, place) => places.set(`${item}${place}`, (places.get(`${item}${place}`) ?? 0) + 1));
    orders.set(result.join(''), (orders.get(result.join('')) ?? 0) + 1);
  }
  return Math.max(Math.abs(zScores(places, 25, 4 * 4)), Math.abs(zScores(orders, 120, 119)));
};

describe('a shuffle', () => {
  test('is even over places and orders (chi-square, |z| < 4)', () => {
    const z = worst(ours);
    tell(`|z| ${z.toFixed(2)} over ${rounds} shuffles`);
    expect(z).toBeLessThan(4);
  });

  const random = (index: number, step: number, n: number): number =>
    Number(BigInt(`0x${commitmentOf(seedOf(index * 31 + step)).slice(0, 12)}`) % BigInt(n));
  const swapWith = (choose: (place: number) => number): readonly string[] => {
    const result = [...items];
    for (let place = 0; place < result.length; place++) {
      const other = choose(place);
      [result[place], result[other]] = [result[other] as string, result[place] as string];
    }
    return result;
  };
  const biased: Record<string, Shuffle> = {
    'swaps with any place': (index) => swapWith((place) => random(index, place, 5)),
    'never leaves a card where it is': (index) =>
      swapWith((place) => (place === 4 ? 4 : place + 1 + random(index, place, 4 - place))),
    'sorts by a random comparison': (index) => {
      let step = 0;
      return [...items].sort(() => random(index, step++, 2) - 0.5);
    },
    'cuts the deck once': (index) => {
      const cut = random(index, 0, 5);
      return [...items.slice(cut), ...items.slice(0, cut)];
    },
  };
  test.each(Object.entries(biased))('that %s is caught by the same test', (name, shuffled) => {
    const z = worst(shuffled);
    tell(`one that ${name} has |z| ${z.toFixed(0)}`);
    expect(z).toBeGreaterThan(4);
  });
});

describe('a draw', () => {
  const pool = Array.from({ length: 43 }, (_, index) => `m${index}`);
  const seed = seedOf(7);

  test('gives the same cards for the same seed, deck and ordinal', () => {
    const draw = { deck: 'missions', ordinal: 3, count: 4 };
    expect(drawFrom(seed, draw, pool)).toEqual(drawFrom(seed, draw, pool));
    expect(drawFrom(seed, { ...draw, ordinal: 4 }, pool)).not.toEqual(drawFrom(seed, draw, pool));
    expect(drawFrom(seed, { ...draw, deck: 'starts' }, pool)).not.toEqual(drawFrom(seed, draw, pool));
    expect(drawFrom(seedOf(8), draw, pool)).not.toEqual(drawFrom(seed, draw, pool));
  });

  test('gives no card twice and never more than there are', () => {
    const all = drawFrom(seed, { deck: 'x', ordinal: 0, count: 99 }, pool);
    expect([...all].sort()).toEqual([...pool].sort());
    expect(drawFrom(seed, { deck: 'x', ordinal: 0, count: 1 }, [])).toEqual([]);
  });

  test('depends on every bit of the seed', () => {
    const last = { deck: 'x', ordinal: 0, count: 43 };
    const flipped = `8${seedOf(0).slice(1)}`;
    expect(drawFrom(flipped, last, pool)).not.toEqual(drawFrom(seedOf(0), last, pool));
  });
});

describe('a seed', () => {
  test('has 256 bits and is not repeated', () => {
    const seeds = new Set(Array.from({ length: 1000 }, newSeed));
    expect(seeds.size).toBe(1000);
    expect([...seeds].every(isSeed)).toBe(true);
  });

  test('is committed to by its SHA-256', () => {
    expect(commitmentOf('00'.repeat(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
  });
});

describe('verification', () => {
  const played = (seed: string): MatchLog<Move, State> => {
    const log: MatchLog<Move, State> = new MatchLog(courier, digital);
    while (!courier.status(log.state, 'table').over) {
      const { chance } = courier.status(log.state, 'table');
      const move: Move = chance
        ? courier.answer(log.state, drawFrom(seed, chance, courier.pool(log.state)))
        : { type: 'pass' };
      log.append([{ actor: chance ? 'table' : log.state.active, move }], 0);
    }
    return log;
  };
  const matches = times(300, 10_000);

  test(`${matches} matches verify and as many tampered ones fail`, () => {
    for (let index = 0; index < matches; index++) {
      progress(`${index} matches verified`);
      const seed = seedOf(index);
      const log = played(seed);
      expect(verifyDraws(log, { seed, commitment: commitmentOf(seed) })).toEqual({
        kind: 'verified',
        draws: 12,
      });
      const other = seedOf(index + 1);
      expect(verifyDraws(log, { seed: other, commitment: commitmentOf(seed) })).toEqual({
        kind: 'wrong-seed',
      });
      expect(verifyDraws(log, { seed: other, commitment: commitmentOf(other) }).kind).toBe('wrong-draw');
    }
    tell(`${matches} verified, ${matches} tampered ones refused`);
  });

  test('something that is no seed is refused, not thrown at', () => {
    expect(verifyDraws(played(seedOf(1)), { seed: 'hello', commitment: 'x' })).toEqual({
      kind: 'wrong-seed',
    });
  });
});
