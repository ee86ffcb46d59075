import { useCallback, useEffect, useRef, useState } from 'react';
import { onLeave } from './on-leave';
import { blockCapture } from './screen-privacy';

export const HOLD = 400;

export interface Reveal {
  readonly shown: boolean;
  readonly press: () => void;
  readonly release: () => void;
  /** For people who cannot hold, and for screen readers. */
  readonly toggle: () => void;
  readonly hide: () => void;
}

/** A secret that is shown while somebody holds, and never a moment longer. */
export const useReveal = (): Reveal => {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);
  const press = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), HOLD);
  }, []);
  const toggle = useCallback(() => {
    clearTimeout(timer.current);
    setShown((before) => !before);
  }, []);
  useEffect(() => {
    const stop = onLeave(hide);
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [hide]);
  useEffect(() => (shown ? blockCapture() : undefined), [shown]);
  return { shown, press, release: hide, toggle, hide };
};
