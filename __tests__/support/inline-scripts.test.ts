import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { policyOf } from '@/scripts/lib/content-policy.mjs';
import { inlineScripts } from '@/scripts/lib/inline-scripts.mjs';

const files = {
  'early.js': "const price = '$&';\n",
  'later.js': 'later();\n',
  'index.html': '<head><script src="/early.js"></script><script src="/later.js" defer=""></script></head>',
  'match/[id].html': '<head><script src="/early.js"></script></head>',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'debrief-inline-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

test('what a page waits for stands in every page as it was written, and is no file any more', async () => {
  expect(await inlineScripts(folder)).toEqual(['early.js']);
  const inline = "<script>const price = '$&';\n</script>";
  expect(await read('index.html')).toBe(`<head>${inline}<script src="/later.js" defer=""></script></head>`);
  expect(await read('match/[id].html')).toBe(`<head>${inline}</head>`);
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'later.js', 'match']);
});

test('the page’s policy lets it run', async () => {
  const before = policyOf(await read('index.html'));
  await inlineScripts(folder);
  expect(before).not.toContain('sha256-');
  expect(policyOf(await read('index.html'))).toContain('sha256-');
});
