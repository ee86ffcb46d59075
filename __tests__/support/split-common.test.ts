import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { splitCommon } from '@/scripts/lib/split-common.mjs';

const SCRIPTS = '_expo/static/js/web';
const tag = (name: string) => `<script src="/${SCRIPTS}/${name}.js" defer></script>`;

const files = {
  'index.html': tag('__expo-metro-runtime-1') + tag('__common-1') + tag('home-1') + tag('entry-1'),
  'match/[id].html': tag('__expo-metro-runtime-1') + tag('__common-1') + tag('match-1') + tag('entry-1'),
  [`${SCRIPTS}/entry-1.js`]: '__d(function(){"entry"},0,[10,11]);\n__r(0);',
  // 20 is loaded by this screen when somebody asks for it, 12 needs it at once.
  [`${SCRIPTS}/home-1.js`]: '__d(function(){"home"},1,{"0":12,"1":20,"paths":{"20":"/x.js"}});',
  [`${SCRIPTS}/match-1.js`]: '__d(function(){"match"},2,[13]);',
  [`${SCRIPTS}/__common-1.js`]: [
    '__d(function(){"of entry"},10,[]);',
    '__d(function(){return `a module\nof two lines`},11,[]);',
    '__d(function(){"of home"},12,[14]);',
    '__d(function(){"of match"},13,[14]);',
    '__d(function(){"of both"},14,[]);',
    '__d(function(){"of later"},20,[]);',
  ].join('\n'),
};

const exported = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'split-common-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
};

test('the first screen loads of the shared modules what it needs, other pages all', async () => {
  const folder = await exported();
  expect(await splitCommon(folder)).toEqual({ now: 4, later: 2 });
  const scripts = await readdir(path.join(folder, SCRIPTS));
  const nameOf = (kind: string) => scripts.filter((name) => name.startsWith(kind));
  const read = (file = '') => readFile(path.join(folder, file), 'utf8');
  const [common] = nameOf('__common');
  const [later] = nameOf('__later');
  expect([nameOf('__common').length, nameOf('__later').length]).toEqual([1, 1]);
  expect(await read(`${SCRIPTS}/${common}`)).toMatch(/of entry[^]*two lines[^]*of home[^]*of both/);
  expect(await read(`${SCRIPTS}/${common}`)).toContain(`__debriefLater="/${SCRIPTS}/${later}"`);
  expect(await read(`${SCRIPTS}/${later}`)).toMatch(/of match[^]*of later/);
  expect(await read('index.html')).not.toContain(later);
  expect(await read('match/[id].html')).toMatch(new RegExp(`${common}[^]*${later}[^]*match-1`));
});

test('an export without a common chunk is not passed over in silence', async () => {
  const folder = await exported();
  await writeFile(path.join(folder, 'index.html'), tag('entry-1'));
  await expect(splitCommon(folder)).rejects.toThrow('common chunk');
});
