import fc from 'fast-check';
import { type Backup } from '@/store/backup/content';
import { createBackup } from '@/store/backup/create-backup';
import { MAX_BACKUP_BYTES } from '@/store/backup/format';
import { readBackup } from '@/store/backup/read-backup';
import { defaultSettings } from '@/store/settings/settings';
import { MemoryBackend } from '@/store/storage/memory';
import { progress, runs, tell, times } from '../../support/soak';
import { openParts } from '../../support/store-parts';
import {
  contentArbitrary,
  contentInFile,
  empty,
  forged,
  forgedVeiled,
  match,
  restoreInto,
  storeOf,
} from './support';

jest.setTimeout(times(120_000, 3_600_000));

const refusal = (text: string) => {
  const read = readBackup(text);
  return read.ok ? 'accepted' : read.error;
};

const entry = JSON.stringify({ at: 1, kind: 'end' });
const sound = { ...empty, settings: defaultSettings, matches: [match('m1', [entry])] };

test('a file that is a backup is read', () => {
  expect(readBackup(forged(sound))).toEqual({ ok: true, value: { createdAt: 5_000, content: sound } });
  expect(readBackup(`\ufeff${forged(sound)}`).ok).toBe(true);
  expect(readBackup(JSON.stringify(JSON.parse(forged(sound)), undefined, 2)).ok).toBe(true);
});

const withMatch = (one: unknown): string => forged({ ...sound, matches: [one] });

test.each([
  ['an empty file', '', { kind: 'not-json' }],
  ['a file that was cut', forged(sound).slice(0, 200), { kind: 'not-json' }],
  ['nothing', 'null', { kind: 'not-a-backup' }],
  ['a list', '[]', { kind: 'not-a-backup' }],
  ['another format', '{"format":"other"}', { kind: 'not-a-backup' }],
  ['a bare format', '{"format":"debrief-backup"}', { kind: 'misfit', path: 'version' }],
  ['a newer format', forged(sound, { version: 3 }), { kind: 'newer', version: 3 }],
  ['newer records', forged(sound, { schema: 99 }), { kind: 'newer', version: 99 }],
  ['a changed name', forged(sound).replace('Anna', 'Anne'), { kind: 'checksum' }],
  ['a changed time', forged(sound).replace('"createdAt":5000', '"createdAt":5001'), { kind: 'checksum' }],
  ['no boxes', forged({ ...sound, boxes: undefined }), { kind: 'misfit', path: 'boxes' }],
  ['an empty start', withMatch({ ...match('m1', []), start: {} }), { path: 'matches.0.start.options' }],
  ['an id that is a path', withMatch(match('../m', [])), { path: 'matches.0.header.id' }],
  ['a match in the place of records', withMatch(match('records', [])), { path: 'matches.0.header' }],
  ['a match twice', forged({ ...sound, matches: [match('m1', []), match('m1', [])] }), { path: 'matches' }],
  ['an entry that is no JSON', withMatch(match('m1', [entry, 'no'])), { path: 'matches.0.journal.1' }],
  ['an entry of two lines', withMatch(match('m1', ['{\n}'])), { path: 'matches.0.journal.0' }],
  ['a huge entry', withMatch(match('m1', [`"${'x'.repeat(60_000)}"`])), { path: 'matches.0.journal.0' }],
  ['a foreign key', forged({ ...sound, aside: [['settings', 'x']] }), { path: 'aside.0.0' }],
  [
    'a huge value',
    forged({ ...sound, aside: [['aside/m1/1/h', 'x'.repeat(70_000)]] }),
    { path: 'aside.0.1' },
  ],
])('%s is refused with its reason', (_, text, reason) => expect(refusal(text)).toMatchObject(reason));

test('a file that is too large is refused before it is looked at', () => {
  expect(refusal(' '.repeat(MAX_BACKUP_BYTES + 1))).toEqual({
    kind: 'too-large',
    bytes: MAX_BACKUP_BYTES + 1,
    limit: MAX_BACKUP_BYTES,
  });
});

