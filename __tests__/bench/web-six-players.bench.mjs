import path from 'node:path';
import { exportApp } from '../../scripts/export.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { launch } from './web/measure.mjs';
import { gateTaps, tellTaps } from './web/tap-report.mjs';
import { sixPlayers } from './web/six-players.ts';
import { sixTaps, TAPS } from './web/six-taps.mjs';

const ROUNDS = 9;
const TURNS = 1;

await exportApp('web');
const server = await serve(path.join(root, 'dist/web'));
const browser = await launch();

try {
  const match = sixPlayers();
  console.log(`Tap to paint, ms, ${ROUNDS} rounds of ${TURNS * TAPS} taps in a SpyMaster match of six`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await sixTaps(browser, server.origin, { match, turns: TURNS, rate: 6 }));
  gateTaps('Tap to paint at 6×, SpyMaster of six', rounds);
  tellTaps('Tap at 6×, SpyMaster of six', rounds);
} finally {
  await browser.close();
  await server.close();
}
