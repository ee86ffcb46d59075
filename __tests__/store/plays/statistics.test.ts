import { personOf } from '@/store/plays/people';
import { type Play, playOfNoted } from '@/store/plays/play';
import { gameStatistics, personStatistics, spreadOf } from '@/store/plays/statistics';

/** The same numbers on every machine. */
const chanceFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Eve', 'Finn', ''];
const GAMES = ['spy-connection', 'spymaster', 'i-spy'];

const randomShelf = (seed: number, most: number): readonly Play[] => {
  const roll = chanceFrom(seed);
  return Array.from({ length: roll(most + 1) }, (_, place): Play => {
    const count = 2 + roll(4);
    const names = [...NAMES];
    const players = Array.from({ length: count }, (__, colour) => ({
      ...{ name: names.splice(roll(names.length), 1)[0] ?? '', colour },
    }));
    const totals = players.map(() => roll(20) - 3);
    const best = Math.max(...totals);
    const tied = totals.flatMap((total, seat) => (total === best ? [seat] : []));
    const winners = roll(10) === 0 ? [roll(count)] : roll(4) === 0 ? tied : tied.slice(0, 1);
    const play = playOfNoted({
      ...{ id: `p${place}`, game: GAMES[roll(3)] ?? '', endedAt: 1_000_000 - place, players },
      ...{ totals: roll(12) === 0 ? [] : totals, winners: roll(15) === 0 ? [] : winners },
      ...(roll(3) === 0 ? {} : { played: roll(100) * 60_000 }),
      ...(roll(3) === 0 ? {} : { starts: roll(count) }),
      ...(roll(2) === 0 ? {} : { times: players.map(() => ({ time: roll(900) * 1_000, turns: roll(4) })) }),
    });
    return { ...play, practice: roll(9) === 0, endedEarly: roll(9) === 0 };
  });
};

/* The same by hand, play by play, without any of the app's own arithmetic. */

const plain = (name: string) => (name === '' ? undefined : `name:${name.toLowerCase()}`);

const byHand = (shelf: readonly Play[]) =>
  shelf.filter(
    (play) => !play.practice && !play.endedEarly && play.totals.length !== 0 && play.winners.length !== 0,
  );

const before = (play: Play, one: number, other: number): boolean => {
  const oneWon = play.winners.includes(one);
  const otherWon = play.winners.includes(other);
  if (oneWon !== otherWon) return oneWon;
  return !oneWon && (play.totals[one] as number) > (play.totals[other] as number);
};

const personByHand = (shelf: readonly Play[], key: string) => {
  const told = { plays: 0, wins: 0, expected: 0, run: 0, bestRun: 0, ranks: [] as number[] };
  const rivals: Record<string, { plays: number; ahead: number; behind: number }> = {};
  const games: Record<string, number[]> = {};
  for (let place = shelf.length - 1; place >= 0; place--) {
    const play = byHand(shelf.slice(place, place + 1))[0];
    const seat = play ? play.players.findIndex(({ name }) => plain(name) === key) : -1;
    if (!play || seat < 0) continue;
    told.plays += 1;
    told.expected += play.winners.length / play.players.length;
    const wins = play.winners.includes(seat);
    told.wins += wins ? 1 : 0;
    told.run = wins ? told.run + 1 : 0;
    if (told.run > told.bestRun) told.bestRun = told.run;
    let rank = 1;
    play.players.forEach(({ name }, other) => {
      if (other === seat) return;
      if (before(play, other, seat)) rank += 1;
      const rival = plain(name);
      if (rival === undefined) return;
      const entry = (rivals[rival] ??= { plays: 0, ahead: 0, behind: 0 });
      entry.plays += 1;
      if (before(play, seat, other)) entry.ahead += 1;
      if (before(play, other, seat)) entry.behind += 1;
    });
    told.ranks.push(rank);
    (games[play.game] ??= []).push(play.totals[seat] as number);
  }
  return { ...told, ranks: told.ranks.slice(-12), rivals, games };
};

