import path from 'node:path';
import { exportApp } from '../../scripts/export.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { exportBareShell } from './web/bare-shell.mjs';
import { compare } from './web/compare.mjs';
import { launch } from './web/measure.mjs';
import { gateTaps, tellTaps } from './web/tap-report.mjs';
import { sixPlayers } from './web/six-players.ts';
import { sixTaps, TAPS } from './web/six-taps.mjs';
import { bareTaps } from './web/taps.mjs';

const ROUNDS = 9;
const TURNS = 1;

await exportApp('web');
const folders = [path.join(root, 'dist/web'), await exportBareShell()];
const servers = await Promise.all(folders.map((folder) => serve(folder)));
const [product, bare] = servers.map(({ origin }) => origin);
const browser = await launch();

try {
  const match = sixPlayers();
  console.log(`Main thread for a tap, ${ROUNDS} rounds of ${TURNS * TAPS} taps in a SpyMaster match of six`);
  const taps = await compare(ROUNDS, {
    ours: () => sixTaps(browser, product, { match, turns: TURNS }),
    bare: () => bareTaps(browser, bare, TURNS),
  });
  gateTaps('Tap at 6×, SpyMaster of six', taps);
  tellTaps('Tap at 6×, SpyMaster of six', taps.ours);
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
