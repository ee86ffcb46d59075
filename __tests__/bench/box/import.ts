import { boxes, fullBox } from '@/__tests__/store/box/full-boxes';
import { games } from '@/__tests__/support/games';
import { boxFile } from '@/store/box/box-file';
import { mergedBox, planImport } from '@/store/box/plan';
import { readImport } from '@/store/box/read-import';
import { share } from '@/store/box/shared-box';
import { type Box, boxKey } from '@/store/catalogue/box';
import { MemoryBackend } from '@/store/storage/memory';
import { RecordStore } from '@/store/storage/record-store';

const NONE: ReadonlySet<string> = new Set();

const file = boxFile(Object.entries(boxes).map(([game, module]) => share(module, fullBox(game)).shared));
const records = new RecordStore(new MemoryBackend());
const targets = Object.keys(boxes).map((game): Box => {
  const { entries, ...box } = fullBox(game);
  return { ...box, entries: entries.filter((_, place) => place % 2 === 0) };
});

/** Reads the file of three full boxes, plans it beside boxes that know half of it, merges and stores it. */
const take = async (): Promise<readonly Box[]> => {
  const read = await readImport(file, games);
  if (!read.ok) throw new Error(read.error.kind);
  const merged = read.value.map((one, place) => {
    const target = targets[place] as Box;
    return mergedBox(target, planImport(one, target), NONE);
  });
  for (const box of merged) if (!records.put(boxKey(box), box).ok) throw new Error('Not stored.');
  return merged;
};

const ready = Promise.all(games.map(({ load }) => load())).then(() => file.length);

const taken = async (): Promise<number> => {
  const from = performance.now();
  const merged = await take();
  const time = performance.now() - from;
  for (const box of merged)
    if (box.entries.length !== fullBox(box.game).entries.length) throw new Error('Not all came in.');
  return time;
};

Object.assign(globalThis, { ready, taken });
