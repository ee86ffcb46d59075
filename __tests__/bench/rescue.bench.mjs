import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { gate, median, summary } from './web/report.mjs';

const ROUNDS = 11;
const MOST = 5;

/** The first call in a fresh process, in milliseconds of processor time, so that nothing is warm. */
const coldCall = (flags) =>
  Number(
    execFileSync(
      process.execPath,
      [...flags, '--import', 'tsx', path.join(root, '__tests__/bench/rescue/cold.ts')],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    ),
  );

for (const [name, flags] of [
  ['compiling', []],
  ['jitless', ['--jitless']],
]) {
  const times = Array.from({ length: ROUNDS }, () => coldCall(flags));
  console.log(`First rescue of 15 Agents, ${name}, ms: ${summary(times)}`);
  gate(
    `first rescue, ${name}`,
    median(times) <= MOST || Math.min(...times) <= MOST,
    `${median(times).toFixed(2)} ms, ${MOST} allowed`,
  );
}
