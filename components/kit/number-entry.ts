/** Up to here a number has a key of its own. */
export const MOST_KEYS = 15;

export interface Range {
  readonly min: number;
  readonly max: number;
}

export type EntryKey = { readonly digit: number } | 'less' | 'more' | 'delete';

/** What is typed: nothing yet, so that the first digit begins anew, or a number on its way. */
export interface Entry {
  readonly value: number | undefined;
  readonly typed: boolean;
}

const within = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));

const withDigit = ({ value, typed }: Entry, digit: number, max: number): Entry | undefined => {
  const next = typed ? (value ?? 0) * 10 + digit : digit;
  return next > max ? undefined : { value: next, typed: true };
};

/** The entry after a key; a digit that would lead above the most is not taken. */
export const keyed = (entry: Entry, key: EntryKey, range: Range): Entry => {
  if (typeof key === 'object') return withDigit(entry, key.digit, range.max) ?? entry;
  const { value } = entry;
  if (key === 'delete') {
    const rest = Math.trunc((value ?? 0) / 10);
    return { value: rest === 0 ? undefined : rest, typed: true };
  }
  const from = value ?? range.min;
  return { value: within(from + (key === 'more' ? 1 : -1), range), typed: false };
};

/** Whether the entry can be set as it is: a number on its way may still be too small. */
export const isWithin = (value: number | undefined, { min, max }: Range): value is number =>
  value !== undefined && value >= min && value <= max;
