import { useLayoutEffect, useRef } from 'react';
import { type View } from 'react-native';

const isDisabled = (element: object | null): boolean =>
  element !== null && 'disabled' in element && element.disabled === true;

/**
 * A browser takes the focus from a button that waits. Whoever plays by keyboard has it back as soon as the button
 * does something again, unless it went elsewhere meanwhile.
 */
export const useKeptFocus = (waits: boolean) => {
  const ref = useRef<View>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    if (waits || !had.current) return;
    const { activeElement, body } = document;
    if (activeElement === body) ref.current?.focus();
    else had.current = Object.is(activeElement, ref.current);
  }, [waits]);
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    onBlur: () => {
      had.current = isDisabled(ref.current);
    },
  };
};
