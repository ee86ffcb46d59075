import { type BoxModule } from '@/rules/core/box';
import { games } from '@/__tests__/support/games';
import { codesOf } from '@/store/box/codes';
import { toBase64url } from '@/store/storage/base64';
import { boxFile } from '@/store/box/box-file';
import { mergedBox, planImport } from '@/store/box/plan';
import { readImport } from '@/store/box/read-import';
import { type SharedBox, share } from '@/store/box/shared-box';
import { runs, tell, times } from '../../support/soak';
import { forgedFile } from './forged-file';
import { boxes, boxOf, fullBox } from './full-boxes';
import { worded } from './worded';

import fc from 'fast-check';

jest.setTimeout(times(120_000, 3_600_000));

const NAMES = Object.keys(boxes);
const shared = NAMES.map((game) => share(boxes[game] as BoxModule, fullBox(game)).shared);
const codes = shared.map((box) => codesOf(boxes[box.game] as BoxModule, box));
const files = [...shared.map((box) => boxFile([box])), boxFile(shared)];
const payloads = codes.flatMap((made) => (made ? [made.payload] : []));
const pictures = codes.flatMap((made) => (made?.qr ? [made.qr.text] : []));

/** A change somewhere in a sound text, or none. */
const damaged = (sound: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...sound), fc.nat(), fc.nat(12), fc.string({ maxLength: 6 }))
    .map(([text, place, gone, put]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + gone);
    });

const box = fc.constantFrom(...shared);
const kindOf = ({ game }: SharedBox): fc.Arbitrary<string> =>
  fc.constantFrom(...(boxes[game]?.kinds.map(({ kind }) => kind) ?? []));

/** Files whose checksum is right and whose content is not. */
const sealed = fc.oneof(
  fc.anything().map((value) => forgedFile([value])),
  fc.tuple(box, fc.anything()).map(([{ game }, value]) => forgedFile([{ game, entries: [value] }])),
  fc
    .tuple(
      box.chain((one) => kindOf(one).map((kind) => ({ game: one.game, kind }))),
      fc.anything(),
    )
    .map(([{ game, kind }, data]) =>
      forgedFile([{ game, entries: [{ kind, id: 'x', source: 'owner', data }] }]),
    ),
  fc.tuple(box, fc.nat(), fc.anything()).map(([one, place, data]) =>
    forgedFile([
      {
        ...one,
        entries: one.entries.map((entry, at) =>
          at === place % one.entries.length ? { ...entry, data } : entry,
        ),
      },
    ]),
  ),
);

const ways: Readonly<Record<string, fc.Arbitrary<string>>> = {
  files: fc.oneof(
    damaged(files),
    sealed,
    fc.json().map((text) => `{"app":"debrief","format":"debrief-box","version":1,"boxes":${text}}`),
  ),
  links: fc.oneof(
    damaged(payloads),
    damaged(payloads.map((payload) => `https://example.org/box#${payload}`)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => `box=${toBase64url(bytes)}`),
  ),
  'QR codes': fc.oneof(
    damaged(pictures),
    fc.string().map((text) => `DEBRIEF:${text}`),
    fc.webUrl(),
  ),
  pastes: fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.tuple(fc.string(), fc.constantFrom(...payloads), fc.string()).map((parts) => parts.join(' ')),
    damaged(files).map((text) => text.slice(0, 400)),
  ),
};

const anything = fc.oneof(
  ...Object.entries(ways).map(([way, texts]) => texts.map((text) => ({ way, text }))),
);

/** What is taken must also go into a box, one that knows it all and one that knows nothing. */
const takeIn = (read: Awaited<ReturnType<typeof readImport>>): void => {
  for (const one of read.ok ? read.value : [])
    for (const target of [fullBox(one.shared.game), boxOf(one.shared.game, [])])
      expect(mergedBox(target, planImport(one, target), new Set()).game).toBe(one.shared.game);
};

test('whatever comes is read or refused with a reason, and no prototype is touched', async () => {
  const kinds = new Set<string>();
  const counted = new Map<string, number>();
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(anything, async ({ way, text }) => {
      counted.set(way, (counted.get(way) ?? 0) + 1);
      const read = await readImport(text, games);
      kinds.add(read.ok ? 'accepted' : read.error.kind);
      if (read.ok) {
        taken++;
        takeIn(read);
      } else expect(() => worded(read.error)).not.toThrow();
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    runs(5_000, 100_000),
  );
  for (const kind of ['accepted', 'checksum', 'truncated', 'misfit', 'not-json', 'not-ours', 'newer'])
    expect(kinds).toContain(kind);
  const told = [...counted].map(([way, count]) => `${count} ${way}`).join(', ');
  tell(`boxes: ${told}; ${taken} of them taken`);
});
