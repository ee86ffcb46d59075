import { parse } from '@/rules/core/codec';
import { type MatchHeader, type SeatedPlayer } from '@/store/match/header';
import { peopleIn, personOf } from '@/store/plays/people';
import { personStatistics } from '@/store/plays/statistics';
import { talliesOf } from '@/store/plays/tally';
import { notedPlaySchema, type NotedPlay, type Play, playOf, ranksOf, shelfOf } from '@/store/plays/play';

const players = ['Anna', 'Ben', 'Clara'].map((name, colour) => ({ name, colour }));
const header: MatchHeader = {
  ...{ id: 'm1', game: 'spymaster', module: 'full', name: '', players, createdAt: 1, openedAt: 2 },
  ...{ finishedAt: 5_000, archived: false, practice: false },
};
const result = {
  totals: [60, 60, 7],
  winners: [2],
  starts: 1,
  endedEarly: false,
  endedAt: 9_000,
  played: 4_000,
};
export const noted: NotedPlay = {
  ...{ id: 'n1', game: 'spymaster', endedAt: 7_000, players, totals: [31, 22, 31], winners: [0] },
};

test('a match that is over is a play; one that goes on is none', () => {
  expect(playOf({ ...header, result })).toMatchObject({
    ...{ totals: [60, 60, 7], winners: [2], starts: 1, endedAt: 9_000, played: 4_000, tieBroken: true },
  });
  const { finishedAt: _, ...running } = header;
  expect(playOf(running)).toBeUndefined();
});

test('without an end time, or with one before all times, the header tells when', () => {
  expect(playOf(header)).toMatchObject({ endedAt: 5_000, totals: [], winners: [] });
  expect(playOf({ ...header, result: { ...result, endedAt: 0 } })?.endedAt).toBe(5_000);
});

test('totals that do not fit the seats are none, and a score pad tells no time', () => {
  expect(playOf({ ...header, result: { ...result, totals: [1] } })).toMatchObject({
    totals: [],
    winners: [],
  });
  expect(playOf({ ...header, opened: 'at-the-end', result })).not.toHaveProperty('played');
});

test('the shelf has the last play first, wherever it comes from', () => {
  const shelf = shelfOf(
    [
      { ...header, result },
      { ...header, id: 'm2', result: { ...result, endedAt: 1_000 } },
    ],
    [noted],
  );
  expect(shelf.map(({ id, noted: byHand }) => [id, byHand])).toEqual([
    ['m1', false],
    ['n1', true],
    ['m2', false],
  ]);
});

test('winners are first, and whoever has as many points shares a place', () => {
  expect(ranksOf({ totals: [31, 22, 31], winners: [0] })).toEqual([1, 3, 2]);
  expect(ranksOf({ totals: [60, 60, 7], winners: [2] })).toEqual([2, 2, 1]);
  expect(ranksOf({ totals: [5, 5, 3], winners: [0, 1] })).toEqual([1, 1, 3]);
});

test.each([
  ['a total too few', { totals: [1, 2] }],
  ['a winner who does not sit there', { winners: [3] }],
  ['a winner twice', { winners: [0, 0] }],
  ['nobody', { players: [], totals: [], winners: [] }],
  ['more points than there are', { totals: [1e6, 0, 0] }],
  ['a foreign field', { seed: 'x' }],
])('a noted play with %s is refused', (_, change) => {
  expect(parse(notedPlaySchema, noted).ok).toBe(true);
  expect(parse(notedPlaySchema, { ...noted, ...change }).ok).toBe(false);
});

test('somebody is known by the id, else by a name that the phone remembers, else by the name', () => {
  const known = [{ id: 'p1', name: 'Anna', colour: 4, lastPlayed: 1 }];
  const who = personOf(known);
  expect(who({ player: 'p1', name: 'Another', colour: 0 })).toBe('p1');
  expect(who({ name: ' anna', colour: 0 })).toBe('p1');
  expect(who({ name: 'Ben', colour: 0 })).toBe('name:ben');
  expect(who({ name: '  ', colour: 0 })).toBeUndefined();
  const shelf = shelfOf([{ ...header, result }], [noted]);
  expect(peopleIn(shelf, known)[0]).toEqual({ key: 'p1', name: 'Anna', colour: 4, plays: 2 });
});

test('the plays of both names of a person are one person’s, everywhere', () => {
  const seated = (...players: readonly SeatedPlayer[]) => players;
  const ended = { totals: [9, 3], winners: [0] };
  const shelf = shelfOf(
    [],
    [
      {
        ...noted,
        ...ended,
        id: 'a',
        players: seated({ player: 'p1', name: 'Anna', colour: 0 }, { name: 'Ben', colour: 1 }),
      },
      {
        ...noted,
        ...ended,
        id: 'b',
        players: seated({ player: 'p2', name: 'Ann', colour: 0 }, { name: 'Cleo', colour: 1 }),
      },
      {
        ...noted,
        ...ended,
        id: 'c',
        players: seated({ name: 'Ben', colour: 1 }, { name: ' ANN ', colour: 0 }),
      },
    ],
  );
  const known = [
    { id: 'p1', name: 'Anna', colour: 4, lastPlayed: 1, also: [{ id: 'p2', name: 'Ann', colour: 0 }] },
  ];
  const who = personOf(known);
  expect(peopleIn(shelf, known)[0]).toEqual({ key: 'p1', name: 'Anna', colour: 4, plays: 3 });
  expect(personStatistics(shelf, 'p1', who)).toMatchObject({ plays: 3, wins: 2 });
  expect(talliesOf(shelf, who).get('p1')).toMatchObject({
    ...{ plays: 3, met: new Set(['name:ben', 'name:cleo']) },
  });
  expect(talliesOf(shelf, personOf([])).get('p1')?.plays).toBe(1);
});

test('the last twelve that count are looked back at, the oldest first', () => {
  const players = [
    { player: 'p1', name: 'Anna', colour: 0 },
    { name: 'Ben', colour: 1 },
  ];
  const plays = Array.from({ length: 14 }, (_, at) => ({
    ...noted,
    ...{ id: `q${at}`, endedAt: 1_000 + at, players, totals: [5, 3], winners: [at === 13 ? 1 : 0] },
  }));
  const [last, ...earlier] = shelfOf([], plays);
  const shelf = [{ ...(last as Play), id: 'early', endedEarly: true }, last as Play, ...earlier];
  const tally = talliesOf(shelf, personOf([])).get('p1');
  expect(tally).toMatchObject({ plays: 15, lastAt: 1_013 });
  expect(tally?.won).toEqual([...new Array<boolean>(11).fill(true), false]);
});
