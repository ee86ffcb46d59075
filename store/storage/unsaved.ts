import { type Backend, type Batch } from './backend';

/** The disk as it will be when all this is written: what is on screen, on a phone that is full too. */
export const withUnsaved = (backend: Backend, batches: readonly Batch[]): Backend => {
  const changed = new Map<string, string | undefined>();
  for (const { set, remove } of batches) {
    for (const [key, value] of set) changed.set(key, value);
    for (const key of remove) changed.set(key, undefined);
  }
  return {
    transactional: backend.transactional,
    volatile: backend.volatile,
    keys: async (prefix) => {
      const keys = new Set(await backend.keys(prefix));
      for (const [key, value] of changed)
        if (value === undefined) keys.delete(key);
        else if (key.startsWith(prefix)) keys.add(key);
      return [...keys].sort();
    },
    read: async (keys) => {
      const values = await backend.read(keys);
      return keys.map((key, index) => (changed.has(key) ? changed.get(key) : values[index]));
    },
    write: () => Promise.reject(new Error('Nothing is written to what is only read.')),
  };
};
