import { launch } from './web/measure.mjs';
import { bundle } from './support/bundle.mjs';
import { gateRounds, summary } from './support/report.mjs';
import { ROUNDS } from './support/rounds.mjs';

const SLOWER = 4;

const script = await bundle('box/import.ts', 'browser');
const browser = await launch();

/** Processor time of the page's main thread, in milliseconds: other work on the machine does not count. */
const threadTime = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ThreadTime').value;
};

/** The first import of a fresh page, for nobody imports twice. */
const importOnce = async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addScriptTag({ path: script });
  const bytes = await page.evaluate('ready');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const from = await threadTime(session);
  const passed = await page.evaluate('taken()');
  const thread = (await threadTime(session)) - from;
  await context.close();
  return { bytes, passed, thread };
};

try {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await importOnce());
  const { bytes } = rounds[0];
  gateRounds(
    'import full boxes of three games, first time, Chromium at 4× slow-down, main thread',
    rounds.map(({ thread }) => thread),
    {
      atMost: 100,
      unit: ' ms',
      beside: `a file of ${bytes} bytes; by the clock ${summary(rounds.map(({ passed }) => passed))}`,
    },
  );
} finally {
  await browser.close();
}
