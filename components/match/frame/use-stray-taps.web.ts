import { useEffect } from 'react';
import { useMatch } from '../match-context';
import { standOf } from './stand-of';
import { StrayTaps } from './stray-taps';

const CONTROL = '[role], [tabindex], button, a';

/** Keeps the second half of a double tap from whatever has come to lie under the finger. */
export const useStrayTaps = (): (() => boolean) => {
  const { session } = useMatch();
  useEffect(() => {
    const taps = new StrayTaps();
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    let stray = false;
    let finger = false;
    const down = ({ clientX: x, clientY: y, timeStamp: at, target, pointerType }: PointerEvent) => {
      const control = target instanceof Element ? target.closest(CONTROL) : target;
      stray = taps.isStray({ x, y, at, control, ...standOf(session) });
      finger = pointerType !== 'mouse';
    };
    const click = (event: MouseEvent) => {
      // Of a mouse the browser itself knows a double click.
      if (stray && (finger || event.detail > 1)) event.stopPropagation();
      stray = false;
    };
    document.addEventListener('pointerdown', down, early);
    document.addEventListener('click', click, early);
    return () => stop.abort();
  }, [session]);
  return never;
};

const never = (): boolean => false;
