import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { type Draft } from '@/rules/core/log/event';
import { MatchLog } from '@/rules/core/log/match-log';
import { type TableOptions } from '@/rules/core/seat';
import { MatchSession } from '@/store/match/session';
import { backupOf, CREATED, SEED } from './backup-of';

type Pick = (n: number) => number;

interface Wanted<State, Found> {
  readonly id: string;
  readonly game: { readonly id: string; readonly rulesVersion: number };
  readonly names: readonly string[];
  readonly options: TableOptions;
  /** A match that is not there after so many moves never will be. */
  readonly longest: number;
  readonly found: (state: State) => Found | undefined;
  readonly next: (state: State, pick: Pick) => Draft;
}

/** The first match of seeded random players that comes to the position that is looked for, as a backup. */
export const playedMatch = <State, Found>(wanted: Wanted<State, Found>) => {
  for (let seed = 1; seed < 1000; seed++) {
    const played = playUntilFound(wanted, seed);
    if (played) return played;
  }
  throw new Error(`No match of these is one for ${wanted.id}.`);
};

const playUntilFound = <State, Found>(wanted: Wanted<State, Found>, seed: number) => {
  const { id, game, names, options, longest, found, next } = wanted;
  const log = new MatchLog(game as unknown as GameModule<TableOptions, BaseMove, unknown>, options);
  const journal: string[] = [];
  const store = (entry: unknown) => void journal.push(JSON.stringify(entry));
  const session = new MatchSession({ id, log, seed: SEED, access: 'open', store, now: () => CREATED });
  const generator = xoroshiro128plus(seed);
  session.draw();
  while (log.events.length < longest && !log.game.status(log.state, 'table').over) {
    const state = log.state as State;
    const here = found(state);
    if (here) return { id, ...here, backup: backupOf(id, { game, names, options, journal }) };
    session.play([next(state, (n) => uniformInt(generator, 0, n - 1))]);
  }
  return undefined;
};
