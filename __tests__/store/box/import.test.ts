import { deflateSync, strToU8 } from 'fflate';
import { type BoxModule } from '@/rules/core/box';
import { games } from '@/__tests__/support/games';
import { codesOf } from '@/store/box/codes';
import { toBase64url } from '@/store/storage/base64';
import { boxFile } from '@/store/box/box-file';
import { textOfBytes, pack } from '@/store/box/packing';
import { type ImportProblem } from '@/store/box/problem';
import { MAX_IMPORT_BYTES, readImport } from '@/store/box/read-import';
import { share } from '@/store/box/shared-box';
import { crc32 } from '@/store/storage/bytes';
import { forgedFile } from './forged-file';
import { boxes, fullBox } from './full-boxes';
import { worded } from './worded';

const GAME = 'spy-connection';
const module = boxes[GAME] as BoxModule;
const { shared } = share(module, fullBox(GAME));
const file = boxFile([shared]);
const codes = codesOf(module, shared);
const qr = codes?.qr?.text ?? '';
const payload = codes?.payload ?? '';

const refusal = async (text: string): Promise<ImportProblem | 'accepted'> => {
  const read = await readImport(text, games);
  return read.ok ? 'accepted' : read.error;
};

const entry = { kind: 'city', id: 'london', source: 'owner', data: { id: 'london' } };
const boxWith = (...entries: readonly unknown[]) => forgedFile([{ game: GAME, entries }]);

