import { type MemoryBackend } from '@/store/storage/memory';
import { SCHEMA_VERSION } from '@/store/storage/migrations';
import { seal } from '@/store/storage/record';
import { openParts } from '../../support/store-parts';
import { backupOf, contentOf, empty, match, restoreInto, storeOf } from './support';

const entries = Array.from({ length: 40 }, (_, at) => JSON.stringify({ at, kind: 'end' }));
const content = { ...empty, matches: [match('m1', entries), match('m2', entries.slice(0, 3))] };

/** A store of two matches in which somebody has changed one value. */
const broken = async (key: string, to: (text: string) => string | undefined, transactional = true) => {
  const { backend } = await storeOf(content, transactional);
  const { values } = backend as MemoryBackend;
  const text = values.get(key);
  if (text === undefined) throw new Error(`${key} is not stored`);
  const changed = to(text);
  if (changed === undefined) values.delete(key);
  else values.set(key, changed);
  return { backend, text, changed };
};

const summary = async (backend: MemoryBackend) => {
  const { matches, aside } = await contentOf(backend);
  return { matches: matches.map(({ header, journal }) => [header.id, journal.length]), aside };
};

test('a damaged chunk is in the backup beside the entries before it', async () => {
  const { backend, changed } = await broken('j/m1/000001', (text) => text.replace('"at":20', '"at":21'));
  const last = (backend as MemoryBackend).values.get('j/m1/000002');
  expect(await summary(backend as MemoryBackend)).toEqual({
    matches: [
      ['m1', 20],
      ['m2', 3],
    ],
    aside: [
      ['aside/m1/1/j/m1/000001', changed],
      ['aside/m1/1/j/m1/000002', last],
    ],
  });
});

test('a match whose header or start cannot be read is in the backup as it is stored', async () => {
  for (const key of ['h/m1', 'o/m1']) {
    const { backend, changed } = await broken(key, (text) => text.slice(0, -3));
    const { matches, aside } = await summary(backend as MemoryBackend);
    expect(matches).toEqual([['m2', 3]]);
    expect(aside.map(([kept]) => kept)).toEqual([
      'aside/m1/1/j/m1/000000',
      'aside/m1/1/j/m1/000001',
      'aside/m1/1/j/m1/000002',
      'aside/records/1/h/m1',
      'aside/records/1/o/m1',
    ]);
    expect(new Map(aside).get(`aside/records/1/${key}`)).toBe(changed);
  }
});

test('a torn slot of a phone is in the backup, and the match is whole', async () => {
  const { backend } = await storeOf(content, false);
  const { values } = backend as MemoryBackend;
  values.set('h/m1/b', values.get('h/m1/a')?.slice(0, 30) ?? '');
  const { matches, aside } = await summary(backend as MemoryBackend);
  expect(matches).toEqual([
    ['m1', 40],
    ['m2', 3],
  ]);
  expect(aside.map(([key]) => key)).toEqual(['aside/records/1/h/m1/b']);
});

test('what a newer version wrote is in the backup as it is stored', async () => {
  const { backend } = await broken('h/m2', () => seal(SCHEMA_VERSION + 1, '{}', 1));
  const { matches, aside } = await summary(backend as MemoryBackend);
  expect(matches).toEqual([['m1', 40]]);
  expect(aside.map(([key]) => key)).toEqual([
    'aside/m2/1/j/m2/000000',
    'aside/records/1/h/m2',
    'aside/records/1/o/m2',
  ]);
});

test.each(['j/m1/000000', 'j/m1/000001', 'h/m1', 'o/m1'])(
  'a backup from before heals a damaged %s',
  async (key) => {
    const backup = await backupOf((await storeOf(content)).backend);
    const { backend, changed } = await broken(key, (text) => text.replace(/"at":1|"name"|"seed"/, '"oops'));
    const parts = await openParts(backend);
    await parts.records.load('h/');
    expect((await restoreInto(parts, backup)).problems).toEqual([]);
    const healed = await contentOf(backend);
    expect(healed.matches).toEqual(content.matches);
    expect(healed.aside.map(([, value]) => value)).toContain(changed);
  },
);
