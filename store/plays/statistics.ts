import { deviation, max, mean, median, min, rollup, sum } from 'd3-array';
import { type PersonOf } from './people';
import { isCounted, LAST, type Play, ranksOf } from './play';

/* What the plays hold, and nothing beyond. Practice, games that ended early and those that nobody counted say nothing here. */

export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly best: number;
  readonly worst: number;
  /** Of two or more. */
  readonly deviation?: number;
}

/** Wins beside what chance would give at tables of that size. */
export interface Share {
  readonly plays: number;
  readonly wins: number;
  readonly expected: number;
}

export interface Mark {
  /** Whose points they are; nobody's where a seat had no name. */
  readonly person?: string;
  readonly colour: number;
  readonly total: number;
}

export interface GameStatistics {
  readonly plays: number;
  readonly wins: readonly { readonly person: string; readonly wins: number; readonly plays: number }[];
  readonly marks: readonly Mark[];
  readonly points: Spread | undefined;
  /** In milliseconds, by the number of players. */
  readonly durations: readonly { readonly players: number; readonly each: readonly number[] }[];
  /** Whether whoever began has won, the last first, where it is known who began. */
  readonly began: readonly boolean[];
  readonly beganExpected: number;
  /** Where the turn clock ran, whoever takes longest for a turn first. */
  readonly turnTimes: readonly TurnTime[];
}

/** All the time that somebody had in so many turns, in milliseconds. */
export interface TurnTime {
  readonly person: string;
  readonly time: number;
  readonly turns: number;
}

export interface PersonStatistics extends Share {
  /** The last twelve, the oldest of them first. */
  readonly ranks: readonly number[];
  readonly bestRun: number;
  /** Wins in a row up to now. */
  readonly run: number;
  /** How long each play took of which that is known, in milliseconds, the last first. */
  readonly durations: readonly number[];
  /** Where the turn clock ran. */
  readonly turnTime?: Omit<TurnTime, 'person'>;
  readonly rivals: readonly Rival[];
  readonly games: readonly PersonGame[];
  readonly sizes: readonly (Share & { readonly players: number })[];
}

export interface Rival {
  readonly person: string;
  readonly plays: number;
  /** How often this one was before the other, and the other before this one; the rest was level. */
  readonly ahead: number;
  readonly behind: number;
}

export interface PersonGame extends Share {
  readonly game: string;
  readonly points: Spread;
  /** The oldest first. */
  readonly totals: readonly number[];
}

export const spreadOf = (values: readonly number[]): Spread | undefined => {
  const [average, middle, best, worst] = [mean(values), median(values), max(values), min(values)];
  if (average === undefined || middle === undefined || best === undefined || worst === undefined)
    return undefined;
  const spread = deviation(values);
  return {
    ...{ count: values.length, mean: average, median: middle, best, worst },
    ...(spread === undefined ? {} : { deviation: spread }),
  };
};

/** The chance of each at such a table; a victory that is shared is one for all who share it. */
const chanceAt = ({ players, winners }: Play): number => winners.length / players.length;

interface Seated {
  readonly play: Play;
  readonly seat: number;
}

const won = ({ play, seat }: Seated): boolean => play.winners.includes(seat);

const shareOf = (seated: readonly Seated[]): Share => ({
  plays: seated.length,
  wins: seated.filter(won).length,
  expected: sum(seated, ({ play }) => chanceAt(play)),
});

const totalAt = ({ play, seat }: Seated): number => play.totals[seat] ?? 0;

/** Of one game; `plays` with the last first. */
export const gameStatistics = (plays: readonly Play[], who: PersonOf): GameStatistics => {
  const counted = plays.filter(isCounted);
  const seated = counted.flatMap((play) => play.players.map((_, seat): Seated => ({ play, seat })));
  const personAt = ({ play, seat }: Seated) => {
    const player = play.players[seat];
    return player && who(player);
  };
  const byPerson = rollup(seated, shareOf, personAt);
  const known = counted.filter(({ starts }) => starts !== undefined);
  const timed = counted.filter(({ played }) => played !== undefined);
  const durations = rollup(
    timed,
    (group) => group.map(({ played = 0 }) => played),
    ({ players }) => players.length,
  );
  return {
    plays: counted.length,
    wins: [...byPerson]
      .flatMap(([person, { wins, plays: of }]) => (person === undefined ? [] : [{ person, wins, plays: of }]))
      .sort((left, right) => right.wins - left.wins || right.plays - left.plays),
    marks: seated.map((each) => {
      const person = personAt(each);
      const colour = each.play.players[each.seat]?.colour ?? each.seat;
      return { ...(person === undefined ? {} : { person }), colour, total: totalAt(each) };
    }),
    points: spreadOf(seated.map(totalAt)),
    durations: [...durations]
      .map(([players, each]) => ({ players, each }))
      .sort((left, right) => left.players - right.players),
    began: known.map(({ starts = -1, winners }) => winners.includes(starts)),
    beganExpected: sum(known, chanceAt),
    turnTimes: turnTimesOf(seated, personAt),
  };
};

