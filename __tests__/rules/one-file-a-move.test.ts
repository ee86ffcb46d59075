import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@/__tests__/support/games';

const root = path.join(__dirname, '../..');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const movesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder)).map((file) => file.replace(/\.ts$/, ''));

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const product = [...filesIn(`rules/${id}`), ...filesIn(`components/games/${id}`)].map((file) => ({
    file,
    text: textOf(file),
  }));

  test.each([
    ['full', `rules/${id}/moves`],
    ['light', `rules/${id}/light/moves`],
  ])('each move of the %s depth is a file with its name, and hardly named elsewhere', (depth, folder) => {
    const light = `rules/${id}/light/`;
    const isOther = (file: string) => (depth === 'light') !== file.startsWith(light);
    for (const move of movesIn(folder)) {
      const own = `${folder}/${move}.ts`;
      if (!['correct', 'leave'].includes(move))
        expect([move, textOf(own)]).toEqual([move, expect.stringContaining(`defineMove('${move}'`)]);
      const named = product
        .filter(({ file, text }) => file !== own && new RegExp(`\\btype(:| ===| !==) '${move}'`).test(text))
        .map(({ file }) => file)
        .filter((file) => file.startsWith('rules/') && !isOther(file));
      expect([move, named.slice(1)]).toEqual([move, []]);
    }
  });

  test('screens make moves through what their files export', () => {
    const types = new Set([...movesIn(`rules/${id}/moves`), ...movesIn(`rules/${id}/light/moves`)]);
    const literal = product.flatMap(({ file, text }) =>
      file.startsWith('components/')
        ? [...text.matchAll(/\btype(?::| ===| !==) '([a-z-]+)'/g)].flatMap(([, type = '']) =>
            types.has(type) ? [`${file}: ${type}`] : [],
          )
        : [],
    );
    expect(literal).toEqual([]);
  });
});
