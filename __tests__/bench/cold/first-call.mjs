import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { gate, median, summary } from '../support/report.mjs';

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

/** `file` prints what a call took; compiling as usual, and jitless as the stand-in for a phone. */
export const benchCall = (name, file, most) => {
  for (const [how, flags] of [
    ['compiling', []],
    ['jitless', ['--jitless']],
  ]) {
    const times = Array.from({ length: ROUNDS }, () => freshCall(file, flags));
    console.log(`${name}, ${how}, ms: ${summary(times)}`);
    gate(
      `${name}, ${how}`,
      median(times) <= most || Math.min(...times) <= most,
      `${median(times).toFixed(2)} ms, ${most} allowed`,
    );
  }
};

/** `file` prints what its very first call took. */
export const benchFirstCall = (name, file, most) => benchCall(`First ${name}`, file, most);
