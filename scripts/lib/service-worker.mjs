import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesOf } from './pages.mjs';
import { root } from './run.mjs';

const NAME = 'service-worker.js';
const isLeftOut = (file) => file === NAME || file === 'metadata.json' || file.endsWith('.map');

const filesIn = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !isLeftOut(file))
    .sort();
};

const sha256 = (content) => createHash('sha256').update(content);

/** Lists everything that was exported with its hash, so that the app opens and plays with the network off. */
export const writeServiceWorker = async (folder) => {
  const names = await filesIn(folder);
  const files = await Promise.all(
    names.map(async (name) => ({
      path: `/${name}`,
      hash: sha256(await readFile(path.join(folder, name))).digest('base64'),
    })),
  );
  const pages = pagesOf(names).map(({ pattern, file }) => ({ pattern, path: `/${file}` }));
  const code = await readFile(path.join(root, 'scripts/web', NAME), 'utf8');
  const version = sha256(JSON.stringify({ files, pages, code })).digest('hex').slice(0, 12);
  await writeFile(
    path.join(folder, NAME),
    `const release = ${JSON.stringify({ version, files, pages })};\n${code}`,
  );
  return { version, count: files.length };
};
