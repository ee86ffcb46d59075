import { setTimeout } from 'node:timers/promises';
import { visit } from './measure.mjs';
import { mainThread } from './main-thread.mjs';

/** Marks, for a tap whose effect is told beforehand, its beginning and the frame that shows the whole of its effect. */
const watchTaps = () => {
  window.tapsShown = 0;
  const isThere = (selector) =>
    selector.startsWith('!')
      ? document.querySelector(selector.slice(1)) === null
      : document.querySelector(selector) !== null;
  /** Just after the paint of the next frame, before what others have put off until then. */
  const nextPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        performance.mark('tap-frame');
        window.scheduler.postTask(resolve, { priority: 'user-blocking' });
      });
    });
  const note = async () => {
    const effect = window.effect;
    if (!effect) return;
    window.effect = undefined;
    performance.mark('tap-begun');
    do await nextPaint();
    while (!effect.every(isThere));
    performance.mark('tap-shown');
    window.tapsShown += 1;
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
 * or with `!` gone, when everything is drawn.
 */
const tapAll = async (page, taps) => {
  for (const { target, shown = [] } of taps) {
    await placeOf(page, target);
    await page.waitForTimeout(QUIET);
    const { x, y } = await placeOf(page, target);
    const before = await page.evaluate((wanted) => {
      window.effect = wanted;
      return window.tapsShown;
    }, shown);
    await page.touchscreen.tap(x, y);
    // A look at the page would wait in line with what the tap does.
    await page.waitForTimeout(QUIET);
    await until(() => page.evaluate((count) => window.tapsShown > count, before));
  }
  await page.waitForTimeout(QUIET);
};

export const named = (text) => `[aria-label^="${text}"]`;
const circle = (text) => `[aria-label$=", ${text}"]`;

/** A turn and its way back, so that it can be played any number of times: every usual kind of tap is in it. */
const turnOf = (name) => {
  const said = (what) => named(`Undo: ${name} ${what}`);
  const free = '[role=dialog] [aria-label$=", 0 Agents"]';
  const end = named('End the turn');
  const crossing = named('Undo with the draw');
  const close = named('Close');
  const place = circle('place an Agent');
  return [
    { target: named('Accept a Mission'), shown: [close, free] },
    { target: free, shown: [`!${close}`, said('accepted'), place] },
    { target: place, shown: [said('co'), `!${place}`] },
    { target: end, shown: [said('ended'), `!${end}`] },
    { target: said('ended'), shown: [said('co'), end] },
    { target: said('co'), shown: [said('accepted'), place] },
    { target: said('accepted'), shown: [crossing] },
    { target: crossing, shown: [`!${crossing}`, `!${end}`, named('Accept a Mission')] },
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

/** The main thread's work for each tap; the first turn only warms up. */
const measure = async (page, taps, turns) => {
  await tapAll(page, taps);
  return mainThread(page, async () => {
    for (let turn = 0; turn < turns; turn++) await tapAll(page, taps);
  });
};

/** Turns of a match that is restored first: `taps` are those of one of them. */
export const turnTaps = (browser, origin, { match, turns, taps }) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await restore(page, origin, match);
    return measure(page, taps, turns);
  });

/** Turns of a full match of four in the middle of the game. */
export const matchTaps = (browser, origin, tapped) =>
  turnTaps(browser, origin, { ...tapped, taps: turnOf(tapped.match.name) });

/** Taps on the bare shell's counter, as many as a turn has. */
export const bareTaps = (browser, origin, turns) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await page.goto(origin);
    return measure(
      page,
      Array.from({ length: 8 }, () => ({ target: '[role=button]' })),
      turns,
    );
  });
