import { slowDown, visit } from './measure.mjs';
import { mainThread } from './main-thread.mjs';

/** Notes, for a tap whose effect is told beforehand, the time from the finger to the frame that shows it. */
const watchTaps = () => {
  window.tapsToPaint = [];
  const isThere = (selector) =>
    selector.startsWith('!')
      ? document.querySelector(selector.slice(1)) === null
      : document.querySelector(selector) !== null;
  const waitFor = (effect, event) =>
    requestAnimationFrame(() => {
      if (!effect.every(isThere)) return waitFor(effect, event);
      performance.mark('tap-shown');
      // After the paint of this frame, and before what others have put off until then.
      const painted = () => window.tapsToPaint.push(performance.now() - event.timeStamp);
      window.scheduler.postTask(painted, { priority: 'user-blocking' });
      return undefined;
    });
  const note = (event) => {
    if (!window.effect) return;
    performance.mark('tap-begun');
    waitFor(window.effect, event);
    window.effect = undefined;
  };
  addEventListener('click', note, { capture: true });
};

/** Long enough for everything that may follow a tap a frame later. */
const QUIET = 400;

/** A tap is a place to press, and selectors of what has to be there, or with `!` gone, when it is shown. */
const tapAll = async (page, taps, rate) => {
  for (const [target, ...effect] of taps) {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(QUIET * Math.sqrt(rate));
    const before = await page.evaluate((wanted) => {
      window.effect = wanted;
      return window.tapsToPaint.length;
    }, effect);
    await target.tap();
    await page.waitForFunction((count) => window.tapsToPaint.length > count, before);
  }
  await page.waitForTimeout(QUIET * Math.sqrt(rate));
};

export const named = (text) => `[aria-label^="${text}"]`;
const circle = (text) => `[aria-label$=", ${text}"]`;

/** A turn and its way back, so that it can be played any number of times: every usual kind of tap is in it. */
const turnOf = (page, name) => {
  const button = (label) => page.getByRole('button', { name: label }).last();
  return [
    [button('Accept a Mission'), named('Close')],
    [
      page.getByRole('dialog').getByRole('button', { name: /, 0 Agents$/ }),
      `!${named('Close')}`,
      named(`Undo: ${name} accepted`),
      circle('place an Agent'),
    ],
    [
      page.getByRole('button', { name: /, place an Agent$/ }).first(),
      named(`Undo: ${name} co`),
      `!${circle('place an Agent')}`,
    ],
    [button('End the turn'), named(`Undo: ${name} ended`), `!${named('End the turn')}`],
    [button(/^Undo: .* ended/), named(`Undo: ${name} co`), named('End the turn')],
    [button(/^Undo: .* co/), named(`Undo: ${name} accepted`), circle('place an Agent')],
    [button(/^Undo: .* accepted/), named('Undo with the draw')],
    [button('Undo with the draw'), `!${named('End the turn')}`, named('Accept a Mission')],
  ];
};

const restore = async (page, origin, { id, backup }, ready) => {
  await page.goto(`${origin}/settings`);
  await page.getByRole('button', { name: 'Paste a text' }).tap();
  await page.getByLabel('Paste a text').fill(backup);
  await page.getByRole('button', { name: 'Look at it' }).tap();
  await page.getByRole('button', { name: 'Restore', exact: true }).tap();
  await page.getByText('The backup is restored.').waitFor();
  await page.goto(`${origin}/match/${id}`);
  await page.getByRole('button', { name: ready }).waitFor();
};

/** The times at this slow-down, and the main thread's work until the paint and after it at none. */
const measure = async (page, taps, { turns, rate }) => {
  await tapAll(page, taps, 1);
  const work = await mainThread(page, async () => {
    for (let turn = 0; turn < turns; turn++) await tapAll(page, taps, 1);
  });
  await slowDown(page, rate);
  await page.evaluate(() => window.tapsToPaint.splice(0));
  for (let turn = 0; turn < turns; turn++) await tapAll(page, taps, rate);
  return { times: await page.evaluate(() => window.tapsToPaint), work };
};

/** Turns of a match that is restored first: `ready` is a button of it, `turnOf` its taps. */
export const turnTaps = (browser, origin, { match, turns, rate, ready, turnOf: tapsOf }) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await restore(page, origin, match, ready);
    return measure(page, tapsOf(page, match), { turns, rate });
  });

/** Turns of a full match of four in the middle of the game. */
export const matchTaps = (browser, origin, tapped) =>
  turnTaps(browser, origin, {
    ...tapped,
    ready: 'Accept a Mission',
    turnOf: (page, { name }) => turnOf(page, name),
  });

/** The same number of taps on the bare shell's counter. */
export const bareTaps = (browser, origin, { turns, rate }) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await page.goto(origin);
    const counter = page.getByRole('button');
    await counter.waitFor();
    return measure(
      page,
      Array.from({ length: 8 }, () => [counter]),
      { turns, rate },
    );
  });
