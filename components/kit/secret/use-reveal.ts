import { useCallback, useEffect, useRef, useState } from 'react';
import { onLeave, blockCapture } from './privacy';

const HOLD = 400;

export interface Reveal {
  readonly shown: boolean;
  /** Somebody let go before it was shown. */
  readonly tooShort: boolean;
  readonly press: () => void;
  readonly release: () => void;
  /** For people who cannot hold, and for screen readers. */
  readonly toggle: () => void;
  readonly hide: () => void;
}

/** A secret that is shown while somebody holds, and never a moment longer. */
export const useReveal = (): Reveal => {
  const [shown, setShown] = useState(false);
  const [tooShort, setTooShort] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);
  const press = useCallback(() => {
    clearTimeout(timer.current);
    pressed.current = true;
    timer.current = setTimeout(() => {
      pressed.current = false;
      setTooShort(false);
      setShown(true);
    }, HOLD);
  }, []);
  const release = useCallback(() => {
    if (pressed.current) setTooShort(true);
    pressed.current = false;
    hide();
  }, [hide]);
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
  return { shown, tooShort, press, release, toggle, hide };
};
