import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportApp } from '../../scripts/export.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { storedShelf } from './plays/shelf.ts';
import { shelfPage } from './plays/shelf-page.mjs';
import { bundle } from './support/bundle.mjs';
import { gateRounds, summary, tell } from './support/report.mjs';
import { launch, slowDown, visit } from './web/measure.mjs';

const ROUNDS = 7;
const [FEW, MANY] = [20, 2_000];
const pages = [
  { name: 'Home', address: '/', words: 'Last plays' },
  { name: 'Plays', address: '/plays', words: 'plays since' },
];

await exportApp('web');
const server = await serve(path.join(root, 'dist/web'));
const browser = await launch();
const { origin } = server;

const inTurn = async (address, words) => {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const of = (count) => shelfPage(browser, origin, { values: storedShelf(count), address, words });
    const first = await of(round % 2 === 0 ? FEW : MANY);
    const second = await of(round % 2 === 0 ? MANY : FEW);
    rounds.push(round % 2 === 0 ? { few: first, many: second } : { few: second, many: first });
  }
  return rounds;
};

try {
  for (const { name, address, words } of pages) {
    const rounds = await inTurn(address, words);
    const times = (side, part) => summary(rounds.map((round) => round[side][part]));
    tell(
      `${name} with ${MANY} plays, until the list stands, at 4×`,
      `${times('many', 'drawn')} ms, with ${FEW} ${times('few', 'drawn')} ms`,
    );
    for (const part of ['paint', 'scroll'])
      gateRounds(
        `${name} with ${MANY} plays, of that with ${FEW}, ${part}`,
        rounds.map(({ few, many }) => many[part] / few[part]),
        {
          atMost: 1.2,
          unit: '',
          beside: `${FEW}: ${times('few', part)} ms, ${MANY}: ${times('many', part)} ms`,
        },
      );
  }
  const script = await readFile(await bundle('plays/statistics.ts', 'browser'), 'utf8');
  const times = await visit(browser, async (page) => {
    await page.addScriptTag({ content: script });
    await slowDown(page, 4);
    return page.evaluate((rounds) => Array.from({ length: rounds }, () => globalThis.told()), ROUNDS);
  });
  for (const part of ['shelf', 'game', 'person'])
    gateRounds(
      `Statistics of ${MANY} plays at 4×, ${part}`,
      times.map((time) => time[part]),
      { atMost: 100, unit: ' ms', beside: `the first time ${times[0][part].toFixed(0)}` },
    );
} finally {
  await browser.close();
  await server.close();
}
