import { useState } from 'react';

/** Something begun that is about these very parts of the match: as soon as one of them moves on, it is gone. */
export const useWhile = <Value>(
  ...parts: readonly unknown[]
): readonly [Value | undefined, (value?: Value) => void] => {
  const [held, setHeld] = useState<{ readonly parts: readonly unknown[]; readonly value: Value }>();
  const hold = (value?: Value) => setHeld(value === undefined ? undefined : { parts, value });
  const isNow = held?.parts.every((part, place) => part === parts[place]) ?? false;
  return [isNow ? held?.value : undefined, hold];
};
