import { slowDown, visit } from './measure.mjs';

/** Notes, for every click, the time from the finger to the frame that follows its handlers. */
const watchTaps = () => {
  window.tapsToPaint = [];
  const note = (event) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.tapsToPaint.push(performance.now() - event.timeStamp);
      port2.postMessage(undefined);
    });
  addEventListener('click', note, { capture: true });
};

const measure = async (page, count, tapTwice) => {
  await slowDown(page, 6);
  await page.evaluate(() => window.tapsToPaint.splice(0));
  for (let taps = 0; taps < count; taps += 2) await tapTwice();
  await page.waitForFunction((expected) => window.tapsToPaint.length >= expected, count);
  return page.evaluate(() => window.tapsToPaint);
};

/** A move and its undoing in a practice game of Spy Connection, on a phone six times slower than this machine. */
export const matchTaps = (browser, origin, count) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await page.goto(origin);
    await page.getByRole('button', { name: /^Practice game/ }).tap();
    const lift = page.getByRole('button', { name: /, covered, take the Agent back$/ });
    const undo = page.getByRole('button', { name: /^Undo: .* took back/ });
    await lift.waitFor();
    return measure(page, count, async () => {
      await lift.tap();
      await undo.tap();
      await lift.waitFor();
    });
  });

export const bareTaps = (browser, origin, count) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await page.goto(origin);
    const counter = page.getByRole('button');
    await counter.waitFor();
    return measure(page, count, async () => {
      await counter.tap();
      await counter.tap();
    });
  });
