import fc from 'fast-check';
import { type BackupContent } from '@/store/backup/content';
import { toBase64url } from '@/store/storage/base64';
import { forgedFile } from '../box/forged-file';
import { contentInFile, empty, forged, forgedVeiled, match } from '../backup/support';
import { STORMS, stormOf } from './journals';

/** A file, a link or a code that somebody has made to hold the app up. */
export interface Hostile {
  readonly way: 'backup' | 'box' | 'plays';
  readonly kind: string;
  readonly text: string;
}

const size = fc.integer({ min: 20, max: 400 });
const unit = fc.constantFrom(
  '\n',
  '\r',
  '\t',
  ' ',
  '"',
  '\\',
  '\\"',
  '[',
  '{"a":',
  '%0A',
  '#box=',
  'box=',
  '-',
  '\ufeff',
);
const repeated = fc
  .record({ unit, size: fc.integer({ min: 1, max: 4_000 }) })
  .map((one) => one.unit.repeat(one.size));

const content = (about: Partial<BackupContent>): string => forged(contentInFile({ ...empty, ...about }));

const backups: Readonly<Record<string, fc.Arbitrary<string>>> = {
  storm: fc
    .record({ name: fc.constantFrom(...Object.keys(STORMS)), events: size, steps: size })
    .map(({ name, ...sizes }) => content({ matches: [match('m1', stormOf(name, sizes))] })),
  matches: fc
    .record({ size, about: fc.constantFrom({}, { deletedAt: 1 }, { archived: true }) })
    .map((one) =>
      content({ matches: Array.from({ length: one.size }, (_, index) => match(`m${index}`, [], one.about)) }),
    ),
  boxes: size.map((count) =>
    content({
      boxes: Array.from({ length: count * 2 }, (_, index) => ({
        ...{ id: `b${index}`, game: 'courier', isDefault: true },
        entries: [{ kind: 'card', id: 'c1', readings: [{ data: index, from: ['m1#1'] }] }],
      })),
    }),
  ),
  'values in one place': size.map((count) =>
    content({ aside: Array.from({ length: count }, (_, index) => ['aside/m1/1/h/m1', String(index)]) }),
  ),
  times: fc.constantFrom('createdAt', 'openedAt', 'finishedAt', 'deletedAt').map((field) => {
    // JSON has numbers that no date and no other JSON can hold.
    const about = { [field]: 424242 };
    return content({ matches: [match('m1', [], about)] }).replaceAll('424242', '1e999');
  }),
  names: fc
    .record({ field: fc.constantFrom('name', 'game', 'id'), letter: fc.constantFrom('a', '👩‍👩‍👧‍👦', '\n'), size })
    .map(({ field, letter, size: long }) =>
      content({ matches: [match('m1', [], { [field]: letter.repeat(long) })] }),
    ),
  depth: fc.record({ size, open: fc.constantFrom('[', '{"a":') }).map((one) => {
    const close = one.open === '[' ? ']' : '}';
    const deep = one.open.repeat(one.size) + (one.open === '[' ? '' : '1') + close.repeat(one.size);
    return forged({ ...empty, matches: [match('m1', [deep])] });
  }),
  letters: repeated.map((text) => `{"format":"debrief-backup",${text}`),
  'veiled storm': fc
    .record({ name: fc.constantFrom(...Object.keys(STORMS)), events: size, steps: size })
    .map(({ name, ...sizes }) => forgedVeiled({ ...empty, matches: [match('m1', stormOf(name, sizes))] })),
  'veiled letters': fc
    .record({ text: repeated, open: fc.constantFrom('', '[', '{"parts":[],"aside":', '{"__proto__":') })
    .map(({ text, open }) =>
      forged(
        { ...empty, matches: [], veiled: toBase64url(new TextEncoder().encode(open + text)) },
        { version: 2 },
      ),
    ),
};

const boxes: Readonly<Record<string, fc.Arbitrary<string>>> = {
  letters: fc.tuple(repeated, repeated).map((parts) => parts.join('box=A')),
  'open texts': repeated.map((text) => `{"app":"debrief","boxes":["${text}`),
  'open codes': repeated.map((text) => `DEBRIEF:${text}x`),
  entries: size.map((count) =>
    forgedFile([
      {
        game: 'spy-connection',
        entries: Array.from({ length: count * 2 }, (_, index) => ({
          ...{ kind: 'mission', id: `mission-${index}`, source: 'owner', data: {} },
        })),
      },
    ]),
  ),
  many: size.map((count) =>
    forgedFile(Array.from({ length: count }, () => ({ game: 'i-spy', entries: [] }))),
  ),
  bytes: fc.uint8Array({ maxLength: 3_000 }).map((bytes) => `box=${toBase64url(bytes)}`),
};

const playsIn = (plays: readonly unknown[]): string =>
  JSON.stringify({ format: 'debrief-plays', version: 1, createdAt: 1, plays });
const play = (id: string) => ({
  ...{ id, game: 'courier', endedAt: 1, totals: [3, 1], winners: [0] },
  players: [0, 1].map((colour) => ({ name: `Player ${colour}`, colour })),
});

const plays: Readonly<Record<string, fc.Arbitrary<string>>> = {
  many: size.map((count) => playsIn(Array.from({ length: count }, (_, index) => play(`p${index}`)))),
  'of one id': size.map((count) => playsIn(Array.from({ length: count }, () => play('p1')))),
  seats: size.map((count) =>
    playsIn([{ ...play('p1'), totals: Array.from({ length: count }, () => 1), winners: [count] }]),
  ),
  depth: size.map((count) => `{"format":"debrief-plays","version":1,"plays":${'['.repeat(count)}`),
  prototype: fc
    .constantFrom('__proto__', 'constructor', 'prototype')
    .map((key) => playsIn([play('p1')]).replace('{"id"', `{"${key}":{"practice":true},"id"`)),
  letters: repeated.map((text) => `{"format":"debrief-plays",${text}`),
};

const made = (way: Hostile['way'], kinds: Readonly<Record<string, fc.Arbitrary<string>>>) =>
  Object.entries(kinds).map(([kind, texts]) => texts.map((text): Hostile => ({ way, kind, text })));

export const hostileFiles: fc.Arbitrary<Hostile> = fc.oneof(
  ...made('backup', backups),
  ...made('box', boxes),
  ...made('plays', plays),
);

export const HOSTILE_KINDS = [
  ...Object.keys(backups).map((kind) => `backup ${kind}`),
  ...Object.keys(boxes).map((kind) => `box ${kind}`),
  ...Object.keys(plays).map((kind) => `plays ${kind}`),
];