const timeAt = ({ play, seat }: Seated) => play.times?.[seat];

const turnTimeOf = (seated: readonly Seated[]): Omit<TurnTime, 'person'> => ({
  time: sum(seated, (each) => timeAt(each)?.time ?? 0),
  turns: sum(seated, (each) => timeAt(each)?.turns ?? 0),
});

const isTimed = (seated: Seated): boolean => (timeAt(seated)?.turns ?? 0) > 0;

const turnTimesOf = (
  seated: readonly Seated[],
  personAt: (seated: Seated) => string | undefined,
): readonly TurnTime[] => {
  const times = rollup(seated.filter(isTimed), turnTimeOf, personAt);
  return [...times]
    .flatMap(([person, of]) => (person === undefined ? [] : [{ person, ...of }]))
    .sort((left, right) => right.time / right.turns - left.time / left.turns);
};

/** Of one person, over all games; `plays` with the last first. */
export const personStatistics = (plays: readonly Play[], person: string, who: PersonOf): PersonStatistics => {
  const seated = plays.filter(isCounted).flatMap((play): readonly Seated[] => {
    const seat = play.players.findIndex((player) => who(player) === person);
    return seat < 0 ? [] : [{ play, seat }];
  });
  const oldestFirst = [...seated].reverse();
  const runs = runsOf(oldestFirst.map(won));
  return {
    ...shareOf(seated),
    ranks: oldestFirst.slice(-LAST).map(({ play, seat }) => ranksOf(play)[seat] ?? 0),
    bestRun: Math.max(0, ...runs),
    run: runs.at(-1) ?? 0,
    durations: seated.flatMap(({ play }) => play.played ?? []),
    ...(seated.some(isTimed) ? { turnTime: turnTimeOf(seated.filter(isTimed)) } : {}),
    rivals: rivalsOf(seated, who),
    games: [...rollup(oldestFirst, gameOf, ({ play }) => play.game)]
      .flatMap(([game, of]) => (of ? [{ game, ...of }] : []))
      .sort((left, right) => right.plays - left.plays),
    sizes: [...rollup(seated, shareOf, ({ play }) => play.players.length)]
      .map(([players, share]) => ({ players, ...share }))
      .sort((left, right) => left.players - right.players),
  };
};

/** How many wins in a row stood after each play. */
const runsOf = (wins: readonly boolean[]): readonly number[] => {
  let run = 0;
  return wins.map((win) => (run = win ? run + 1 : 0));
};

const gameOf = (seated: Seated[]): Omit<PersonGame, 'game'> | undefined => {
  const totals = seated.map(totalAt);
  const points = spreadOf(totals);
  return points && { ...shareOf(seated), points, totals };
};

const rivalsOf = (seated: readonly Seated[], who: PersonOf): readonly Rival[] => {
  const rivals = new Map<string, Rival>();
  for (const { play, seat } of seated) {
    const ranks = ranksOf(play);
    const mine = ranks[seat] ?? 0;
    play.players.forEach((player, other) => {
      const person = who(player);
      if (other === seat || person === undefined) return;
      const { plays, ahead, behind } = rivals.get(person) ?? { plays: 0, ahead: 0, behind: 0 };
      const theirs = ranks[other] ?? 0;
      rivals.set(person, {
        ...{ person, plays: plays + 1 },
        ahead: ahead + Number(mine < theirs),
        behind: behind + Number(mine > theirs),
      });
    });
  }
  return [...rivals.values()].sort((left, right) => right.plays - left.plays);
};
