/* npm test: types, lint, words, unit and component tests, then the browser tests on the exported web app. */
import { run, runTool } from './lib/run.mjs';
import { plainStage, runStages, testStage } from './lib/stages.mjs';

const script = (name, args = []) => run(process.execPath, [`scripts/${name}.mjs`, ...args]);
const lint = async () =>
  (await runTool('eslint', ['.', '--max-warnings', '0'])) ||
  runTool('prettier', ['--check', '--log-level', 'warn', '.']);

await runStages([
  plainStage('types', () => script('types')),
  plainStage('lint', lint),
  plainStage('words', () => script('words')),
  testStage('unit', (report) => runTool('jest', ['--maxWorkers=100%', '--ci', ...report])),
  testStage('e2e', (report) => script('e2e', ['--ci', ...report])),
]);
