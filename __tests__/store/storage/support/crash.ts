import { type Batch } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';

/** What the disk held when a write was given to it. */
export interface Moment {
  readonly before: ReadonlyMap<string, string>;
  readonly batch: Batch;
  /** What `mark` gave when the write was asked for: what had been acknowledged, for example. */
  readonly mark: number;
}

/** Remembers every write, so that a crash within any of them can be played out afterwards. */
export class WitnessBackend extends MemoryBackend {
  readonly moments: Moment[] = [];
  mark = (): number => 0;

  override async write(batch: Batch): Promise<void> {
    this.moments.push({ before: new Map(this.values), batch, mark: this.mark() });
    await super.write(batch);
  }
}

export interface Wreck {
  readonly point: string;
  readonly values: ReadonlyMap<string, string>;
}

/**
 * All that a process can leave behind that dies within this write. With transactions: nothing or all of it.
 * Without: any subset of the batch, and the last value that was reached cut at any place that `cut` lists.
 */
export function* wrecks(
  { before, batch }: Moment,
  transactional: boolean,
  cut: (text: string) => Iterable<number>,
): Generator<Wreck> {
  const actions = [
    ...batch.set.map(([key, value]) => ({ key, value })),
    ...batch.remove.map((key) => ({ key, value: undefined })),
  ];
  const all = 2 ** actions.length - 1;
  for (let subset = 0; subset <= all; subset++) {
    if (transactional && subset !== 0 && subset !== all) continue;
    const done = actions.filter((_, index) => subset & (1 << index));
    yield { point: `${subset}`, values: applied(before, done) };
    if (transactional) continue;
    for (const torn of done) {
      if (torn.value === undefined) continue;
      for (const length of cut(torn.value)) {
        const rest = done.map((action) =>
          action === torn ? { key: torn.key, value: torn.value.slice(0, length) } : action,
        );
        yield { point: `${subset}:${torn.key}:${length}`, values: applied(before, rest) };
      }
    }
  }
}

const applied = (
  before: ReadonlyMap<string, string>,
  actions: readonly { readonly key: string; readonly value: string | undefined }[],
): ReadonlyMap<string, string> => {
  const values = new Map(before);
  for (const { key, value } of actions)
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  return values;
};

/** Every line's end and its neighbours, and every `stride`-th place between. */
export const cutsEvery = (stride: number) =>
  function* (text: string): Generator<number> {
    for (let length = 0; length < text.length; length++)
      if (length % stride === 0 || text[length] === '\n' || text[length - 1] === '\n') yield length;
  };
