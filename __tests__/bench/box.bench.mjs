import { bundle } from './support/bundle.mjs';
import { gateRounds, summary } from './support/report.mjs';
import { alternate, runSide } from './support/rounds.mjs';

/** Four times as slow a processor; only the first import counts, for nobody imports twice. */
const SLOWER = 4;

const take = await bundle('box/import.ts');
const { compiling, jitless } = alternate({
  compiling: () => runSide(take, []),
  jitless: () => runSide(take, [], ['--jitless']),
});
const slowed = (runs) => runs.map(({ first }) => SLOWER * first);
gateRounds('import full boxes of three games, first time, processor time × 4', slowed(compiling), {
  atMost: 100,
  unit: ' ms',
  beside: `a file of ${compiling[0].bytes} bytes; jitless ${summary(slowed(jitless))}`,
});
