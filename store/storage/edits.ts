/** Counts what is changed here. */
export interface Edits {
  count: number;
}

/** Takes what was read while nothing was changed: a reading that a change overtook knows nothing of it. */
export const takeUnchanged = async <T>(
  edits: Edits,
  read: () => Promise<T>,
  take: (value: T) => void,
): Promise<void> => {
  for (;;) {
    const { count } = edits;
    const value = await read();
    // Nothing is waited for in between.
    if (edits.count === count) return take(value);
  }
};
