import { type Pair } from '../storage/backend';
import { asideKey } from '../storage/keys';

interface Kept {
  readonly owner: string;
  readonly counter: number;
  readonly key: string;
  readonly value: string;
}

/** What else has to be set aside here: nothing that is already, and nothing in the place of something else. */
export const planAside = (
  theirs: readonly Pair[],
  ours: readonly Pair[],
  renamed: ReadonlyMap<string, string>,
): readonly Pair[] => {
  const kept = ours.flatMap(readKept);
  const counters = new Map<string, number>();
  for (const { owner, counter } of kept) counters.set(owner, Math.max(counter, counters.get(owner) ?? 0));
  const present = new Set(kept.map(identity));
  const taken = new Set(ours.map(([key]) => key));
  const planned: Pair[] = [];
  for (const found of theirs.flatMap(readKept)) {
    const one = { ...found, owner: renamed.get(found.owner) ?? found.owner };
    if (present.has(identity(one))) continue;
    present.add(identity(one));
    let key = asideKey(one.owner, one.counter, one.key);
    for (let next = (counters.get(one.owner) ?? 0) + 1; taken.has(key); next++)
      key = asideKey(one.owner, next, one.key);
    taken.add(key);
    planned.push([key, one.value]);
  }
  return planned;
};

const identity = ({ owner, key, value }: Kept): string => JSON.stringify([owner, key, value]);

const readKept = ([stored, value]: Pair): readonly Kept[] => {
  const found = /^aside\/([^/]+)\/(\d+)\/([^]+)$/.exec(stored);
  return found ? [{ owner: found[1] ?? '', counter: Number(found[2]), key: found[3] ?? '', value }] : [];
};
