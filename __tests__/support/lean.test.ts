import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Patch {
  readonly name: string;
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  readonly filesFor?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const patches = jest.requireActual<readonly Patch[]>('@/scripts/web/lean/patches.js');
const { checkMet, checkPackages, leanFile } = jest.requireActual<{
  checkMet: (met: readonly string[]) => void;
  checkPackages: (modules: string) => void;
  leanFile: (file: string, origin: string) => string | undefined;
}>('@/scripts/web/lean/index.js');

const replaced = patches.flatMap(({ name, files, filesFor = {} }) =>
  [files, ...Object.values(filesFor)].flatMap((some) => Object.keys(some).map((file) => `${name}/${file}`)),
);

let modules: string;
beforeEach(async () => {
  modules = await mkdtemp(path.join(tmpdir(), 'debrief-packages-'));
});
afterEach(() => rm(modules, { recursive: true }));

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(modules, file)), { recursive: true });
  await writeFile(path.join(modules, file), text);
};

/** All packages as they are expected, apart from what is said. */
const install = async (versions: Readonly<Record<string, string>> = {}, without?: string): Promise<void> => {
  for (const { name, version } of patches)
    await put(`${name}/package.json`, JSON.stringify({ version: versions[name] ?? version }));
  for (const file of replaced) if (file !== without) await put(file, '');
};

test('what is installed is what the web build replaces files of', () =>
  expect(() => checkPackages('node_modules')).not.toThrow());

test('the build goes on with the versions that it names, and stops at another', async () => {
  await install();
  expect(() => checkPackages(modules)).not.toThrow();
  await install({ 'react-native-web': '0.22.0' });
  expect(() => checkPackages(modules)).toThrow(
    /replaces files of react-native-web 0\.21\.4, but 0\.22\.0 is installed.*scripts\/web\/lean\/patches\.js/,
  );
});

test('the build stops without a package that it replaces files of', () =>
  expect(() => checkPackages(modules)).toThrow('but none is installed'));

test.each(replaced)('the build stops where %s has been moved away', async (file) => {
  await install({}, file);
  expect(() => checkPackages(modules)).toThrow(`no longer exist:\n  ${file}\n`);
});

test.each(replaced)('the build stops where nothing asks for %s', (file) => {
  const all = replaced.map((one) => `/x/node_modules/${one}`);
  expect(() => checkMet(all)).not.toThrow();
  expect(() => checkMet(all.filter((one) => !one.endsWith(file)))).toThrow(`nothing asks for:\n  ${file}\n`);
});

test('only expo-router gets the small React Native', () => {
  const whole = '/x/node_modules/react-native-web/dist/index.js';
  expect(leanFile(whole, '/x/node_modules/expo-router/build/exports.js')).toMatch(/lean.react-native\.js$/);
  expect(leanFile(whole, '/x/components/kit/Button.tsx')).toBeUndefined();
});

test('the chunk loader is wrapped, and the wrapper gets the real one', () => {
  const loader = '/x/node_modules/expo/src/async-require/buildAsyncRequire.ts';
  const wrapper = leanFile(loader, '/x/node_modules/expo/src/async-require/index.ts') ?? '';
  expect(wrapper).toMatch(/lean.load-chunk\.js$/);
  expect(leanFile(loader, wrapper)).toBeUndefined();
});
