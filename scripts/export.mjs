/* npm run export [-- web android ios]: the app for each platform, in dist/<platform>. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writePolicies } from './lib/content-policy.mjs';
import { inlineScripts } from './lib/inline-scripts.mjs';
import { splitCommon } from './lib/split-common.mjs';
import { writeServiceWorker } from './lib/service-worker.mjs';
import { orFail, quietExpo, root, runTool } from './lib/run.mjs';

const platforms = ['web', 'android', 'ios'];

/** `games: 'test'` puts the test-only game in the place of the real ones, see metro.config.js. */
export const exportApp = async (platform, { folder = `dist/${platform}`, games, quiet = false } = {}) => {
  const output = path.join(root, folder);
  const env = { ...quietExpo, CI: '1', NODE_ENV: 'production', ...(games ? { DEBRIEF_GAMES: games } : {}) };
  await orFail(
    `Export of ${platform}`,
    runTool('expo', ['export', '--platform', platform, '--output-dir', output], {
      env,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    }),
  );
  if (platform !== 'web') return;
  const { now, later } = await splitCommon(output);
  if (!quiet) console.log(`The first screen loads ${now} of ${now + later} shared modules.`);
  await inlineScripts(output);
  await writePolicies(output);
  const { version, count } = await writeServiceWorker(output);
  if (!quiet) console.log(`Service worker ${version}: ${count} files play offline.`);
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((platform) => !platforms.includes(platform));
  if (unknown.length > 0)
    throw new Error(`Unknown platform ${unknown.join(', ')}; known: ${platforms.join(', ')}`);
  for (const platform of wanted.length > 0 ? wanted : platforms) await exportApp(platform);
}
