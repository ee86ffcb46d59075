import { type Result } from '@/rules/core/codec';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Clock } from '../storage/write-queue';
import { type MatchHeader } from './header';
import { type StoredMatch } from './read-match';
import { type MatchResult, resultOf } from './result';

export interface Concluding {
  readonly clock: Clock;
  readonly matches: () => readonly MatchHeader[];
  /** Whether it is on a screen of this window, which then tells its result itself. */
  readonly isOpen: (id: string) => boolean;
  readonly read: (id: string) => Promise<Result<StoredMatch, unknown>>;
  readonly conclude: (id: string, result: MatchResult) => void;
}

/** The first screen is drawn before the first of them, and answers between any two. */
const PAUSE = 1_000;
/** At each start; the others have to wait for the next. */
const MOST = 50;

/**
 * Notes the results of matches that ended before results were noted, one at a time and far apart. What it returns
 * stops it.
 */
export const concludeOld = ({ clock, matches, isOpen, read, conclude }: Concluding): (() => void) => {
  const lacking = matches().filter(isLacking);
  // Not always from the same end: some may never be read, and must not be in the way of the others.
  const from = lacking.length > MOST ? clock.now() % lacking.length : 0;
  const waiting = [...lacking.slice(from), ...lacking.slice(0, from)].slice(0, MOST).map(({ id }) => id);
  let stop = () => {};
  let stopped = false;
  const next = () => {
    const id = waiting.shift();
    if (id === undefined || stopped) return;
    // One that cannot be read is not in the way of the others.
    stop = clock.after(PAUSE, () => void note(id).then(next, next));
  };
  const note = async (id: string): Promise<void> => {
    if (stopped || isOpen(id)) return;
    const found = await read(id);
    const result = found.ok ? resultIn(found.value.loaded.log) : undefined;
    // It may have been opened, finished or deleted in the meantime.
    const header = matches().find((match) => match.id === id);
    if (result && !stopped && !isOpen(id) && header && isLacking(header)) conclude(id, result);
  };
  next();
  return () => {
    stopped = true;
    stop();
  };
};

const resultIn = (log: LogAt): MatchResult | undefined => {
  const { over } = log.game.status(log.state, 'table');
  return resultOf({ log, over: over || log.endedEarly, endedEarly: log.endedEarly && !over });
};

const isLacking = ({ finishedAt, result }: MatchHeader): boolean =>
  finishedAt !== undefined && result === undefined;
