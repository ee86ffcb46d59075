import { useSyncExternalStore } from 'react';
import { useDebriefIfOpen } from '@/components/kit/store/use-debrief';
import { type MatchHeader } from '@/store/match/header';
import { type MatchDamage } from '@/store/match/read-library';

interface Shelves {
  /** The one to play on with: the last that was opened and is not over; a practice game only where there is no other. */
  readonly resume: MatchHeader | undefined;
  /** The others that are not over. */
  readonly running: readonly MatchHeader[];
  readonly plays: readonly MatchHeader[];
  readonly archived: readonly MatchHeader[];
}

const never = () => () => undefined;
const NONE: readonly MatchHeader[] = [];

/** All matches; none as long as the disk has not answered. */
const useAll = (): readonly MatchHeader[] | undefined => {
  const state = useDebriefIfOpen()?.matches.state;
  return useSyncExternalStore(
    state?.subscribe ?? never,
    () => state?.getState().matches,
    () => undefined,
  );
};

/** What of a match cannot be read, if anything. */
export const useDamage = (id: string): MatchDamage | undefined => {
  const state = useDebriefIfOpen()?.matches.state;
  return useSyncExternalStore(
    state?.subscribe ?? never,
    () => state?.getState().damaged.get(id),
    () => undefined,
  );
};

/** Nobody has played here yet, or somebody has; the disk knows. */
export type Visit = 'first' | 'again';

export const useVisit = (): Visit | undefined => {
  const matches = useAll();
  return matches && (matches.length === 0 ? 'first' : 'again');
};

export const useMatches = (): Shelves => {
  const matches = useAll() ?? NONE;
  const present = matches.filter(({ archived }) => !archived);
  const running = present.filter(({ finishedAt }) => finishedAt === undefined);
  const resume = running.find(({ practice }) => !practice) ?? running[0];
  return {
    resume,
    running: running.filter((match) => match !== resume),
    plays: present.filter(({ finishedAt }) => finishedAt !== undefined),
    archived: matches.filter(({ archived }) => archived),
  };
};
