import path from 'node:path';
import { exportApp } from '../../scripts/export.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { exportBareShell } from './web/bare-shell.mjs';
import { firstPaint, firstScreenScript, launch } from './web/measure.mjs';
import { gate, gateRounds, summary } from './support/report.mjs';
import { compare } from './web/compare.mjs';
import { gateTaps, tellTaps } from './web/tap-report.mjs';
import { busyMatch } from './web/busy-match.ts';
import { bareTaps, matchTaps } from './web/taps.mjs';

const ROUNDS = 11;
const TAP_ROUNDS = 9;
const TURNS = 1;

await exportApp('web');
const folders = [path.join(root, 'dist/web'), await exportBareShell()];
const servers = await Promise.all(folders.map((folder) => serve(folder)));
const [product, bare] = servers.map(({ origin }) => origin);
const browser = await launch();

try {
  const bytes = await firstScreenScript(browser, product);
  const shell = await firstScreenScript(browser, bare);
  const measured = `${bytes} bytes of brotli, 300000 allowed (bare shell ${shell})`;
  gate('JavaScript of the first screen', bytes <= 300_000, measured);

  console.log(`First contentful paint at 4× slow-down, ms, ${ROUNDS} rounds`);
  const paints = await compare(ROUNDS, {
    ours: () => firstPaint(browser, product),
    bare: () => firstPaint(browser, bare),
  });
  gateRounds(
    'First contentful paint at 4×, of the bare shell',
    paints.ours.map((paint, round) => paint / paints.bare[round]),
    {
      atMost: 0.4,
      unit: '',
      beside: `ours ${summary(paints.ours)} ms, bare shell ${summary(paints.bare)} ms`,
    },
  );

  const match = busyMatch();
  console.log(`Main thread for a tap, ${TAP_ROUNDS} rounds of ${TURNS * 8} taps in a full match of four`);
  const taps = await compare(TAP_ROUNDS, {
    ours: () => matchTaps(browser, product, { match, turns: TURNS }),
    bare: () => bareTaps(browser, bare, TURNS),
  });
  gateTaps('Tap at 6×, match of four', taps);
  tellTaps('Tap at 6×, match of four', taps.ours);
  tellTaps('Tap at 6×, bare shell', taps.bare);
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
