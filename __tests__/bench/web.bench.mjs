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
import { coldMatch } from './web/cold-match.mjs';
import { FRAMES, mapFrames } from './web/map-drag.mjs';
import { bareTaps, matchTaps, TAPS } from './web/taps.mjs';
import { DIMMING, untouched } from './web/untouched.mjs';

const ROUNDS = 11;
const TAP_ROUNDS = 9;
const TURNS = 1;
const COLD_ROUNDS = 9;
const MAP_ROUNDS = 5;

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
  console.log(`Main thread for a tap, ${TAP_ROUNDS} rounds of ${TURNS * TAPS} taps in a full match of four`);
  const taps = await compare(TAP_ROUNDS, {
    ours: () => matchTaps(browser, product, { match, turns: TURNS }),
    bare: () => bareTaps(browser, bare, TURNS),
  });
  gateTaps('Tap at 6×, match of four', taps);
  tellTaps('Tap at 6×, match of four', taps.ours);
  tellTaps('Tap at 6×, bare shell', taps.bare);

  console.log(`The map between two fingers and under one, ${MAP_ROUNDS} rounds`);
  const worst = [];
  const counts = [];
  for (let turn = 0; turn < MAP_ROUNDS; turn++) {
    const frames = await mapFrames(browser, product, match);
    if (frames.length < FRAMES) throw new Error(`The map was drawn in ${frames.length} frames only.`);
    worst.push(Math.max(...frames));
    counts.push(frames.length);
  }
  gateRounds('Map dragged and pinched at 6×, script of the longest frame', worst, {
    atMost: 33,
    unit: ' ms',
    beside: `${summary(counts)} frames`,
  });

  console.log(`A match by its link, cold, at 4× slow-down, ${COLD_ROUNDS} rounds`);
  const cold = await coldMatch(browser, { origin: product, match }, (once) =>
    compare(COLD_ROUNDS, { ours: once, bare: () => firstPaint(browser, bare) }),
  );
  gateRounds(
    'Match by its link, cold, at 4×, until a tap is answered, of the bare shell’s first paint',
    cold.ours.map((time, round) => time / cold.bare[round]),
    {
      ...{ atMost: 2, then: 1.2, unit: '' },
      beside: `ours ${summary(cold.ours)} ms, bare shell ${summary(cold.bare)} ms`,
    },
  );

  console.log('A match untouched for a minute');
  const { frames, busy } = await untouched(browser, product, match);
  gate(
    'Match untouched for 60 s',
    frames <= DIMMING && busy < 0.002,
    `${frames} frames, one of them dims the screen; main thread busy for ${(busy * 100).toFixed(3)} %`,
  );
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
