import { existsSync, readFileSync } from 'node:fs';
import { transformSync } from '@babel/core';
import * as valibot from 'valibot';

const { replaced, leanFile } = jest.requireActual<{
  replaced: readonly string[];
  leanFile: (file: string, origin: string) => string | undefined;
}>('@/scripts/web/lean/index.js');
const { valibotNames } = jest.requireActual<{ valibotNames: (root: string) => readonly string[] }>(
  '@/scripts/web/lean/valibot-names.js',
);

const lean = (keep: readonly string[]): typeof valibot => {
  const source = readFileSync('node_modules/valibot/dist/index.mjs', 'utf8');
  const plugins = [['./scripts/web/lean/keep-exports', { keep }], '@babel/plugin-transform-modules-commonjs'];
  const code = transformSync(source, { configFile: false, babelrc: false, plugins })?.code ?? '';
  const module = { exports: {} };
  new Function('module', 'exports', code)(module, module.exports);
  return module.exports as typeof valibot;
};

test.each(replaced)('%s is still where the web bundle leaves it out', (file) => {
  expect(existsSync(`node_modules/${file}`)).toBe(true);
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

test('all that the project uses of valibot stays, and the rest goes', () => {
  const used = valibotNames('.').filter((name) => name in valibot);
  expect(
    Object.keys(lean(used))
      .filter((name) => name !== '__esModule')
      .sort(),
  ).toEqual([...used].sort());
});

test('a cut-down valibot validates as the whole one does', () => {
  const inputs = [{ a: 1 }, { a: 'x' }, { a: 1, b: 2 }, undefined, [], { a: 0.5 }];
  const verdicts = (v: typeof valibot) => {
    const schema = v.strictObject({ a: v.pipe(v.number(), v.integer()) });
    return inputs.map((input) => v.safeParse(schema, input).issues?.map(({ message }) => message));
  };
  const small = lean(['strictObject', 'pipe', 'number', 'integer', 'safeParse']);
  expect(verdicts(small)).toEqual(verdicts(valibot));
});
