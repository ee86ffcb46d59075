import { setTimeout } from 'node:timers/promises';
import { slowDown, visit } from './measure.mjs';
import { mainThread } from './main-thread.mjs';

/**
 * Notes, for a tap whose effect is told beforehand, the time from the finger to the frame that answers it, and to the
 * frame that shows the whole of its effect.
 */
const watchTaps = () => {
  window.tapsToPaint = [];
  const isThere = (selector) =>
    selector.startsWith('!')
      ? document.querySelector(selector.slice(1)) === null
      : document.querySelector(selector) !== null;
  /** The time just after the paint of the next frame, before what others have put off until then. */
  const nextPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        performance.mark('tap-frame');
        window.scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    });
  /** The page is looked at after the time is taken, so that looking does not count. */
  const paintOf = async (selectors, mark) => {
    for (;;) {
      const at = await nextPaint();
      if (!selectors.every(isThere)) continue;
      performance.mark(mark);
      return at;
    }
  };
  const note = async ({ timeStamp }) => {
    const effect = window.effect;
    if (!effect) return;
    window.effect = undefined;
    performance.mark('tap-begun');
    const answer = await paintOf(effect.answer, 'tap-answered');
    const isWhole = effect.whole.every(isThere);
    if (isWhole) performance.mark('tap-shown');
    const whole = isWhole ? answer : await paintOf(effect.whole, 'tap-shown');
    window.tapsToPaint.push({ answer: answer - timeStamp, whole: whole - timeStamp });
  };
  addEventListener('click', note, { capture: true });
};

/** Long enough for everything that may follow a tap a frame later. */
const QUIET = 400;

const until = async (look) => {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await setTimeout(20);
  }
};

/**
 * Neither the driver's own tap, which looks at the page in the middle of it, nor its ways to find something: they
 * leave a listener on the page for every event before a click.
 */
const placeOf = (page, selector) =>
  until(() =>
    page.evaluate((wanted) => {
      const element = [...document.querySelectorAll(wanted)].at(-1);
      if (!element) return undefined;
      element.scrollIntoViewIfNeeded();
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector),
  );

/**
 * A tap is the selector of what is pressed, the last if there are several, and selectors of what has to be there,
 * or with `!` gone, when it is shown.
 */
const tapAll = async (page, taps, rate) => {
  for (const { target, answer = [], whole = [] } of taps) {
    await placeOf(page, target);
    await page.waitForTimeout(QUIET * Math.sqrt(rate));
    const { x, y } = await placeOf(page, target);
    const before = await page.evaluate(
      (wanted) => {
        window.effect = wanted;
        return window.tapsToPaint.length;
      },
      { answer, whole },
    );
    await page.touchscreen.tap(x, y);
    // A look at the page would wait in line with what the tap does.
    await page.waitForTimeout(QUIET);
    await until(() => page.evaluate((count) => window.tapsToPaint.length > count, before));
  }
  await page.waitForTimeout(QUIET * Math.sqrt(rate));
};

export const named = (text) => `[aria-label^="${text}"]`;
const circle = (text) => `[aria-label$=", ${text}"]`;

/**
 * A turn and its way back, so that it can be played any number of times: every usual kind of tap is in it. What
 * answers a move is the line that says what was done; a sheet answers by opening.
 */
const turnOf = (name) => {
  const said = (what) => named(`Undo: ${name} ${what}`);
  const free = '[role=dialog] [aria-label$=", 0 Agents"]';
  return [
    { target: named('Accept a Mission'), answer: [named('Close')], whole: [free] },
    {
      target: free,
      answer: [`!${named('Close')}`, said('accepted')],
      whole: [circle('place an Agent')],
    },
    {
      target: circle('place an Agent'),
      answer: [said('co')],
      whole: [`!${circle('place an Agent')}`],
    },
    { target: named('End the turn'), answer: [said('ended')], whole: [`!${named('End the turn')}`] },
    { target: said('ended'), answer: [said('co')], whole: [named('End the turn')] },
    { target: said('co'), answer: [said('accepted')], whole: [circle('place an Agent')] },
    { target: said('accepted'), answer: [named('Undo with the draw')] },
    {
      target: named('Undo with the draw'),
      answer: [`!${named('Undo with the draw')}`],
      whole: [`!${named('End the turn')}`, named('Accept a Mission')],
    },
  ];
};

const restore = async (page, origin, { id, backup }) => {
  await page.goto(`${origin}/settings`);
  await page.getByRole('button', { name: 'Paste a text' }).tap();
  await page.getByLabel('Paste a text').fill(backup);
  await page.getByRole('button', { name: 'Look at it' }).tap();
  await page.getByRole('button', { name: 'Restore', exact: true }).tap();
  await page.getByText('The backup is restored.').waitFor();
  await page.goto(`${origin}/match/${id}`);
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

/** Turns of a match that is restored first: `taps` are those of one of them. */
export const turnTaps = (browser, origin, { match, turns, rate, taps }) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await restore(page, origin, match);
    return measure(page, taps, { turns, rate });
  });

/** Turns of a full match of four in the middle of the game. */
export const matchTaps = (browser, origin, tapped) =>
  turnTaps(browser, origin, { ...tapped, taps: turnOf(tapped.match.name) });

/** The same number of taps on the bare shell's counter. */
export const bareTaps = (browser, origin, { turns, rate }) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await page.goto(origin);
    return measure(
      page,
      Array.from({ length: 8 }, () => ({ target: '[role=button]' })),
      { turns, rate },
    );
  });
