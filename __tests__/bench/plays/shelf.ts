import { type MatchHeader, storedHeader } from '@/store/match/header';
import { headerKey, startKey } from '@/store/storage/keys';
import { SCHEMA_VERSION } from '@/store/storage/migrations';
import { seal } from '@/store/storage/record';

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Fay'];
const GAMES = ['spy-connection', 'spymaster', 'i-spy'];
const DAY = 24 * 3_600_000;
const LAST = Date.UTC(2026, 10, 1);

/** The same numbers on every machine. */
const chanceFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

/** So many matches that are over, two a day, as their headers tell them. */
export const finishedMatches = (count: number): readonly MatchHeader[] => {
  const roll = chanceFrom(7);
  return Array.from({ length: count }, (_, place): MatchHeader => {
    const seats = 2 + roll(3);
    const first = roll(NAMES.length);
    const colours = Array.from({ length: seats }, (__, seat) => (first + seat) % NAMES.length);
    const totals = colours.map(() => 12 + roll(30));
    const best = Math.max(...totals);
    const endedAt = LAST - place * (DAY / 2);
    return {
      ...{ id: `m${place}`, game: GAMES[roll(3)] ?? '', module: 'light', name: '', archived: false },
      players: colours.map((colour) => ({ name: NAMES[colour] ?? '', colour })),
      ...{ createdAt: endedAt - 3_600_000, openedAt: endedAt, finishedAt: endedAt, practice: false },
      result: {
        ...{ totals, winners: [totals.indexOf(best)], starts: roll(seats), endedEarly: false, endedAt },
        played: (30 + roll(40)) * 60_000,
        times: colours.map(() => ({ time: (200 + roll(600)) * 1_000, turns: 8 + roll(8) })),
      },
    };
  });
};

const sealed = (value: unknown): string => seal(SCHEMA_VERSION, JSON.stringify(value), 1);

/** As they lie on the disk of the web app. */
export const storedShelf = (count: number): readonly (readonly [key: string, text: string])[] =>
  finishedMatches(count).flatMap((header) => [
    [headerKey(header.id), sealed(storedHeader(header))],
    // Nobody opens them, but one without a start would be none.
    [startKey(header.id), sealed({ options: {}, rulesVersion: 1, seed: 'd'.repeat(64) })],
  ]);
