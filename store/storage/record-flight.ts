import { type Slot } from './keys';
import { type RecordCopy } from './record';

export interface Place {
  readonly slot: Slot | undefined;
  readonly revision: number;
}

export interface Change {
  /** `undefined` removes the record. */
  readonly json: string | undefined;
}

/** A batch of changes as it is on its way. */
export interface Flight {
  readonly changes: ReadonlyMap<string, Change>;
  readonly places: ReadonlyMap<string, Place>;
  /** What it writes, by the key of the record. */
  readonly texts: ReadonlyMap<string, string>;
  /** Damaged values that it copies; `only`: before anything is written over them. */
  readonly copied: readonly string[];
  readonly only: 'copies' | undefined;
  readonly cleared: readonly string[];
  readonly erased: readonly string[];
}

export const NO_FLIGHT: Flight = {
  ...{ changes: new Map(), places: new Map(), texts: new Map(), copied: [], only: undefined },
  ...{ cleared: [], erased: [] },
};

export const isDamaged = ({ content }: RecordCopy): boolean => !content.ok && content.error.kind !== 'newer';

/** What may find room where not all of it does: what frees some, or else the smallest that was not tried yet. */
export const likeliest = (
  all: readonly (readonly [string, Change])[],
  tried: ReadonlySet<Change>,
): readonly (readonly [string, Change])[] => {
  const removals = all.filter(([, { json }]) => json === undefined);
  if (removals.length > 0) return removals;
  const [first, ...others] = all.filter(([, change]) => !tried.has(change));
  const size = ([, { json = '' }]: readonly [string, Change]): number => json.length;
  return first ? [others.reduce((least, one) => (size(one) < size(least) ? one : least), first)] : [];
};
