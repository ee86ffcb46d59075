import { type Backend } from '../storage/backend';
import { utf8Length } from '../storage/bytes';
import { isPacked } from '../storage/chunk';
import { isReserveKey, startKey } from '../storage/keys';
import { type RecordStore } from '../storage/record-store';
import { startIn } from './read-start';

/** In bytes. */
export interface Usage {
  readonly total: number;
  readonly matches: ReadonlyMap<string, number>;
  /** Of their journals what is not packed yet. */
  readonly unpacked: ReadonlyMap<string, number>;
  /** Matches that were made of others. */
  readonly copies: ReadonlySet<string>;
  /** Damaged values that were replaced. */
  readonly aside: number;
  /** Players, settings, boxes, and what belongs to no match that is listed. */
  readonly other: number;
}

interface UsageParts {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly ids: ReadonlySet<string>;
}

const SLICE = 100;

export const usageOf = async ({ backend, records, ids }: UsageParts): Promise<Usage> => {
  const keys = (await backend.keys('')).filter((key) => !isReserveKey(key));
  const matches = new Map<string, number>([...ids].map((id) => [id, 0]));
  const unpacked = new Map<string, number>();
  let [aside, other] = [0, 0];
  for (let first = 0; first < keys.length; first += SLICE) {
    const slice = keys.slice(first, first + SLICE);
    const values = await backend.read(slice);
    slice.forEach((key, index) => {
      const value = values[index] ?? '';
      const bytes = utf8Length(key) + utf8Length(value);
      const [top, id = ''] = key.split('/');
      const known = matches.get(id);
      if (top === 'aside') aside += bytes;
      else if (known !== undefined && top !== 'c') matches.set(id, known + bytes);
      else other += bytes;
      if (top === 'j' && !isPacked(value)) unpacked.set(id, (unpacked.get(id) ?? 0) + bytes);
    });
  }
  const total = aside + other + [...matches.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { total, matches, unpacked, copies: await copiesAmong(records), aside, other };
};

const copiesAmong = async (records: RecordStore): Promise<ReadonlySet<string>> => {
  const starts = await records.load(startKey(''));
  const copies = [...starts].filter(([, record]) => {
    const start = record.ok ? startIn(record.value) : record;
    return start.ok && start.value.parted !== undefined;
  });
  return new Set(copies.map(([key]) => key.slice(startKey('').length)));
};
