/*
 * npm run soak [-- name …] [-- --write]: the reliability table at full numbers with fresh seeds, for as long as it
 * takes. npm run soak -- rules switches every reason to refuse off in turn. npm run soak -- replay FILE plays a match
 * again that failed. With --write the table goes into docs/proof.md. With --share 0.1 a tenth of the numbers is run;
 * what is told is always what was counted.
 */
import { randomInt } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { saveResults, writeProof } from './lib/proof.mjs';
import { root, run, runTool } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  options: { share: { type: 'string', default: '1' }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const seed = process.env.SOAK_SEED ?? String(randomInt(2 ** 31));
const figuresFile = path.join(root, 'dist/soak/figures.txt');
const hour = '--testTimeout=7200000';

const unit = (tests, env = {}) =>
  runTool('jest', ['--maxWorkers=100%', hour, `--seed=${seed}`, ...tests], { env: { ...soakEnv, ...env } });
let exported = false;
/** The first line in a browser exports the app as it is now; the others take that export. */
const browser = (test) => {
  const reuse = exported ? ['--reuse'] : [];
  exported = true;
  return run(process.execPath, ['scripts/e2e.mjs', ...reuse, hour, test], { env: soakEnv });
};
const soakEnv = { SOAK: '1', SOAK_SEED: seed, SOAK_SHARE: values.share, SOAK_FIGURES: figuresFile };

/** A line of the table: the tests that stand for it. */
const rows = [
  ['crash', 'simulated crash at every write, torn values', ['store/storage/crash', 'store/match/result']],
  [
    'damage',
    'every stored value flipped or truncated',
    ['store/storage/damage', 'store/damaged-app', 'store/backup/damage'],
  ],
  [
    'failing',
    'storage full or failing at every write',
    ['store/storage/failing', 'store/storage/write-queue', 'store/storage/record-store'],
  ],
  ['reads', 'every read failing, once and for ever', ['store/failing-reads']],
  ['compound', 'a read and a write failing in pairs, three starts after each', ['store/compound']],
  ['full', 'storage with a cap at every size', ['store/full-disk']],
  ['packed', 'matches packed, crashed within and flipped', ['store/packed']],
  ['wiped', 'storage deleted under a running match', ['store/wiped']],
  ['windows', 'two windows change the same records', ['store/two-windows']],
  ['bits', 'three starts after each flipped bit of each record', ['store/damaged-match']],
  ['fuzz', 'importer fuzz', ['store/backup/read-backup', 'store/backup/hostile', 'store/box/import-fuzz']],
  ['hostile', 'hostile imports, bounded by their size', ['store/hostile']],
  ['round-trip', 'export, import, export', ['store/backup/round-trip', 'store/backup/restore']],
  ['golden', 'golden saves of every version', ['store/golden']],
  ['chance', 'shuffles, deals and commit–reveal', ['store/draw']],
  ['secrets', 'secrets in 1,000 matches and more', ['rules/.*/secrets']],
  ['playouts', 'random legal play with invariants', ['rules/.*(playout|any-move)', 'rules/soak-case']],
  [
    'off-path',
    'amendments, corrections and overrules in random matches',
    [
      'rules/(.*/)?off-path',
      'rules/structural',
      'rules/(.*/)?(true-reasons|true-repairs|sheet-reasons|corrected-(play|back))',
    ],
  ],
  ['solvers', 'solvers against brute force', ['rules/.*/advice']],
].map(([name, about, tests]) => ({
  name,
  about,
  start: () => unit(tests.map((test) => `__tests__/${test}`)),
}));

rows.push(
  {
    name: 'rules',
    about: 'each reason to refuse switched off',
    start: () => unit(['rules/all-games'], { SOAK_RULES: '1' }),
  },
  { name: 'kill', about: 'a browser killed while playing', start: () => browser('kill') },
  { name: 'two-tabs', about: 'two tabs on one match', start: () => browser('two-tabs') },
  {
    name: 'offline',
    about: 'every page and file offline, also after half an update',
    start: () => browser('e2e/(offline|update)'),
  },
  { name: 'walk', about: 'every screen in all 18 combinations', start: () => browser('shell-walk') },
);

const figures = async () => (await readFile(figuresFile, 'utf8').catch(() => '')).split('\n').filter(Boolean);
const minutes = (since) => `${((performance.now() - since) / 60_000).toFixed(1)} min`;

const soak = async ({ name, about, start }) => {
  console.log(
    `\n== ${name}: ${about}; seed ${seed}, to see it again: SOAK_SEED=${seed} npm run soak -- ${name}`,
  );
  await mkdir(path.dirname(figuresFile), { recursive: true });
  await rm(figuresFile, { force: true });
  const since = performance.now();
  const code = await start();
  return {
    name,
    about,
    seed,
    figures: await figures(),
    verdict: code === 0 ? 'held' : 'FAILED',
    time: minutes(since),
  };
};

const replay = (file) => runTool('jest', ['rules/soak-case'], { env: { SOAK_REPLAY: path.resolve(file) } });

const main = async () => {
  const chosen = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (chosen.length === 0)
    throw new Error(`No such line; there are: ${rows.map(({ name }) => name).join(', ')}`);
  const results = [];
  for (const row of chosen) {
    const result = await soak(row);
    results.push(result);
    await saveResults('soak', row.name, result);
    const cells = [result.about, result.figures.join('; '), result.verdict, result.time, seed];
    if (values.write)
      await writeProof('soak', { heads: ['test', 'counted', 'verdict', 'took', 'seed'], rows: [cells] });
  }
  console.log('');
  for (const { name, figures: counted, verdict, time } of results)
    console.log(`${verdict.padEnd(7)} ${name.padEnd(11)} ${time.padEnd(9)} ${counted.join('; ')}`);
  console.log(`Seed ${seed}; as JSON: dist/soak`);
  if (results.some(({ verdict }) => verdict === 'FAILED')) process.exitCode = 1;
};

if (positionals[0] === 'replay') process.exitCode = await replay(positionals[1] ?? '');
else await main();
