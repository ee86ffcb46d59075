import AsyncStorage from '@react-native-async-storage/async-storage';
import { type Backend, type Batch, toStorageError } from './backend';

/**
 * Phones: one process, so `expect` has nothing to check. What is set comes before what is removed, because a
 * removed value may just have been copied.
 */
export class AsyncStorageBackend implements Backend {
  readonly transactional = false;
  readonly volatile = false;

  async keys(prefix: string): Promise<readonly string[]> {
    const keys = await attempt(() => AsyncStorage.getAllKeys());
    return keys.filter((key) => key.startsWith(prefix)).sort();
  }

  async read(keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    if (keys.length === 0) return [];
    const pairs = await attempt(() => AsyncStorage.multiGet(keys));
    // Android answers in the order of its table, not of the question.
    const values = new Map(pairs);
    return keys.map((key) => values.get(key) ?? undefined);
  }

  async write({ set, remove }: Batch): Promise<void> {
    if (set.length > 0) await attempt(() => AsyncStorage.multiSet(set.map(([key, value]) => [key, value])));
    if (remove.length > 0) await attempt(() => AsyncStorage.multiRemove([...remove]));
  }
}

const attempt = async <T>(action: () => Promise<T>): Promise<T> => {
  try {
    return await action();
  } catch (error) {
    throw toStorageError(error);
  }
};