test('what is sound is read, however it comes', async () => {
  for (const text of [
    file,
    `\ufeff${file}\r\n`,
    JSON.stringify(JSON.parse(file)),
    qr,
    `${qr}\n`,
    payload,
    `  https://example.org/box?lang=de#${payload}`,
    `Our box: https://example.org/box#${payload} see you`,
    boxWith(entry),
    forgedFile([]),
  ])
    expect(await refusal(text)).toBe('accepted');
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each<readonly [string, string, object]>([
  ['nothing', ' \n', { kind: 'empty' }],
  ['a file of 100 MB', 'x'.repeat(MAX_IMPORT_BYTES + 1), { kind: 'too-large', limit: MAX_IMPORT_BYTES }],
  ['a code of something else', 'WIFI:S:home;T:WPA;P:secret;;', { kind: 'not-ours' }],
  ['a link of something else', 'https://example.org/?q=box', { kind: 'not-ours' }],
  ['a list', '[1, 2]', { kind: 'not-ours' }],
  ['a file without a format', '{"entries":[]}', { kind: 'not-ours' }],
  ['a file of another app', '{"app":"cardkeeper","version":3}', { kind: 'other-app', app: 'cardkeeper' }],
  ['a backup', '{"format":"debrief-backup","version":1}', { kind: 'backup' }],
  ['a newer file', forgedFile([], { version: 9 }), { kind: 'newer', version: 9 }],
  [
    'a newer code',
    `box=${toBase64url(Uint8Array.of(2, 0, 9, 0, 0, 0, 0, 1, 1))}`,
    { kind: 'newer', version: 2 },
  ],
  ['a cut file', file.slice(0, 700), { kind: 'truncated', at: 700 }],
  ['a cut word', '{"app":"debri', { kind: 'truncated' }],
  ['a cut code', qr.slice(0, 301), { kind: 'truncated' }],
  ['a cut link', payload.slice(0, 204), { kind: 'truncated' }],
  ['no JSON', '{\n "app": debrief }', { kind: 'not-json', line: 2, column: 9 }],
  ['crossed brackets', '{"a":[1}]', { kind: 'not-json', line: 1, column: 8 }],
  ['a deep file', deep(100_000), { kind: 'too-deep' }],
  ['a prototype', '{"app":"debrief","__proto__":{"x":1}}', { kind: 'prototype', path: '__proto__' }],
  ['a changed file', file.replace('"points":2', '"points":3'), { kind: 'checksum' }],
  ['a changed code', qr.replace(/.$/, (last) => (last === '0' ? '1' : '0')), { kind: 'checksum' }],
  ['letters that no code has', `${qr.slice(0, 40)}ä${qr.slice(41)}`, { kind: 'checksum' }],
  ['no boxes', forgedFile('none'), { kind: 'misfit', path: 'boxes' }],
  [
    'more boxes than anybody has',
    forgedFile(Array(13).fill({})),
    { kind: 'too-many', path: 'boxes', limit: 12 },
  ],
  [
    'an unknown game',
    forgedFile([{ game: 'chess', entries: [] }]),
    { kind: 'unknown-game', path: 'boxes.0.game' },
  ],
  ['a game from the prototype', forgedFile([{ game: 'constructor', entries: [] }]), { kind: 'unknown-game' }],
  [
    'an unknown kind',
    boxWith(entry, { ...entry, kind: 'pawn' }),
    { kind: 'unknown-kind', path: 'boxes.0.entries.1' },
  ],
  ['a kind from the prototype', boxWith({ ...entry, kind: '__proto__' }), { kind: 'unknown-kind' }],
  [
    'a piece twice',
    boxWith(entry, entry),
    { kind: 'twice', path: 'boxes.0.entries.1', piece: 'city/london' },
  ],
  [
    'an unknown source',
    boxWith({ ...entry, source: 'hearsay' }),
    { kind: 'misfit', path: 'boxes.0.entries.0.source' },
  ],
  ['a foreign field', boxWith({ ...entry, extra: 1 }), { kind: 'misfit', path: 'boxes.0.entries.0.extra' }],
  [
    'an id of another print',
    boxWith({ ...entry, id: 'paris' }),
    { kind: 'misfit', path: 'boxes.0.entries.0.id' },
  ],
  [
    'a right checksum over wrong content',
    boxWith({
      ...entry,
      kind: 'mission',
      id: 'm',
      data: { id: 'm', cities: ['london'], points: -1, extraTurn: false },
    }),
    { kind: 'misfit', path: 'boxes.0.entries.0.data.points', piece: 'mission/m' },
  ],
  [
    'too many entries',
    boxWith(...Array.from({ length: 601 }, () => entry)),
    { kind: 'too-many', path: 'boxes.0.entries', count: 601 },
  ],
  [
    'an id that every object answers to',
    boxWith({ ...entry, id: 'constructor', data: { id: 'constructor' } }),
    { kind: 'misfit', path: 'boxes.0.entries.0.data.id' },
  ],
])('%s is refused with its reason', async (_, text, reason) => {
  const problem = await refusal(text);
  expect(problem).toMatchObject(reason);
  expect(() => worded(problem as ImportProblem)).not.toThrow();
});

describe('a code with the right checksum and wrong content', () => {
  const sound = pack(module, shared) as Uint8Array;
  const resealed = (bytes: Uint8Array): string => {
    const sum = crc32(textOfBytes(bytes.subarray(7)));
    const sealed = Uint8Array.from(bytes);
    sealed.set(
      [
        bytes.length >>> 8,
        bytes.length & 0xff,
        sum >>> 24,
        (sum >>> 16) & 0xff,
        (sum >>> 8) & 0xff,
        sum & 0xff,
      ],
      1,
    );
    return `box=${toBase64url(sealed)}`;
  };
  const textsAt = 7 + 2 + GAME.length;

  test('is read as long as nothing was changed', async () => {
    expect(await refusal(resealed(sound))).toBe('accepted');
  });

  test('of an unknown game or a newer coding is refused', async () => {
    const newer = Uint8Array.from(sound);
    newer[7] = 9;
    expect(await refusal(resealed(newer))).toEqual({ kind: 'newer', version: 9 });
    const other = Uint8Array.from(sound);
    other[9] = 'x'.charCodeAt(0);
    expect(await refusal(resealed(other))).toMatchObject({ kind: 'unknown-game', game: 'xpy-connection' });
  });

  test('that ends too early or too late is refused', async () => {
    expect(await refusal(resealed(sound.subarray(0, sound.length - 3)))).toMatchObject({ kind: 'misfit' });
    expect(await refusal(resealed(Uint8Array.from([...sound, 0])))).toMatchObject({ kind: 'misfit' });
  });

  test('that would grow without end is refused before it does', async () => {
    const bomb = deflateSync(strToU8(JSON.stringify(['x'.repeat(10_000_000)])), { level: 9 });
    const two = (value: number) => [value >>> 8, value & 0xff];
    const frame = [1, ...two(200), ...two(bomb.length), ...bomb];
    const bytes = Uint8Array.from([...sound.subarray(0, textsAt), ...frame]);
    expect(bomb.length).toBeLessThan(20_000);
    expect(await refusal(resealed(bytes))).toMatchObject({ kind: 'misfit', path: 'code.texts' });
  });
});
