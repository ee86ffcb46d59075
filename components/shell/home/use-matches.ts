import { useStore } from 'zustand';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { type MatchHeader } from '@/store/match/header';

interface Shelves {
  /** The one to play on with: the last that was opened and is not over; a practice game only where there is no other. */
  readonly resume: MatchHeader | undefined;
  readonly others: readonly MatchHeader[];
  readonly archived: readonly MatchHeader[];
}

export const useMatches = (): Shelves => {
  const debrief = useDebrief();
  const matches = useStore(debrief.matches.state, (state) => state.matches);
  const present = matches.filter(({ archived }) => !archived);
  const running = present.filter(({ finishedAt }) => finishedAt === undefined);
  const resume = running.find(({ practice }) => !practice) ?? running[0];
  return {
    resume,
    others: present.filter((match) => match !== resume),
    archived: matches.filter(({ archived }) => archived),
  };
};
