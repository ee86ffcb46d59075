/* npm run e2e [-- --reuse] [-- jest arguments]: the browser tests, on the exported web app. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromeFlags, ensureBrowser } from './browser.mjs';
import { exportApp } from './export.mjs';
import { root, runTool } from './lib/run.mjs';
import { serve } from './serve.mjs';

const args = process.argv.slice(2);
const reuse = args.includes('--reuse');
const jestArgs = args.filter((arg) => arg !== '--reuse');

// Only a hang takes so long, also on a busy machine. Jest makes no number of two.
const patience = jestArgs.some((arg) => arg.startsWith('--testTimeout')) ? [] : ['--testTimeout=240000'];

const builds = [
  { name: 'product', folder: 'dist/web', games: undefined },
  { name: 'test', folder: 'dist/web-test', games: 'test' },
];

const chrome = await ensureBrowser();
for (const { folder, games } of builds)
  if (!reuse || !existsSync(path.join(root, folder, 'index.html'))) await exportApp('web', { folder, games });

const servers = await Promise.all(builds.map(({ folder }) => serve(path.join(root, folder))));
const [product, test] = servers.map(({ origin }) => origin);
const env = {
  DEBRIEF_E2E: '1',
  DEBRIEF_CHROME: chrome,
  DEBRIEF_CHROME_FLAGS: chromeFlags.join(' '),
  DEBRIEF_PRODUCT: product,
  DEBRIEF_TEST: test,
};
try {
  // Two browsers at a time: while a page loads in one, the other has something to do.
  process.exitCode = await runTool('jest', ['--maxWorkers=2', ...patience, ...jestArgs], { env });
} finally {
  await Promise.all(servers.map((server) => server.close()));
}
