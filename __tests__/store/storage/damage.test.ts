import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { readAside } from '@/store/storage/aside';
import { encodeChunk, encodeLine } from '@/store/storage/chunk';
import { chunkKey } from '@/store/storage/keys';
import { crc32, hex } from '@/store/storage/bytes';
import { tell } from '../../support/soak';
import { entries, entry, MATCH, play, record } from './support/journals';

jest.setTimeout(120_000);

const COUNT = 38;
const ALL = entries(0, COUNT);

const saved = async (transactional: boolean): Promise<ReadonlyMap<string, string>> => {
  const backend = new MemoryBackend([], transactional);
  await record(await play(backend), Array<number>(COUNT).fill(1));
  return backend.values;
};

const flipped = (text: string, place: number): string =>
  text.slice(0, place) +
  String.fromCharCode(text.charCodeAt(place) ^ (1 << (place % 7))) +
  text.slice(place + 1);

/** How many entries are whole in front of this place of this value. */
const before = (text: string, place: number): number => {
  const first = Number(text.split(' ', 4)[3]);
  return first + Math.max(0, text.slice(0, place).split('\n').length - 2);
};

/** Opens what was damaged, and every 20th time also lets the app repair it and play on. */
const problemWith = async (
  values: ReadonlyMap<string, string>,
  least: number,
  {
    transactional,
    repair,
    key,
  }: { readonly transactional: boolean; readonly repair: boolean; readonly key: string },
): Promise<string | undefined> => {
  const backend = new MemoryBackend(values, transactional);
  const opened = await openJournal(backend, MATCH);
  if (!opened.damage) return 'not found';
  if (!opened.entries.every((json, index) => json === ALL[index])) return 'not what was played';
  if (opened.entries.length < least) return `only ${opened.entries.length} of ${least} recovered`;
  if (!repair) return undefined;
  await record(await play(backend), [1, 20]);
  const again = await openJournal(backend, MATCH);
  if (again.damage || again.entries.length !== opened.entries.length + 21) return 'does not go on';
  const aside = new Map(await readAside(backend, MATCH));
  if (![...aside.values()].includes(values.get(key) ?? '')) return 'thrown away';
  if (opened.damage.aside.some((name) => !aside.has(name))) return 'not where it was said to be';
  return undefined;
};

describe.each([true, false])('damage to any stored value, transactions: %s', (transactional) => {
  const run = async (damage: (text: string, place: number) => string): Promise<readonly string[]> => {
    const values = await saved(transactional);
    // The open chunk's older slot holds nothing that the newer one lacks.
    const newest = [...values].filter(([key]) => key !== chunkKey(MATCH, 2, 'a') || transactional);
    const problems: string[] = [];
    let hurts = 0;
    for (const [key, text] of newest)
      for (let place = 0; place < text.length; place++) {
        const hurt = new Map(values).set(key, damage(text, place));
        const options = { transactional, repair: place % 20 === 0, key };
        const problem = await problemWith(hurt, before(text, place), options);
        hurts++;
        if (problem) problems.push(`${key} at ${place}: ${problem}`);
      }
    tell(`${hurts} damaged journals ${transactional ? 'with' : 'without'} transactions`);
    return problems.slice(0, 5);
  };

  test('a flipped bit at every place is found, and everything before it recovered', async () => {
    expect(await run(flipped)).toEqual([]);
  });

  test('a value cut at every length is found, and everything before the cut recovered', async () => {
    expect(await run((text, place) => text.slice(0, place))).toEqual([]);
  });

  test('a missing chunk is found; what is behind it is moved aside, never deleted', async () => {
    const values = new Map(await saved(transactional));
    const behind = [...values].filter(([key]) => key.startsWith(chunkKey(MATCH, 2)));
    for (const key of values.keys()) if (key.startsWith(chunkKey(MATCH, 1))) values.delete(key);
    const backend = new MemoryBackend(values, transactional);
    const opened = await openJournal(backend, MATCH);
    expect(opened.entries).toEqual(ALL.slice(0, 16));
    expect(opened.damage?.faults.map(({ damage }) => damage.kind)).toEqual(['missing']);
    await record(await play(backend), [1]);
    expect(await readAside(backend, MATCH)).toEqual(
      behind.map(([key, text]) => [`aside/${MATCH}/1/${key}`, text]),
    );
    expect((await openJournal(backend, MATCH)).entries).toEqual(ALL.slice(0, 17));
  });

  test('a damaged header costs no entry, not even those of later chunks', async () => {
    const values = new Map(await saved(transactional));
    const key = [...values.keys()].find((name) => name.startsWith(chunkKey(MATCH, 1))) ?? '';
    values.set(key, flipped(values.get(key) ?? '', 3));
    const backend = new MemoryBackend(values, transactional);
    expect((await openJournal(backend, MATCH)).entries).toEqual(ALL);
    await record(await play(backend), [1]);
    expect(await openJournal(backend, MATCH)).toMatchObject({ entries: [...ALL, entry(COUNT)] });
    expect((await openJournal(backend, MATCH)).damage).toBeUndefined();
  });

  test('what was set aside earlier is not overwritten by what is set aside later', async () => {
    const backend = new MemoryBackend(await saved(transactional), transactional);
    for (const round of [1, 2, 3]) {
      const key = [...backend.values.keys()].filter((name) => name.startsWith('j/')).at(-1) ?? '';
      backend.values.set(key, `broken ${round}`);
      await record(await play(backend), [1, 1]);
    }
    const values = (await readAside(backend, MATCH)).map(([, value]) => value);
    expect(values).toEqual(expect.arrayContaining(['broken 1', 'broken 2', 'broken 3']));
  });
});

test('values that changed places are found', async () => {
  const values = new Map(await saved(true));
  const [one = '', two = ''] = [values.get(chunkKey(MATCH, 0)), values.get(chunkKey(MATCH, 1))];
  values.set(chunkKey(MATCH, 0), two).set(chunkKey(MATCH, 1), one);
  const opened = await openJournal(new MemoryBackend(values), MATCH);
  expect(opened.entries).toEqual([]);
  expect(opened.damage?.faults[0]?.damage.kind).toBe('misplaced');
});

test('the journal of another match is not taken for this one', async () => {
  const moved = [...(await saved(true))].map(([key, text]) => [key.replace(MATCH, 'm2'), text] as const);
  const opened = await openJournal(new MemoryBackend(moved), 'm2');
  expect(opened.entries).toEqual([]);
  expect(opened.damage?.faults.length).toBeGreaterThan(0);
});

test('a journal of a newer version is read as far as it can be and never written to', async () => {
  const place = { match: MATCH, chunk: 0, first: 0 };
  const text = encodeChunk(place, [encodeLine(MATCH, 0, '{"x":1}')]);
  const header = 'chunk 7 0 0 1';
  const newer = [`${header} ${hex(crc32(`${MATCH}\n${header}`))}`, text.split('\n')[1]].join('\n');
  const opened = await openJournal(new MemoryBackend([[chunkKey(MATCH, 0), newer]]), MATCH);
  expect(opened.writer).toBeUndefined();
  expect(opened.damage?.faults).toEqual([{ key: chunkKey(MATCH, 0), damage: { kind: 'newer', version: 7 } }]);
});
