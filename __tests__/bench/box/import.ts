import { boxes, fullBox } from '@/__tests__/store/box/full-boxes';
import { games } from '@/rules/index';
import { boxFile } from '@/store/box/box-file';
import { mergedBox, planImport } from '@/store/box/plan';
import { readImport } from '@/store/box/read-import';
import { share } from '@/store/box/shared-box';
import type { Box } from '@/store/catalogue/box';
import { boxKey } from '@/store/catalogue/box';
import { MemoryBackend } from '@/store/storage/memory';
import { RecordStore } from '@/store/storage/record-store';
import { cpuTime, middleOf } from '../support/timing';

const REPEATED = 15;
const NONE: ReadonlySet<string> = new Set();

const file = boxFile(Object.entries(boxes).map(([game, module]) => share(module, fullBox(game)).shared));

/** Reads the file of three full boxes, plans it beside boxes that know half of it, merges and stores it. */
const take = async (): Promise<number> => {
  const records = new RecordStore(new MemoryBackend());
  const targets = Object.keys(boxes).map((game): Box => {
    const { entries, ...box } = fullBox(game);
    return { ...box, entries: entries.filter((_, place) => place % 2 === 0) };
  });
  const from = cpuTime();
  const read = await readImport(file, games);
  if (!read.ok) throw new Error(read.error.kind);
  const merged = read.value.map((one, place) => {
    const target = targets[place] as Box;
    return mergedBox(target, planImport(one, target), NONE);
  });
  for (const box of merged) if (!records.put(boxKey(box), box).ok) throw new Error('Not stored.');
  const time = cpuTime() - from;
  for (const box of merged)
    if (box.entries.length !== fullBox(box.game).entries.length) throw new Error('Not all came in.');
  return time;
};

const main = async (): Promise<void> => {
  for (const { load } of games) await load();
  const first = await take();
  const times: number[] = [];
  for (let count = 0; count < REPEATED; count++) times.push(await take());
  console.log(JSON.stringify({ first, again: middleOf(times), bytes: file.length }));
};

void main();
