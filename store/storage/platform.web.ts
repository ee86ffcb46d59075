import { type Backend } from './backend';
import { IndexedDbBackend } from './indexed-db';
import { MemoryBackend } from './memory';

/**
 * Some private windows have no database: the app runs all the same, and says that nothing is kept. One that did not
 * open is asked again first, because without it everything that was played seems to be gone.
 */
export const openBackend = async (): Promise<Backend> => {
  try {
    return await IndexedDbBackend.open().catch(() => IndexedDbBackend.open());
  } catch {
    return new MemoryBackend();
  }
};
