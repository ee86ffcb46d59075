import type { ViewProps } from 'react-native';

/** Browsers click for the first finger only, and that one holds. */
const handlers = {
  onPointerUp: ({ isPrimary, target }: { readonly isPrimary: boolean; readonly target: Element }) => {
    if (!isPrimary) target.closest<HTMLElement>('[role=button]')?.click();
  },
};

export const secondFinger = handlers as unknown as ViewProps;
