import { useEffect, useRef } from 'react';
import { type ViewProps } from 'react-native';
import { type Reveal } from './use-reveal';

const isKey = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';

/** Fingers are heard by the element itself: React is deaf to them. */
const useFinger = ({ press, release }: Reveal, byTap: boolean) => {
  const pad = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = pad.current;
    if (!element || byTap) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const down = ({ pointerId }: PointerEvent) => {
      element.setPointerCapture(pointerId);
      press();
    };
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointercancel', release, { signal });
    return () => stop.abort();
  }, [press, release, byTap]);
  return pad;
};

/** A click that no pointer made comes from a screen reader, which cannot hold. */
export const useHoldHandlers = (reveal: Reveal, byTap: boolean): ViewProps => {
  const { press, release, toggle } = reveal;
  const byReader = (event: MouseEvent) => {
    if (byTap || event.detail === 0) toggle();
  };
  const hold = {
    onKeyDown: (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      if (!event.repeat) press();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (isKey(event)) release();
    },
    onBlur: release,
  };
  const tap = {
    onKeyDown: (event: KeyboardEvent) => {
      if (!isKey(event) || event.repeat) return;
      event.preventDefault();
      toggle();
    },
  };
  const handlers = {
    ref: useFinger(reveal, byTap),
    ...(byTap ? tap : hold),
    onClick: byReader,
    onContextMenu: (event: Event) => event.preventDefault(),
    tabIndex: 0,
  };
  return handlers as unknown as ViewProps;
};

/** Browsers click for the first finger only, and that one holds. */
const clickToo = ({ isPrimary, target, clientX, clientY }: PointerEvent) => {
  if (isPrimary || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[role=button]');
  // A finger that slid off it has thought better of it.
  if (button?.contains(document.elementFromPoint(clientX, clientY))) button.click();
};

const handlers = {
  ref: (element: HTMLElement | null) => element?.addEventListener('pointerup', clickToo),
};

export const secondFinger = handlers as unknown as ViewProps;
