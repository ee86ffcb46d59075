import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startKey } from '../../store/storage/keys.ts';
import { SCHEMA_VERSION } from '../../store/storage/migrations.ts';
import { seal } from '../../store/storage/record.ts';
import { longMatch } from './engine/long-match.ts';
import { written } from './storage/written.ts';
import { benchFolder, bundle } from './support/bundle.mjs';
import { gateRounds, median, round, summary, tell } from './support/report.mjs';
import { alternate, runSide } from './support/rounds.mjs';

const MOVES = 1_000;
const match = longMatch(MOVES);
const id = 'bench';
const header = {
  ...{ id, game: 'spy-connection', module: 'full', name: '', players: [] },
  ...{ createdAt: 0, openedAt: 0, archived: false, practice: true },
};
const start = { options: match.options, rulesVersion: 1, seed: 'd'.repeat(64) };
const { values } = await written(match, id, true);
const stored = [...values, [startKey(id), seal(SCHEMA_VERSION, JSON.stringify(start))]];

mkdirSync(benchFolder, { recursive: true });
const file = path.join(benchFolder, 'stored-match.json');
writeFileSync(file, JSON.stringify({ header, values: stored, moves: MOVES }));

const load = await bundle('load/load.ts');
const { jitless, compiling } = alternate({
  jitless: () => runSide(load, [file], ['--jitless']),
  compiling: () => runSide(load, [file]),
});
const firsts = jitless.map(({ first }) => first);
gateRounds(
  'load and verify 1,000 moves, jitless, ms',
  jitless.map(({ again }) => again),
  {
    atMost: 16,
    then: 8,
    unit: ' ms',
    beside: `the first time in a fresh process ${summary(firsts)}, compiling ${summary(compiling.map(({ again }) => again))}`,
  },
);

const parts = Object.keys(jitless[0].parts).map((part) => [
  part,
  median(jitless.map((run) => run.parts[part])),
]);
tell(
  'of which each by itself, jitless, ms',
  parts.map(([part, time]) => `${part} ${round(time)}`).join(', '),
  Object.fromEntries(parts),
);