test('a file that is too deep is refused, whether in itself or in an entry', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(refusal(deep(100_000))).toMatchObject({ kind: 'misfit' });
  expect(refusal(forged({ ...sound, matches: [match('m1', [deep(1_000)])] }))).toMatchObject({
    kind: 'misfit',
  });
});

test('no prototype is touched', async () => {
  const polluted = forged(sound).replace('"seatCount":2', '"__proto__":{"polluted":true}');
  expect(refusal(polluted)).toMatchObject({ kind: 'misfit', path: '__proto__' });
  const hidden = '{"at":1,"kind":"end","\\u005f_proto__":{"polluted":true}}';
  expect(refusal(forged({ ...sound, matches: [match('m1', [hidden])] }))).toMatchObject({ kind: 'misfit' });
  const keys = { ...sound, boxes: [{ constructor: { prototype: { polluted: true } } }] };
  expect(refusal(forged(keys))).toMatchObject({ kind: 'misfit' });
  const data = { constructor: { prototype: { polluted: true } } };
  const entries = [{ kind: 'card', id: 'constructor', readings: [{ data, from: ['m1#1'] }] }];
  const box = { id: 'b1', game: 'constructor', name: 'Ours', isDefault: true, entries };
  const read = readBackup(forged({ ...sound, boxes: [box] }));
  if (!read.ok) throw new Error(read.error.kind);
  await restoreInto(await openParts(), read.value);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

/** A place in a JSON value, replaced by something else. */
const mutated = (value: unknown, path: readonly number[], by: unknown): unknown => {
  const [step, ...rest] = path;
  if (typeof value !== 'object' || value === null || step === undefined) return by;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const inner = mutated((value as Record<string, unknown>)[key], rest, by);
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (String(index) === key ? inner : item))
    : { ...value, [key]: inner };
};

describe('whatever a file holds, it is taken as a whole or refused with a reason', () => {
  const texts = fc
    .array(contentArbitrary, { minLength: 5, maxLength: 5 })
    .map((list) => list.map((one, index) => (index < 2 ? forgedVeiled(one) : forged(contentInFile(one)))));
  const [pool = []] = fc.sample(texts, { numRuns: 1, seed: 7 });
  const from = fc.constantFrom(...pool);

  test('garbage', () => {
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.jsonValue().map((value) => forged(value)),
    );
    fc.assert(
      fc.property(garbage, (text) => expect(readBackup(text).ok).toBe(false)),
      runs(1_000, 40_000),
    );
  });

  test('a flipped or missing part of a file', () => {
    const cut = fc.record({
      text: from,
      at: fc.nat(),
      length: fc.nat({ max: 5 }),
      by: fc.string({ maxLength: 3 }),
    });
    fc.assert(
      fc.property(cut, ({ text, at, length, by }) => {
        const place = at % text.length;
        const changed = text.slice(0, place) + by + text.slice(place + length);
        const read = readBackup(changed);
        if (read.ok) expect(JSON.parse(changed)).toEqual(JSON.parse(text));
      }),
      runs(1_000, 40_000),
    );
  });

  test('a wrong value behind a right checksum', async () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('__proto__', 'constructor', '', -1, 1e308, 'x'.repeat(200), 'a', 'h/m1/a'),
    );
    const path = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 7 });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(from, path, odd, async (text, place, by) => {
        const { content, version } = JSON.parse(text) as Backup & { readonly version: number };
        const read = readBackup(forged(mutated(content, place, by), { version }));
        if (!read.ok) return;
        accepted++;
        progress(`${accepted} odd backups taken`);
        const parts = await openParts(new MemoryBackend([], accepted % 2 === 0));
        await restoreInto(parts, read.value);
        await openParts(parts.backend);
      }),
      runs(1_000, 20_000),
    );
    expect(accepted).toBeGreaterThan(50);
    tell(`backups: ${times(3_000, 100_000)} files, ${accepted} of them taken`);
  });
});

test('reading a file changes nothing', async () => {
  const { backend } = await storeOf(sound);
  const before = new Map((backend as MemoryBackend).values);
  readBackup(forged({ ...sound, boxes: 'none' }));
  await createBackup(backend, 1);
  expect((backend as MemoryBackend).values).toEqual(before);
});
