import { useSyncExternalStore } from 'react';
import { useMatch } from './match-context';
import { whenSettled } from './settled';
import { type Snapshot, currentSnapshot } from './snapshot';

/** A part of the screen is drawn again only when what it picked has changed. */
export const useSnapshot = <T>(pick: (snapshot: Snapshot) => T): T => {
  const { session } = useMatch();
  const read = () => pick(currentSnapshot(session));
  return useSyncExternalStore(session.subscribe, read, read);
};

/** The same for the parts that follow the answer to a tap. */
export const useSettled = <T>(pick: (snapshot: Snapshot) => T): T => {
  const { session } = useMatch();
  const read = () => pick(currentSnapshot(session));
  return useSyncExternalStore(whenSettled(session), read, read);
};
