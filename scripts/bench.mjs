/* npm run bench [-- name]: everything in __tests__/bench, each in a process of its own. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './lib/run.mjs';

const folder = '__tests__/bench';
const wanted = process.argv.slice(2);
const ending = /\.bench\.(ts|mjs)$/;

const files = (await readdir(path.join(root, folder))).filter((file) => ending.test(file)).sort();
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(file.replace(ending, '')));
if (chosen.length === 0) throw new Error(`No such benchmark; there are: ${files.join(', ')}`);

for (const file of chosen) {
  console.log(`\n== ${file.replace(ending, '')}`);
  const code = await run(process.execPath, ['--import', 'tsx', `${folder}/${file}`]);
  if (code !== 0) process.exitCode = 1;
}
