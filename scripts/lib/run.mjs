import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Started through Node itself, so that no shell and no npx stands between, on any system. */
const tools = {
  expo: 'node_modules/expo/bin/cli',
  jest: 'node_modules/jest/bin/jest.js',
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  playwright: 'node_modules/playwright-core/cli.js',
};

/** Expo neither reports home nor asks the network. */
export const quietExpo = { EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', EXPO_NO_DEPENDENCY_VALIDATION: '1' };

export const run = (command, args, { env = {}, cwd = root, stdio = 'inherit' } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });

export const runTool = (tool, args, options) =>
  run(process.execPath, [path.join(root, tools[tool]), ...args], options);

export const orFail = async (what, code) => {
  if ((await code) !== 0) throw new Error(`${what} failed.`);
};
