/*
 * npm run bench [-- name …] [-- --write]: everything in __tests__/bench, each in a process of its own.
 * With --write the tables of what ran go into docs/proof.md.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { saveResults, writeProof } from './lib/proof.mjs';
import { root, run } from './lib/run.mjs';

const folder = '__tests__/bench';
const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== '--write');
const ending = /\.bench\.(ts|mjs)$/;

const names = (await readdir(path.join(root, folder)))
  .filter((file) => ending.test(file))
  .map((file) => file.replace(ending, ''))
  .sort();
const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) throw new Error(`No such benchmark; there are: ${names.join(', ')}`);

/** Runs one, and gives back the lines that it had to tell. */
const bench = async (name) => {
  console.log(`\n== ${name}`);
  const file = path.join(root, 'dist/bench', `${name}.rows`);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  const env = { DEBRIEF_BENCH_ROWS: file };
  const code = await run(process.execPath, ['--import', 'tsx', `${folder}/${name}.bench.mjs`], { env });
  const text = await readFile(file, 'utf8').catch(() => '');
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  if (code !== 0 && rows.every(({ verdict }) => verdict !== 'MISSED'))
    rows.push({ scenario: name, measured: 'broke off', verdict: 'MISSED' });
  console.log(`as JSON: ${await saveResults('bench', name, rows)}`);
  return rows;
};

const results = [];
for (const name of chosen) {
  const rows = await bench(name);
  results.push(...rows);
  const cells = rows.map(({ scenario, measured, verdict = '' }) => [scenario, measured, verdict]);
  if (args.includes('--write'))
    await writeProof(`bench ${name}`, {
      heads: ['scenario', 'measured', 'verdict'],
      rows: cells,
      whole: true,
    });
}

console.log('');
const width = Math.max(...results.map(({ scenario }) => scenario.length));
for (const { scenario, measured, verdict = 'measured' } of results)
  console.log(`${verdict.padEnd(8)} ${scenario.padEnd(width)}  ${measured}`);
if (results.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1;
