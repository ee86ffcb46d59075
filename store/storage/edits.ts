/** Counts what is changed here. */
export interface Edits {
  count: number;
}

/** What is read while nothing is changed: a reading that a change overtook knows nothing of it. */
export const unchanged = async <T>(edits: Edits, read: () => Promise<T>): Promise<T> => {
  for (;;) {
    const { count } = edits;
    const value = await read();
    if (edits.count === count) return value;
  }
};
