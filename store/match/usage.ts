import { type Backend } from '../storage/backend';
import { utf8Length } from '../storage/bytes';
import { isReserveKey } from '../storage/keys';

/** In bytes. */
export interface Usage {
  readonly total: number;
  readonly matches: ReadonlyMap<string, number>;
  /** Damaged values that were replaced. */
  readonly aside: number;
  /** Players, settings, boxes, and what belongs to no match that is listed. */
  readonly other: number;
}

const SLICE = 100;

export const usageOf = async (backend: Backend, ids: ReadonlySet<string>): Promise<Usage> => {
  const keys = (await backend.keys('')).filter((key) => !isReserveKey(key));
  const matches = new Map<string, number>([...ids].map((id) => [id, 0]));
  let [aside, other] = [0, 0];
  for (let first = 0; first < keys.length; first += SLICE) {
    const slice = keys.slice(first, first + SLICE);
    const values = await backend.read(slice);
    slice.forEach((key, index) => {
      const bytes = utf8Length(key) + utf8Length(values[index] ?? '');
      const [top, id = ''] = key.split('/');
      const known = matches.get(id);
      if (top === 'aside') aside += bytes;
      else if (known !== undefined && top !== 'c') matches.set(id, known + bytes);
      else other += bytes;
    });
  }
  const total = aside + other + [...matches.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { total, matches, aside, other };
};
