import { type PersonOf } from './people';
import { isCounted, LAST, type Play } from './play';

/** What a row says about somebody. */
export interface Tally {
  readonly plays: number;
  /** When the last of them ended. */
  readonly lastAt: number;
  /** Whether they won the last twelve that were counted, the oldest of them first. */
  readonly won: readonly boolean[];
  /** Everybody who sat at a table with them. */
  readonly met: ReadonlySet<string>;
}

/** Of everybody at once; `plays` with the last first. */
export const talliesOf = (plays: readonly Play[], who: PersonOf): ReadonlyMap<string, Tally> => {
  const tallies = new Map<string, { plays: number; lastAt: number; won: boolean[]; met: Set<string> }>();
  for (const play of plays) {
    if (play.practice) continue;
    const keys = play.players.map(who);
    for (const person of new Set(keys)) {
      if (person === undefined) continue;
      const tally = tallies.get(person) ?? { plays: 0, lastAt: play.endedAt, won: [], met: new Set() };
      tallies.set(person, tally);
      tally.plays++;
      if (isCounted(play) && tally.won.length < LAST)
        tally.won.unshift(play.winners.includes(keys.indexOf(person)));
      for (const key of keys) if (key !== undefined && key !== person) tally.met.add(key);
    }
  }
  return tallies;
};
