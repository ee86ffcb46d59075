import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import path from 'node:path';
import { root, runTool } from './run.mjs';

const page = 'docs/proof.md';

const machine = () =>
  [
    `${availableParallelism()} × ${cpus()[0]?.model.trim() || 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release().split('.').slice(0, 2).join('.')}`,
    `Node ${process.version}`,
  ].join(', ');

const cell = (text) => String(text).replaceAll('|', '\\|');

/** A table in Markdown, as wide as its cells, with where and when it was measured beneath. */
export const tableOf = (heads, rows, when = new Date()) => {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  return [...lines, '', `${when.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machine()}.`].join('\n');
};

/** Writes results as JSON into the folder of things that are made, which is not kept. */
export const saveResults = async (folder, name, results) => {
  const file = path.join(root, 'dist', folder, `${name}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  const about = { when: new Date().toISOString(), machine: machine() };
  await writeFile(file, `${JSON.stringify({ ...about, results }, undefined, 2)}\n`);
  return path.relative(root, file);
};

/** Puts a table into its marked place in docs/proof.md, so that no number is ever typed. */
export const writeProof = async (place, table) => {
  const file = path.join(root, page);
  const text = await readFile(file, 'utf8');
  const [from, to] = [`<!-- ${place} -->`, `<!-- /${place} -->`];
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`${page} has no place for ${place}.`);
  await writeFile(file, `${text.slice(0, start)}${from}\n\n${table}\n\n${text.slice(end)}`);
  await runTool('prettier', ['--write', '--log-level', 'warn', page]);
};
