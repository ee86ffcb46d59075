import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';

const SCRIPTS = '_expo/static/js/web';
const SCRIPT_TAG = /<script src="\/_expo\/static\/js\/web\/([^"]+)"[^>]*><\/script>/g;

/** The modules of a chunk, with what they need at once: what they load later has a path. */
export const modulesOf = (code) => {
  const modules = [];
  const define = (factory, id, map) => {
    const { paths = {}, ...needs } = { ...map };
    const text = `__d(${factory},${id},${JSON.stringify(map)});`;
    modules.push({ id, text, needs: Object.values(needs).filter((need) => !(need in paths)) });
  };
  vm.runInNewContext(code, { __d: define, __r: () => undefined });
  return modules;
};

const reach = (roots, needs) => {
  const reached = new Set(roots);
  for (const id of reached) for (const need of needs.get(id) ?? []) reached.add(need);
  return reached;
};

/** Splits the modules of the common chunk by whether these others need them. */
export const divide = (common, others) => {
  const needs = new Map([...common, ...others].map(({ id, needs: ids }) => [id, ids]));
  const reached = reach(
    others.map(({ id }) => id),
    needs,
  );
  return {
    now: common.filter(({ id }) => reached.has(id)),
    later: common.filter(({ id }) => !reached.has(id)),
  };
};

const nameFor = (kind, text) => `${kind}-${createHash('md5').update(text).digest('hex')}.js`;
const textOf = (modules) => modules.map(({ text }) => text).join('\n');

/**
 * Expo puts all that any two routes share into one chunk, which every page loads. What the first screen does not
 * need of it goes into a chunk that comes with the first route or game that is opened (see lean/load-chunk.js).
 */
export const splitCommon = async (folder) => {
  const inScripts = (name) => path.join(folder, SCRIPTS, name);
  const read = async (name) => modulesOf(await readFile(inScripts(name), 'utf8'));
  const pages = await pagesIn(folder);
  const first = scriptsOf(pages.get('index.html')).filter((name) => !name.startsWith('__expo-metro-runtime'));
  const old = first.find((name) => name.startsWith('__common'));
  if (!old) throw new Error('The first screen loads no common chunk.');
  const others = (await Promise.all(first.filter((name) => name !== old).map(read))).flat();
  const { now, later } = divide(await read(old), others);
  // Once it is there, nobody asks for it again.
  const laterText = `${textOf(later)}\n__debriefLater=undefined;`;
  const laterName = nameFor('__later', laterText);
  const nowText = `var __debriefLater="/${SCRIPTS}/${laterName}";\n${textOf(now)}`;
  const nowName = nameFor('__common', nowText);
  await rm(inScripts(old));
  await writeFile(inScripts(laterName), laterText);
  await writeFile(inScripts(nowName), nowText);
  for (const [page, html] of pages) {
    const all = page === 'index.html' ? [nowName] : [nowName, laterName];
    const tags = (tag) => all.map((name) => tag.replace(old, name)).join('');
    const changed = html.replace(SCRIPT_TAG, (tag, name) => (name === old ? tags(tag) : tag));
    await writeFile(path.join(folder, page), changed);
  }
  return { now: now.length, later: later.length };
};

const scriptsOf = (html) => [...html.matchAll(SCRIPT_TAG)].map(([, name]) => name);

const pagesIn = async (folder) => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return new Map(files.map((file, index) => [file, texts[index]]));
};
