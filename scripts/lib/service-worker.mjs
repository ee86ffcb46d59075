import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getManifest } from 'workbox-build';
import { pagesOf } from './pages.mjs';
import { root } from './run.mjs';

const NAME = 'service-worker.js';
const toUrl = (file) => '/' + encodeURI(file).replaceAll('[', '%5B').replaceAll(']', '%5D');

/** Lists everything that was exported, so that the app opens and plays with the network off. */
export const writeServiceWorker = async (folder) => {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: ['**/*'],
    globIgnores: [NAME, '**/*.map', 'metadata.json'],
    dontCacheBustURLsMatching: /[-.][0-9a-f]{32}\./,
    maximumFileSizeToCacheInBytes: 20_000_000,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const files = manifestEntries
    .map(({ url, revision }) => ({ url: toUrl(url), revision: revision ?? undefined }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  const pages = pagesOf(manifestEntries.map(({ url }) => url)).map(({ pattern, file }) => ({
    pattern,
    url: toUrl(file),
  }));
  const version = createHash('sha256').update(JSON.stringify({ files, pages })).digest('hex').slice(0, 12);
  const code = await readFile(path.join(root, 'scripts/web', NAME), 'utf8');
  await writeFile(
    path.join(folder, NAME),
    `const release = ${JSON.stringify({ version, files, pages })};\n${code}`,
  );
  return { version, count: files.length };
};
