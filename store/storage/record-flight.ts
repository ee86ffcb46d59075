import { type Pair } from './backend';
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
  readonly cleared: number;
  readonly erased: number;
}

export const NO_FLIGHT: Flight = {
  ...{ changes: new Map(), places: new Map(), texts: new Map(), copied: [], only: undefined },
  ...{ cleared: 0, erased: 0 },
};

export const slotOf = (key: string, slot: Slot): string => `${key}/${slot}`;

export const isDamaged = ({ content }: RecordCopy): boolean => !content.ok && content.error.kind !== 'newer';

export const pairOf = (key: string, value: string | undefined): readonly Pair[] =>
  value === undefined ? [] : [[key, value]];
