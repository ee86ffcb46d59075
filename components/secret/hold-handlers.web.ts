import type { ViewProps } from 'react-native';
import type { Reveal } from './use-reveal';

interface Pointer {
  readonly pointerId: number;
  readonly currentTarget: HTMLElement;
}

const isKey = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';

/** A click that no pointer made comes from a screen reader, which cannot hold. */
export const holdHandlers = ({ press, release, toggle }: Reveal, byTap: boolean): ViewProps => {
  const byReader = (event: MouseEvent) => {
    if (byTap || event.detail === 0) toggle();
  };
  const hold = {
    onPointerDown: ({ pointerId, currentTarget }: Pointer) => {
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
