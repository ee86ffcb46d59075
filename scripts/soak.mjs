/* npm run soak [-- name]: the same tests with bigger numbers and fresh seeds, for as long as they take. */
import { randomInt } from 'node:crypto';
import { run, runTool } from './lib/run.mjs';
import { runStages, testStage } from './lib/stages.mjs';

const only = process.argv.slice(2);
const seed = process.env.SOAK_SEED ?? String(randomInt(2 ** 31));
const env = { SOAK: '1', SOAK_SEED: seed };
const hour = '--testTimeout=3600000';

console.log(`Seed ${seed}; to see the same run again: SOAK_SEED=${seed} npm run soak`);

const unit = testStage('unit', (report) =>
  runTool('jest', ['--maxWorkers=100%', hour, `--seed=${seed}`, ...report, ...only], { env }),
);
const e2e = testStage('e2e', (report) =>
  run(process.execPath, ['scripts/e2e.mjs', hour, ...report], { env }),
);

await runStages(only.length > 0 ? [unit] : [unit, e2e]);
console.log(`Seed ${seed}`);
