/** No single value may be larger, in UTF-8 bytes: some phones cut or refuse rows long before they are full. */
export const MAX_VALUE_BYTES = 64 * 1024;

/** A value is never empty. */
export type Pair = readonly [key: string, value: string];

/** None where nothing is stored. */
export const pairOf = (key: string, value: string | undefined): readonly Pair[] =>
  value === undefined ? [] : [[key, value]];

/**
 * A key that must hold one of these values (`undefined`: be absent) or the whole batch is refused, because
 * somebody else wrote. Several are accepted where an earlier write may have arrived although it reported failure.
 */
export type Expectation = readonly [key: string, accepted: readonly (string | undefined)[]];

export interface Batch {
  readonly set: readonly Pair[];
  readonly remove: readonly string[];
  readonly expect?: readonly Expectation[];
  /** The page is being left: what is expected would take an answer that may come too late, and is not asked for. */
  readonly unchecked?: true;
}

export interface Backend {
  /** A batch is applied as a whole or not at all, and `expect` is checked within the same transaction. */
  readonly transactional: boolean;
  /** Nothing outlives the process; people have to be told. */
  readonly volatile: boolean;
  keys(prefix: string): Promise<readonly string[]>;
  read(keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Resolves only when the batch is durable; rejects with a `StorageError`. */
  write(batch: Batch): Promise<void>;
  /** Asks the platform to keep all this when space runs out, where it would not by itself. */
  keep?(): void;
}

export type StorageErrorKind = 'full' | 'conflict' | 'failed';

export class StorageError extends Error {
  readonly kind: StorageErrorKind;

  constructor(kind: StorageErrorKind, message: string) {
    super(message);
    this.name = 'StorageError';
    this.kind = kind;
  }
}

const FULL = /quota|disk is full|no space|not enough space|sqlite_full|storage is full/i;

/** Platforms word a full disk differently; anything else is a failure worth another try. */
export const toStorageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new StorageError(FULL.test(words) ? 'full' : 'failed', words);
};
