import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Neither deferred nor a module: the browser paints nothing until it has run. */
const WAITED_FOR = /<script src="\/([\w-]+\.js)"><\/script>/g;

const pagesIn = async (folder) =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));

/**
 * Puts into the pages what each would wait for before its first paint: over a slow network, fetching two files of a
 * few lines behind the fonts doubles the time until then. The page's policy knows such scripts by their hash.
 */
export const inlineScripts = async (folder) => {
  const inlined = new Map();
  for (const page of await pagesIn(folder)) {
    const html = await readFile(page, 'utf8');
    for (const [, name] of html.matchAll(WAITED_FOR))
      if (!inlined.has(name)) inlined.set(name, await readFile(path.join(folder, name), 'utf8'));
    await writeFile(
      page,
      html.replace(WAITED_FOR, (_, name) => `<script>${inlined.get(name)}</script>`),
    );
  }
  for (const name of inlined.keys()) await rm(path.join(folder, name));
  return [...inlined.keys()].sort();
};
