import { useSyncExternalStore } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Until the system has answered, nothing moves. */
let reduced = true;
let asked = false;
const listeners = new Set<() => void>();

const set = (answer: boolean) => {
  if (answer === reduced) return;
  reduced = answer;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    AccessibilityInfo.isReduceMotionEnabled().then(set);
    AccessibilityInfo.addEventListener('reduceMotionChanged', set);
  }
  return () => {
    listeners.delete(listener);
  };
};

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reduced,
    () => true,
  );
