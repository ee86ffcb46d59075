import { type Backend, type Batch, StorageError } from './backend';

/** For a browser that keeps nothing, such as some private windows, and for tests. */
export class MemoryBackend implements Backend {
  readonly transactional: boolean;
  readonly volatile: boolean = true;
  readonly values: Map<string, string>;

  constructor(values: Iterable<readonly [string, string]> = [], transactional = true) {
    this.values = new Map(values);
    this.transactional = transactional;
  }

  async keys(prefix: string): Promise<readonly string[]> {
    return [...this.values.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  async read(keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    return keys.map((key) => this.values.get(key));
  }

  async write({ set, remove, expect = [], unchecked }: Batch): Promise<void> {
    if (this.transactional && !unchecked)
      for (const [key, accepted] of expect)
        if (!accepted.includes(this.values.get(key)))
          throw new StorageError('conflict', `${key} was changed by somebody else.`);
    for (const [key, value] of set) this.values.set(key, value);
    for (const key of remove) this.values.delete(key);
  }
}
