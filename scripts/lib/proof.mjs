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

const lineOf = (cells) => `| ${cells.map(cell).join(' | ')} |`;

const today = () => new Date().toISOString().slice(0, 16).replace('T', ' ');

/** Writes results as JSON into the folder of things that are made, which is not kept. */
export const saveResults = async (folder, name, results) => {
  const file = path.join(root, 'dist', folder, `${name}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  const about = { when: new Date().toISOString(), machine: machine() };
  await writeFile(file, `${JSON.stringify({ ...about, results }, undefined, 2)}\n`);
  return path.relative(root, file);
};

/**
 * Puts lines into the table of a marked place in docs/proof.md, so that no number is ever typed. A line takes the place
 * of the one with the same first cell; with `whole` none of the older ones stays.
 */
export const writeProof = async (place, { heads, rows, whole }) => {
  const file = path.join(root, page);
  const text = await readFile(file, 'utf8');
  const [from, to] = [`<!-- ${place} -->`, `<!-- /${place} -->`];
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`${page} has no place for ${place}.`);
  const named = (line) => line.split(/(?<!\\)\|/)[1]?.trim();
  const old = text
    .slice(start, end)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  const lines = new Map(whole ? [] : old.map((line) => [named(line), line]));
  for (const cells of rows) lines.set(cell(cells[0]), lineOf([...cells, today()]));
  const top = [lineOf([...heads, 'UTC']), lineOf([...heads, 'UTC'].map(() => '---'))];
  const table = [...top, ...lines.values(), '', `${machine()}.`].join('\n');
  await writeFile(file, `${text.slice(0, start)}${from}\n\n${table}\n\n${text.slice(end)}`);
  await runTool('prettier', ['--write', '--log-level', 'warn', page]);
};
