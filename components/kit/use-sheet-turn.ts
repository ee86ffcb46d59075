import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Open sheets, the last one on top. */
let stack: readonly object[] = [];
const listeners = new Set<() => void>();

const become = (next: readonly object[]): void => {
  stack = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A sheet within a sheet is part of it. */
export const WithinSheet = createContext(false);

/** An iPhone shows one sheet at a time: of several that are open the last one, and the one below when it has closed. */
export const useSheetTurn = (open: boolean): boolean => {
  const within = useContext(WithinSheet);
  const [self] = useState(() => ({}));
  const stands = open && !within;
  const isTurn = () => !stands || stack.length === 0 || stack.at(-1) === self;
  const turn = useSyncExternalStore(subscribe, isTurn, isTurn);
  useLayoutEffect(() => {
    if (!stands) return;
    become([...stack, self]);
    return () => become(stack.filter((other) => other !== self));
  }, [stands, self]);
  return open && turn;
};
