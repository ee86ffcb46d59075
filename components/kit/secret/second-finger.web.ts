import { type ViewProps } from 'react-native';

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
