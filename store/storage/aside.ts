import { type Backend, type Batch, type Pair } from './backend';
import { asideKey, asidePrefix } from './keys';

/** A number that no earlier rescue of this owner has used, so that nothing set aside is ever overwritten. */
export const nextAsideCounter = async (backend: Backend, owner: string): Promise<number> => {
  const prefix = asidePrefix(owner);
  const used = (await backend.keys(prefix)).map((key) => Number(key.slice(prefix.length).split('/')[0]));
  return used.reduce((next, counter) => Math.max(next, counter + 1), 1);
};

export interface Repair {
  readonly owner: string;
  readonly counter: number;
  /** Values to be set aside and then removed, or replaced by what `clean` says. */
  readonly damaged: readonly Pair[];
  readonly clean: readonly Pair[];
  /** Left over from an interrupted write, and contained in another value. */
  readonly stale: readonly string[];
}

/**
 * Copies first, then writes what was recovered, then removes. Without transactions each step is a batch of its
 * own, and what is clean is never written over what it was recovered from, so that dying in between loses nothing.
 */
export const repairBatches = (repair: Repair, transactional: boolean): readonly Batch[] => {
  const copies = repair.damaged.map(([key, value]): Pair => [
    asideKey(repair.owner, repair.counter, key),
    value,
  ]);
  const clean = new Map(repair.clean);
  const gone = [...repair.damaged.map(([key]) => key), ...repair.stale];
  const remove = gone.filter((key) => !clean.has(key));
  if (transactional) {
    const expect = repair.damaged.map(([key, value]) => [key, [value, clean.get(key)]] as const);
    const batch = { set: [...copies, ...repair.clean], remove, expect };
    return batch.set.length + remove.length > 0 ? [batch] : [];
  }
  const steps = [
    { set: copies, remove: [] },
    { set: repair.clean, remove: [] },
    { set: [], remove },
  ];
  return steps.filter((step) => step.set.length + step.remove.length > 0);
};

/** Everything that was set aside for a match or for the records, for people to take along as a file. */
export const readAside = async (backend: Backend, owner: string): Promise<readonly Pair[]> => {
  const keys = await backend.keys(asidePrefix(owner));
  const values = await backend.read(keys);
  return keys.flatMap((key, index) => {
    const value = values[index];
    return value === undefined ? [] : [[key, value] as const];
  });
};
