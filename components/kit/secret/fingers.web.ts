import { type ViewProps } from 'react-native';
import { type Reveal } from './use-reveal';

interface FingerDown {
  readonly currentTarget: HTMLElement;
  readonly pointerId: number;
}

const isKey = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';

/** A click that no pointer made comes from a screen reader, which cannot hold. */
export const useHoldHandlers = ({ press, release, toggle }: Reveal, byTap: boolean): ViewProps => {
  const byReader = (event: MouseEvent) => {
    if (byTap || event.detail === 0) toggle();
  };
  const hold = {
    onPointerDown: ({ currentTarget, pointerId }: FingerDown) => {
      currentTarget.setPointerCapture(pointerId);
      press();
    },
    onPointerUp: release,
    onPointerCancel: release,
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
