import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Backend, type Batch, type Expectation, StorageError, toStorageError } from './backend';

const STORE = 'values';

interface Schema extends DBSchema {
  values: { key: string; value: string };
}
type Database = IDBPDatabase<Schema>;

/** From here on whatever lies between the first and the last key is read in one go. */
const MANY = 64;

const readEach = (database: Database, keys: readonly string[]): Promise<readonly (string | undefined)[]> => {
  const { store } = database.transaction(STORE);
  return Promise.all(keys.map((key) => store.get(key)));
};

/** A request for each of thousands of records takes longer than all that is done with them. */
const readMany = async (
  database: Database,
  keys: readonly string[],
): Promise<readonly (string | undefined)[]> => {
  const sorted = [...keys].sort();
  const range = IDBKeyRange.bound(sorted[0], sorted.at(-1));
  const { store } = database.transaction(STORE);
  // Where much else lies between them, that would cost more.
  if ((await store.count(range)) > 2 * keys.length) return readEach(database, keys);
  const [found, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  const byKey = new Map(found.map((key, place) => [key, values[place]]));
  return keys.map((key) => byKey.get(key));
};

/** The web: one transaction for each batch, on disk before it is acknowledged. */
export class IndexedDbBackend implements Backend {
  readonly transactional = true;
  readonly volatile = false;
  readonly #name: string;
  #opening: Promise<Database> | undefined;
  /** At hand without waiting, so that a write begins within the tap that asks for it. */
  #database: Database | undefined;
  readonly #checking: Checking = new Set();

  private constructor(name: string) {
    this.#name = name;
  }

  /** Rejects where the browser refuses to store anything. */
  static async open(name = 'debrief'): Promise<IndexedDbBackend> {
    const backend = new IndexedDbBackend(name);
    await backend.#connected(async () => undefined);
    return backend;
  }

  keys(prefix: string): Promise<readonly string[]> {
    return this.#reading((database) =>
      database.getAllKeys(STORE, IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
    );
  }

  read(keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    return this.#reading((database) =>
      keys.length < MANY ? readEach(database, keys) : readMany(database, keys),
    );
  }

  write(batch: Batch): Promise<void> {
    return this.#connected((database) => write(database, batch, this.#checking));
  }

  /** Browsers may clear what a site stores, unless it asked. */
  keep(): void {
    void navigator.storage?.persist?.().catch(() => false);
  }

  /** Browsers drop connections on their own; reading simply starts again with a new one. */
  #reading<T>(action: (database: Database) => Promise<T>): Promise<T> {
    return this.#connected(action).catch(() => this.#connected(action));
  }

  async #connected<T>(action: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await action(this.#database ?? (await this.#connect()));
    } catch (error) {
      const failure = toStorageError(error);
      if (failure.kind !== 'conflict') await this.close();
      throw failure;
    }
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#forget();
    (await opening?.catch(() => undefined))?.close();
  }

  #connect(): Promise<Database> {
    if (this.#opening) return this.#opening;
    const opening = openDB<Schema>(this.#name, 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      blocking: () => void this.close(),
      terminated: () => this.#forget(),
    }).then((database) => {
      if (this.#opening === opening) this.#database = database;
      return database;
    });
    this.#opening = opening;
    return opening;
  }

  #forget(): void {
    this.#opening = undefined;
    this.#database = undefined;
  }
}

/** Transactions that wait to be told what is stored, and so cannot be committed yet. */
type Checking = Set<Pick<IDBTransaction, 'abort'>>;

const write = async (
  database: Database,
  { set, remove, expect = [], unchecked }: Batch,
  checking: Checking,
): Promise<void> => {
  // What waits for an answer would hold up what no longer can.
  if (unchecked) for (const waiting of checking) waiting.abort();
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const { store } = transaction;
  const done = transaction.done.catch((error: unknown) => toStorageError(error));
  const asked = expect.length > 0 && !unchecked;
  if (asked) checking.add(transaction);
  const broken = asked
    ? await firstBroken((key) => store.get(key), expect).finally(() => checking.delete(transaction))
    : undefined;
  if (broken !== undefined) {
    transaction.abort();
    await done;
    throw new StorageError('conflict', `${broken} was changed by somebody else.`);
  }
  const requests = [
    ...set.map(([key, value]): Promise<unknown> => store.put(value, key)),
    ...remove.map((key) => store.delete(key)),
  ];
  commit(transaction);
  // The requests of an aborted transaction reject as well; only the transaction itself says why.
  await Promise.allSettled(requests);
  const failure = await done;
  if (failure) throw failure;
};

/** A page that is left takes with it what it has not committed, and by itself a transaction waits for an answer first. */
const commit = (transaction: Pick<IDBTransaction, 'commit'>): void => {
  try {
    transaction.commit();
  } catch {
    // It was aborted before, and its end says why.
  }
};

const firstBroken = async (
  get: (key: string) => Promise<string | undefined>,
  expect: readonly Expectation[],
): Promise<string | undefined> => {
  const values = await Promise.all(expect.map(([key]) => get(key)));
  return expect.find(([, accepted], index) => !accepted.includes(values[index]))?.[0];
};
