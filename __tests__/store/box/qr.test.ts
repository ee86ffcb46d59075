import { type BoxModule } from '@/rules/core/box';
import { codesOf } from '@/store/box/codes';
import { share } from '@/store/box/shared-box';
import { boxes, boxOf, entryOf, fullBox, fullPrints } from './full-boxes';

interface QrMaker {
  create(text: string, options: { readonly errorCorrectionLevel: 'M' | 'L' }): { readonly version: number };
}

/** What react-native-qrcode-svg draws with. */
const qrcode = jest.requireActual<QrMaker>('qrcode');

const codesFor = (game: string, without: readonly string[] = []) => {
  const module = boxes[game] as BoxModule;
  const { entries, ...box } = fullBox(game);
  const kept = entries.filter(({ kind }) => !without.includes(kind));
  return codesOf(module, share(module, { ...box, entries: kept }).shared);
};
const MAP = ['region', 'route', 'airship-route'];

test.each([
  ['spy-connection', 420, 15],
  ['spymaster', 480, 16],
] as const)('the full box of %s fits one code of version 25', (game, mostBytes, mostVersion) => {
  const codes = codesFor(game);
  const { text = '', level = 'L' } = codes?.qr ?? {};
  const { version } = qrcode.create(text, { errorCorrectionLevel: level });
  expect(codes?.bytes).toBeLessThanOrEqual(mostBytes);
  expect(version).toBeLessThanOrEqual(mostVersion);
});

test('of I, Spy the cards and tiles fit one code, and with the whole map it says that they do not', () => {
  const { text = '', level = 'L' } = codesFor('i-spy', MAP)?.qr ?? {};
  expect(qrcode.create(text, { errorCorrectionLevel: level }).version).toBeLessThanOrEqual(25);
  expect(codesFor('i-spy')).toMatchObject({ payload: expect.any(String) });
  expect(codesFor('i-spy')).not.toHaveProperty('qr');
});

test('a code is made for every letter that version 25 holds, and for none more', () => {
  const module = boxes['i-spy'] as BoxModule;
  const cards = fullPrints('i-spy').filter(({ kind }) => !MAP.includes(kind));
  const named = cards.map((print, at) =>
    print.kind === 'asset' ? { ...print, data: { ...(print.data as object), name: noise(at) } } : print,
  );
  const sizes = Array.from({ length: 36 }, (_, count) => {
    const assets = named.filter(({ kind }) => kind === 'asset').slice(0, count);
    const rest = named.filter(({ kind }) => kind !== 'asset');
    return codesOf(
      module,
      share(
        module,
        boxOf(
          'i-spy',
          [...rest, ...assets].map((print) => entryOf(print)),
        ),
      ).shared,
    );
  });
  const versions = sizes.flatMap((codes) =>
    codes?.qr ? [qrcode.create(codes.qr.text, { errorCorrectionLevel: codes.qr.level }).version] : [],
  );
  expect(Math.max(...versions)).toBe(25);
  expect(sizes.some((codes) => codes !== undefined && codes.qr === undefined)).toBe(true);
  for (const codes of sizes) expect(codes?.payload).toMatch(/^box=[\w-]+$/);
});

/** A name that nothing makes shorter. */
function noise(seed: number): string {
  let value = seed + 1;
  return Array.from({ length: 60 }, () => {
    value = (value * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (value % 5_000));
  }).join('');
}

test('a box that no code holds still goes by file', () => {
  const module = boxes.spymaster as BoxModule;
  const cards = Array.from({ length: 600 }, (_, at) => ({
    kind: 'intelligence',
    id: `surveillance-${(at % 9) + 1}-${Math.floor(at / 9) + 1}`,
    data: { type: 'surveillance', value: (at % 9) + 1 },
  }));
  expect(
    codesOf(
      module,
      share(
        module,
        boxOf(
          'spymaster',
          cards.map((card) => entryOf(card)),
        ),
      ).shared,
    ),
  ).toBeUndefined();
});
