import { execFileSync } from 'node:child_process';
import { root } from '../../../scripts/lib/run.mjs';

export const ROUNDS = 9;

/** The JSON that a compiled side prints, in a process of its own. */
export const runSide = (file, args, flags = []) =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, file, ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

/** Every side in every round, taking turns in who goes first; gives the results of each side by name. */
export const alternate = (sides) => {
  const names = Object.keys(sides);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const name of round % 2 === 0 ? names : [...names].reverse()) results[name].push(sides[name]());
  return results;
};
