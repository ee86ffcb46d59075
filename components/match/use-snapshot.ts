import { useSyncExternalStore } from 'react';
import { useMatch } from './match-context';
import { whenSettled } from './settled';
import type { Snapshot } from './snapshot';
import { currentSnapshot } from './snapshot';

/** A part of the screen is drawn again only when what it picked has changed, as soon as the tap is answered. */
export const useSnapshot = <T>(pick: (snapshot: Snapshot) => T): T => {
  const { session } = useMatch();
  const read = () => pick(currentSnapshot(session));
  return useSyncExternalStore(whenSettled(session), read, read);
};

/** For what answers the tap itself, and for what must not stay in sight a frame longer. */
export const useSnapshotAtOnce = <T>(pick: (snapshot: Snapshot) => T): T => {
  const { session } = useMatch();
  const read = () => pick(currentSnapshot(session));
  return useSyncExternalStore(session.subscribe, read, read);
};
