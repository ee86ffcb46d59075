import path from 'node:path';
import { exportApp } from '../../scripts/export.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { launch } from './web/measure.mjs';
import { gate, median, summary } from './web/report.mjs';
import { sixPlayers } from './web/six-players.ts';
import { sixTaps, TAPS } from './web/six-taps.mjs';

const ROUNDS = 3;
const TURNS = 3;

await exportApp('web');
const server = await serve(path.join(root, 'dist/web'));
const browser = await launch();

try {
  const match = sixPlayers();
  console.log(`Tap to paint, ms, ${ROUNDS} rounds of ${TURNS * TAPS} taps in a SpyMaster match of six`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await sixTaps(browser, server.origin, { match, turns: TURNS, rate: 6 }));
  const medianOf = (key) => rounds.map(({ work }) => median(work.map((tap) => tap[key])) * 6);
  console.log(`  at 6× slow-down: ${summary(rounds.map(({ times }) => median(times)))}`);
  console.log(`  main thread until the paint, times 6: ${summary(medianOf('untilPaint'))}`);
  console.log(`  main thread after it, times 6: ${summary(medianOf('after'))}`);
  const tap = Math.min(...rounds.map(({ times }) => median(times)));
  gate('Tap to paint, SpyMaster of six', tap <= 50, `best round ${tap.toFixed(0)} ms, 50 allowed`);
} finally {
  await browser.close();
  await server.close();
}
