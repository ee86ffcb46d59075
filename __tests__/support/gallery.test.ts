import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const kit = 'components/kit';
const parts = [kit, `${kit}/stage`].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** The parts that a file draws, and those that they are made of. */
const drawnIn = (file: string, seen: Set<string>): Set<string> => {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)) {
    const part = path.join(path.dirname(file), `${name}.tsx`);
    if (seen.has(part) || !existsSync(part)) continue;
    seen.add(part);
    drawnIn(part, seen);
  }
  return seen;
};

test('every part of the kit is in the gallery', () => {
  const drawn = drawnIn(`${kit}/gallery/Gallery.tsx`, new Set());
  expect(parts.length).toBeGreaterThan(25);
  expect(parts.filter((part) => !drawn.has(part))).toEqual([]);
});
