import { useState } from 'react';

interface Held<Value> {
  readonly parts: readonly unknown[];
  readonly value: Value;
}

/** Something begun that is about these very parts of the match: as soon as one of them moves on, it is gone. */
export const useWhile = <Value>(
  parts: readonly unknown[],
  begun?: Value,
): readonly [Value | undefined, (value?: Value) => void] => {
  const [held, setHeld] = useState<Held<Value> | undefined>(
    begun === undefined ? undefined : { parts, value: begun },
  );
  const hold = (value?: Value) => setHeld(value === undefined ? undefined : { parts, value });
  const isNow = held?.parts.every((part, place) => part === parts[place]) ?? false;
  // An undo brings the same parts back, and not what was begun with them.
  if (held && !isNow) setHeld(undefined);
  return [isNow ? held?.value : undefined, hold];
};
