import { useEffect } from 'react';
import { useMatch } from '../match-context';
import { standOf, StrayTaps } from './stray-taps';

const CONTROL = '[role], [tabindex], button, a';

/** Keeps the second half of a double tap from whatever has come to lie under the finger. */
export const useStrayTaps = (): (() => boolean) => {
  const { session } = useMatch();
  useEffect(() => {
    const taps = new StrayTaps();
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    const tapped = (event: PointerEvent) => {
      const { clientX: x, clientY: y, timeStamp: at, target, pointerType, detail } = event;
      // A key or a screen reader clicks without a finger.
      if (detail === 0) return;
      const control = target instanceof Element ? target.closest(CONTROL) : target;
      const sheets = document.querySelectorAll('[role=dialog]').length;
      const stray = taps.isStray({ x, y, at, control, sheets, ...standOf(session) });
      // Of a mouse the browser itself knows a double click.
      if (stray && (pointerType !== 'mouse' || detail > 1)) event.stopPropagation();
    };
    document.addEventListener('click', tapped, early);
    return () => stop.abort();
  }, [session]);
  return never;
};

const never = (): boolean => false;
