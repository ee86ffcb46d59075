import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openJournal } from '@/store/storage/journal-store';
import { MemoryBackend } from '@/store/storage/memory';
import { type Migration, migrate, migrateBy, migrations, SCHEMA_VERSION } from '@/store/storage/migrations';
import { RecordStore } from '@/store/storage/record-store';

/** Saves of every version that ever landed: `v<version>-<what>.json`, never changed afterwards. */
const FOLDER = join(__dirname, '../golden');

const goldens = readdirSync(FOLDER).flatMap((name) => {
  const version = /^v(\d+)\b.*\.json$/.exec(name)?.[1];
  return version ? [{ name, version: Number(version) }] : [];
});

test('there is a golden save of every schema version', () => {
  const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);
  expect(versions.filter((wanted) => !goldens.some(({ version }) => version === wanted))).toEqual([]);
});

test('there is one migration, with a name of its own, to every version after the first', () => {
  const versions = Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 2);
  expect(migrations.map(({ to }) => to)).toEqual(versions);
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
});

test('only the migrations behind a record are applied, in order', () => {
  const step = (to: number): Migration => ({
    name: `to ${to}`,
    to,
    change: (kind, value) => `${String(value)} ${kind}${to}`,
  });
  const list = [step(2), step(3), step(4)];
  expect(migrateBy(list, 2, { kind: 'header', value: 'x' })).toBe('x header3 header4');
  expect(migrateBy(list, 4, { kind: 'header', value: 'x' })).toBe('x');
  expect(migrate('settings', SCHEMA_VERSION, 'same')).toBe('same');
});

interface StorageGolden {
  readonly transactional: boolean;
  readonly match: string;
  readonly entries: readonly string[];
  readonly records: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, string>>;
}

test.each(goldens.filter(({ name }) => name.includes('-storage-')))(
  '$name loads, for ever',
  async ({ name }) => {
    const golden = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as StorageGolden;
    const backend = new MemoryBackend(Object.entries(golden.values), golden.transactional);
    const opened = await openJournal(backend, golden.match);
    expect(opened.damage).toBeUndefined();
    expect(opened.entries).toEqual(golden.entries);
    for (const [key, value] of Object.entries(golden.records)) {
      const record = (await new RecordStore(backend).load(key)).get(key);
      if (!record?.ok) throw new Error(`${key} does not load`);
      expect(migrate(key, record.value.schema, record.value.value)).toEqual(value);
    }
  },
);
