import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

const folder = path.join(root, 'dist/test-results');

/** Runs a stage that has no tests of its own: its failure counts as one. */
export const plainStage = (name, start) => ({
  name,
  start: async () => ({ passed: 0, failed: (await start()) === 0 ? 0 : 1, skipped: 0 }),
});

/** Runs a stage of jest and reads its counts; a stage that breaks without a report counts as failed. */
export const testStage = (name, start) => ({
  name,
  start: async () => {
    const file = path.join(folder, `${name}.json`);
    await mkdir(folder, { recursive: true });
    await rm(file, { force: true });
    const code = await start(['--json', `--outputFile=${file}`]);
    const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
    const passed = report?.numPassedTests ?? 0;
    const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
    const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
  },
});

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const inWords = (result) =>
  ['failed', 'skipped', 'passed']
    .filter((kind) => result[kind] > 0)
    .map((kind) => `${result[kind]} ${kind}`)
    .join(', ') || 'fine';

/** Every stage runs, also after a failure; what was skipped counts as failed. */
export const runStages = async (stages) => {
  const results = [];
  for (const { name, start } of stages) {
    const since = performance.now();
    console.log(`\n== ${name}`);
    results.push({ name, ...(await start()), time: seconds(since) });
  }
  console.log('');
  for (const result of results) console.log(`${result.name}: ${inWords(result)}, ${result.time}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') + sum('skipped');
  console.log(`${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 || sum('passed') === 0 ? 1 : 0;
};
