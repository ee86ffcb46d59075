import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { gate, median, summary } from '../support/report.mjs';

const ROUNDS = 11;

/** The first call in a fresh process, in milliseconds of processor time, so that nothing is warm. */
const coldCall = (file, flags) =>
  Number(
    execFileSync(process.execPath, [...flags, '--import', 'tsx', path.join(root, '__tests__/bench', file)], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

/** `file` prints what its first call took; compiling as usual, and jitless as the stand-in for a phone. */
export const benchFirstCall = (name, file, most) => {
  for (const [how, flags] of [
    ['compiling', []],
    ['jitless', ['--jitless']],
  ]) {
    const times = Array.from({ length: ROUNDS }, () => coldCall(file, flags));
    console.log(`First ${name}, ${how}, ms: ${summary(times)}`);
    gate(
      `first ${name}, ${how}`,
      median(times) <= most || Math.min(...times) <= most,
      `${median(times).toFixed(2)} ms, ${most} allowed`,
    );
  }
};
