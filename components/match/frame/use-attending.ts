import { useEffect } from 'react';
import { watchPresence } from '@/components/kit/device/presence';
import { useMatch } from '../match-context';

/** The turn clock runs while the table is on screen, whatever is opened over it, and the app is looked at. */
export const useAttending = (): void => {
  const { session } = useMatch();
  useEffect(() => {
    let leave: (() => void) | undefined;
    const be = (present: boolean) => {
      if (present) leave ??= session.attend();
      else {
        leave?.();
        leave = undefined;
      }
    };
    const stop = watchPresence(be);
    return () => {
      stop();
      be(false);
    };
  }, [session]);
};
