import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { gate, median, summary, tell } from '../support/report.mjs';

const ROUNDS = 11;

/** A call in a fresh process, in milliseconds of processor time, so that nothing is warm. */
const freshCall = (file, flags) =>
  Number(
    execFileSync(process.execPath, [...flags, '--import', 'tsx', path.join(root, '__tests__/bench', file)], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

const ENGINES = [
  ['compiling', []],
  ['jitless', ['--jitless']],
];

const callsOf = (file, flags) => Array.from({ length: ROUNDS }, () => freshCall(file, flags));

/** `file` prints what a call took; compiling as usual, and jitless as the stand-in for a phone. */
export const benchCall = (name, file, most, more = []) => {
  for (const [how, flags] of ENGINES) {
    const times = callsOf(file, [...flags, ...more]);
    gate(
      `${name}, ${how}`,
      median(times) <= most || Math.min(...times) <= most,
      `${summary(times)} ms, ${most} allowed`,
    );
  }
};

/** The same where nothing is asked for. */
export const tellCall = (name, file) => {
  for (const [how, flags] of ENGINES) tell(`${name}, ${how}`, `${summary(callsOf(file, flags))} ms`);
};

/** `file` prints what its very first call took. */
export const benchFirstCall = (name, file, most) => benchCall(`First ${name}`, file, most);
