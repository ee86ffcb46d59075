import fc from 'fast-check';
import { type BoxModule } from '@/rules/core/box';
import { games } from '@/__tests__/support/games';
import { boxFile } from '@/store/box/box-file';
import { codesOf } from '@/store/box/codes';
import { readImport } from '@/store/box/read-import';
import { type SharedBox, share } from '@/store/box/shared-box';
import { runs } from '../../support/soak';
import { entriesArbitrary } from './entries-arbitrary';
import { boxes, fullBox, fullPrints } from './full-boxes';

const cases = Object.entries(boxes);

const readBack = async (text: string): Promise<readonly SharedBox[]> => {
  const read = await readImport(text, games);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.map(({ shared }) => shared);
};

describe.each(cases)('%s', (game, module: BoxModule) => {
  const full = share(module, fullBox(game));

  test('the full box leaves nothing out', () => {
    expect(full.leftOut).toEqual([]);
    expect(full.shared.entries).toHaveLength(fullPrints(game).length);
  });

  test('export, import and export again give the same file, code and payload', async () => {
    await fc.assert(
      fc.asyncProperty(
        entriesArbitrary(module),
        fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
        async (entries, name) => {
          const shared: SharedBox = { game, ...(name === undefined ? {} : { name }), entries };
          const file = boxFile([shared]);
          const [fromFile] = await readBack(file);
          expect(boxFile([fromFile as SharedBox])).toBe(file);
          const codes = codesOf(module, shared);
          for (const text of [codes?.qr?.text, codes?.payload]) {
            if (text === undefined) continue;
            const [fromCode] = await readBack(text);
            expect(fromCode).toEqual(shared);
            expect(codesOf(module, fromCode as SharedBox)).toEqual(codes);
          }
        },
      ),
      runs(150, 5_000),
    );
  });

  test('the full box goes through a file, a code and a link', async () => {
    const codes = codesOf(module, full.shared);
    const link = `https://debrief.app/box#${codes?.payload}`;
    for (const text of [boxFile([full.shared]), link, ...(codes?.qr ? [codes.qr.text] : [])])
      expect(await readBack(text)).toEqual([full.shared]);
  });
});

test('a file of three games comes back whole', async () => {
  const all = cases.map(([game, module]) => share(module, fullBox(game)).shared);
  expect(await readBack(boxFile(all))).toEqual(all);
});
