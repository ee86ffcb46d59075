import path from 'node:path';
import { exportApp } from '../../scripts/export.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { exportBareShell } from './web/bare-shell.mjs';
import { firstPaint, firstScreenScript, launch } from './web/measure.mjs';
import { gate, summary } from './web/report.mjs';

const rounds = 11;

await exportApp('web');
const bareFolder = await exportBareShell();
const [ours, bare] = await Promise.all([serve(path.join(root, 'dist/web')), serve(bareFolder)]);
const browser = await launch();

try {
  const bytes = await firstScreenScript(browser, ours.origin);
  const bareBytes = await firstScreenScript(browser, bare.origin);
  console.log(`JavaScript of the first screen, brotli: ${bytes} bytes (bare shell ${bareBytes})`);
  gate('JavaScript of the first screen', bytes <= 300_000, `${bytes} of 300000 bytes`);

  const paints = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours'];
    const times = {};
    for (const who of order) times[who] = await firstPaint(browser, (who === 'ours' ? ours : bare).origin);
    paints.push({ ...times, ratio: times.ours / times.bare });
  }
  console.log(`First contentful paint at 4× slow-down, ${rounds} rounds`);
  for (const key of ['ours', 'bare', 'ratio']) console.log(`  ${key}: ${summary(paints.map((p) => p[key]))}`);
  const best = Math.min(...paints.map(({ ratio }) => ratio));
  gate(
    'First contentful paint',
    best <= 0.65,
    `best round ${best.toFixed(2)} of the bare shell, 0.65 allowed`,
  );
} finally {
  await browser.close();
  await Promise.all([ours.close(), bare.close()]);
}
