/* npm run export [-- web android ios]: the app for each platform, in dist/<platform>. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writePolicies } from './lib/content-policy.mjs';
import { inlineScripts } from './lib/inline-scripts.mjs';
import { splitCommon } from './lib/split-common.mjs';
import { writeServiceWorker } from './lib/service-worker.mjs';
import { checkMet } from './web/lean/index.js';
import { orFail, quietExpo, root, runTool } from './lib/run.mjs';

const platforms = ['web', 'android', 'ios'];

const expoExport = (platform, output, { env, quiet }) =>
  orFail(
    `Export of ${platform}`,
    runTool('expo', ['export', '--platform', platform, '--output-dir', output], {
      env: { ...quietExpo, CI: '1', NODE_ENV: 'production', ...env },
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    }),
  );

/** Everything that scripts/web/lean/patches.js replaces has to be met on the way. */
const exportWeb = async (output, { env, quiet }) => {
  const replaced = `${output}.replaced`;
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(replaced, '');
  await expoExport('web', output, { env: { ...env, DEBRIEF_REPLACED: replaced }, quiet });
  checkMet((await readFile(replaced, 'utf8')).trim().split('\n'));
  await rm(replaced);
  const { now, later } = await splitCommon(output);
  if (!quiet) console.log(`The first screen loads ${now} of ${now + later} shared modules.`);
  await inlineScripts(output);
  await writePolicies(output);
  const { version, count } = await writeServiceWorker(output);
  if (!quiet) console.log(`Service worker ${version}: ${count} files play offline.`);
};

/** `games: 'test'` puts the test-only game in the place of the real ones, see metro.config.js. */
export const exportApp = async (platform, { folder = `dist/${platform}`, games, quiet = false } = {}) => {
  const output = path.join(root, folder);
  const how = { env: games ? { DEBRIEF_GAMES: games } : {}, quiet };
  await (platform === 'web' ? exportWeb(output, how) : expoExport(platform, output, how));
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((platform) => !platforms.includes(platform));
  if (unknown.length > 0)
    throw new Error(`Unknown platform ${unknown.join(', ')}; known: ${platforms.join(', ')}`);
  for (const platform of wanted.length > 0 ? wanted : platforms) await exportApp(platform);
}
