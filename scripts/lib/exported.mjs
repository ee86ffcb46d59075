import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

/** All that an exported app is made of. */
const SOURCES = [
  ...['app', 'assets', 'components', 'i18n', 'public', 'rules', 'scripts', 'store'],
  ...[
    'app.config.js',
    'app.json',
    'babel.config.js',
    'metro.config.js',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
  ],
];

const filesBelow = async (source) => {
  const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
};

/** What tells one state of the sources from another. */
export const stampOf = async (sources = SOURCES) => {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of (await filesBelow(source)).sort()) {
      hash.update(`${file.replaceAll('\\', '/')}\0`);
      hash.update(await readFile(path.join(root, file)));
    }
  return hash.digest('hex');
};

/** Beside the folder: whatever lies in it is served. */
const stampFile = (folder) => `${folder}.stamp`;

export const isExported = async (folder) =>
  (await readFile(stampFile(folder), 'utf8').catch(() => '')) === (await stampOf());

export const noteExport = async (folder) => writeFile(stampFile(folder), await stampOf());
