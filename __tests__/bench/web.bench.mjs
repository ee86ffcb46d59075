import path from 'node:path';
import { exportApp } from '../../scripts/export.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { exportBareShell } from './web/bare-shell.mjs';
import { firstPaint, firstScreenScript, launch } from './web/measure.mjs';
import { gate, gateRounds, summary } from './support/report.mjs';
import { gateTaps, tellTaps } from './web/tap-report.mjs';
import { busyMatch } from './web/busy-match.ts';
import { bareTaps, matchTaps } from './web/taps.mjs';

const ROUNDS = 11;
const TAP_ROUNDS = 9;
const TURNS = 1;

/** Both sides in every round, taking turns in who goes first. */
const compare = async (ours, bare) => {
  const results = [];
  for (let round = 0; round < ROUNDS; round++) {
    const result = {};
    const sides = [async () => (result.ours = await ours()), async () => (result.bare = await bare())];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
    results.push({ ...result, ratio: result.ours / result.bare });
  }
  return results;
};

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
  const paints = await compare(
    () => firstPaint(browser, product),
    () => firstPaint(browser, bare),
  );
  const each = (key) => paints.map((paint) => paint[key]);
  gateRounds('First contentful paint at 4×, of the bare shell', each('ratio'), {
    atMost: 0.65,
    then: 0.4,
    unit: '',
    beside: `ours ${summary(each('ours'))} ms, bare shell ${summary(each('bare'))} ms`,
  });

  const match = busyMatch();
  console.log(`Tap to paint, ms, ${TAP_ROUNDS} rounds of ${TURNS * 8} taps in a full match of four`);
  const tapped = { match, turns: TURNS, rate: 6 };
  const rounds = { ours: [], bare: [] };
  for (let round = 0; round < TAP_ROUNDS; round++) {
    rounds.ours.push(await matchTaps(browser, product, tapped));
    rounds.bare.push(await bareTaps(browser, bare, tapped));
  }
  gateTaps('Tap to paint at 6×, match of four', rounds.ours, rounds.bare);
  tellTaps('Tap at 6×, match of four', rounds.ours);
  tellTaps('Tap at 6×, bare shell', rounds.bare);
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