/** How long one had, in how many turns, where the clock saw any. */
const turnsByHand = (plays: readonly Play[], key: string) => {
  let [time, turns] = [0, 0];
  for (const play of plays)
    play.players.forEach(({ name }, seat) => {
      const own = plain(name) === key ? play.times?.[seat] : undefined;
      if (!own || own.turns === 0) return;
      time += own.time;
      turns += own.turns;
    });
  return turns === 0 ? undefined : { time, turns };
};

const roughly = (value: number) => Math.round(value * 1e6) / 1e6;

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const middle = (values: readonly number[]) => {
  const sorted = [...values].sort((left, right) => left - right);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(half)]
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
};

const who = personOf([]);

test('a thousand random shelves, each person and each game, against a count by hand', () => {
  let people = 0;
  for (let seed = 1; seed <= 1_000; seed++) {
    const shelf = randomShelf(seed, 12);
    for (const name of NAMES.slice(0, 6)) {
      const key = plain(name) as string;
      const told = personStatistics(shelf, key, who);
      const expected = personByHand(shelf, key);
      expect({ ...told, expected: roughly(told.expected) }).toMatchObject({
        ...{ plays: expected.plays, wins: expected.wins, expected: roughly(expected.expected) },
        ...{ run: expected.run, bestRun: expected.bestRun, ranks: expected.ranks },
      });
      expect(Object.fromEntries(told.rivals.map(({ person, ...rest }) => [person, rest]))).toEqual(
        expected.rivals,
      );
      expect(Object.fromEntries(told.games.map(({ game, totals }) => [game, totals]))).toEqual(
        expected.games,
      );
      for (const { points, totals } of told.games) {
        expect(roughly(points.mean)).toBe(roughly(average(totals)));
        expect(points.median).toBe(middle(totals));
        expect([points.best, points.worst]).toEqual([Math.max(...totals), Math.min(...totals)]);
      }
      const theirs = byHand(shelf).filter((play) =>
        play.players.some((player) => plain(player.name) === key),
      );
      expect(told.durations).toEqual(
        theirs.flatMap((play) => (play.played === undefined ? [] : [play.played])),
      );
      expect(told.turnTime).toEqual(turnsByHand(theirs, key));
      expect(told.sizes.reduce((sum, { plays }) => sum + plays, 0)).toBe(told.plays);
      people += expected.plays > 0 ? 1 : 0;
    }
    for (const game of GAMES) {
      const plays = shelf.filter((play) => play.game === game);
      const told = gameStatistics(plays, who);
      const counted = byHand(plays);
      expect(told.plays).toBe(counted.length);
      expect(told.marks.map(({ total }) => total)).toEqual(counted.flatMap(({ totals }) => totals));
      for (const { person, wins } of told.wins) {
        const isTheirs = (play: Play) =>
          play.winners.some((seat) => plain(play.players[seat]?.name ?? '') === person);
        expect(wins).toBe(counted.filter(isTheirs).length);
      }
      for (const { person, ...own } of told.turnTimes) expect(own).toEqual(turnsByHand(counted, person));
      const longest = told.turnTimes.map(({ time, turns }) => time / turns);
      expect(longest).toEqual([...longest].sort((left, right) => right - left));
      for (const { players, each } of told.durations)
        expect(each).toEqual(
          counted.flatMap((play) =>
            play.players.length === players && play.played !== undefined ? [play.played] : [],
          ),
        );
      const known = counted.filter(({ starts }) => starts !== undefined);
      expect(told.began).toEqual(known.map(({ starts, winners }) => winners.some((seat) => seat === starts)));
    }
  }
  expect(people).toBeGreaterThan(2_000);
});

test('of nothing nothing is said, and of one value no spread', () => {
  expect(spreadOf([])).toBeUndefined();
  expect(spreadOf([7])).toEqual({ count: 1, mean: 7, median: 7, best: 7, worst: 7 });
  expect(spreadOf([2, 4])?.deviation).toBeCloseTo(Math.SQRT2);
  expect(gameStatistics([], who)).toMatchObject({ plays: 0, points: undefined, marks: [], began: [] });
  expect(personStatistics([], 'name:anna', who)).toMatchObject({ plays: 0, ranks: [], bestRun: 0 });
});
