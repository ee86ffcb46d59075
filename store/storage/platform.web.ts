import { type Backend } from './backend';
import { IndexedDbBackend } from './indexed-db';
import { MemoryBackend } from './memory';

/** Some private windows have no database: the app runs all the same, and says that nothing is kept. */
export const openBackend = async (): Promise<Backend> => {
  try {
    return await IndexedDbBackend.open();
  } catch {
    return new MemoryBackend();
  }
};
