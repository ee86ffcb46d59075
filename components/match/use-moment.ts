import { useSyncExternalStore } from 'react';
import { type Moment, type Standing } from '@/store/match/moment';
import { useMatch } from './match-context';

/** A part of the screen is drawn again only when what it selected has changed. */
export const useMoment = <T>(select: (moment: Moment) => T): T => {
  const { session } = useMatch();
  const read = () => select(session.moment);
  return useSyncExternalStore(session.subscribe, read, read);
};

/** How the match stands; nothing is drawn again only because it has been saved. */
export const useStanding = (): Standing => useMoment(({ standing }) => standing);
