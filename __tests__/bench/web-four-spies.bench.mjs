import path from 'node:path';
import { exportApp } from '../../scripts/export.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { exportBareShell } from './web/bare-shell.mjs';
import { compare } from './web/compare.mjs';
import { fourSpies } from './web/four-spies.ts';
import { launch } from './web/measure.mjs';
import { spyTaps, TAPS } from './web/spy-taps.mjs';
import { gateTaps, tellTaps } from './web/tap-report.mjs';
import { bareTaps } from './web/taps.mjs';

const ROUNDS = 7;
const TURNS = 1;

await exportApp('web');
const folders = [path.join(root, 'dist/web'), await exportBareShell()];
const servers = await Promise.all(folders.map((folder) => serve(folder)));
const [product, bare] = servers.map(({ origin }) => origin);
const browser = await launch();

try {
  for (const [where, onMap] of [
    ['without the map', false],
    ['on the map', true],
  ]) {
    const match = fourSpies(onMap);
    console.log(
      `Main thread for a tap, ${ROUNDS} rounds of ${TURNS * TAPS} taps in an I, Spy match of four ${where}`,
    );
    const taps = await compare(ROUNDS, {
      ours: () => spyTaps(browser, product, { match, onMap, turns: TURNS }),
      bare: () => bareTaps(browser, bare, TURNS),
    });
    gateTaps(`Tap at 6×, I, Spy of four ${where}`, taps);
    tellTaps(`Tap at 6×, I, Spy of four ${where}`, taps.ours);
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
