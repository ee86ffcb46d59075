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
  window.notYet = (effect) => effect.filter((selector) => !isThere(selector));
  /** Just after the paint of the next frame, before what others have put off until then. */
  const nextPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        performance.mark('tap-frame');
        window.scheduler.postTask(resolve, { priority: 'user-blocking' });
      });
    });
  const note = async ({ type }) => {
    const effect = window.effect;
    if (!effect || effect.heard !== type) return;
    window.effect = undefined;
    performance.mark('tap-begun');
    do await nextPaint();
    while (!effect.shown.every(isThere));
    performance.mark('tap-shown');
    window.tapsShown += 1;
  };
  for (const heard of ['touchend', 'click']) addEventListener(heard, note, { capture: true });
};

/** Long enough for everything that may follow a tap a frame later. */
const QUIET = 400;
/** Nothing takes so long, also on a busy machine. */
const PATIENCE = 30_000;

/** What `look` sees as soon as it sees something; what has not come by then, `missing` tells. */
export const until = async (look, missing) => {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`Not there after ${PATIENCE / 1000} s: ${await missing()}`);
    await setTimeout(20);
  }
};

/**
 * Neither the driver's own tap, which looks at the page in the middle of it, nor its ways to find something: they
 * leave a listener on the page for every event before a click.
 */
export const placeOf = (page, selector) =>
  until(
    () =>
      page.evaluate((wanted) => {
        const element = [...document.querySelectorAll(wanted)].at(-1);
        if (!element) return undefined;
        element.scrollIntoViewIfNeeded();
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }, selector),
    () => selector,
  );

/**
 * A tap is the selector of what is pressed, the last if there are several, and selectors of what has to be there,
 * or with `!` gone, when everything is drawn. A map hears the finger itself, buttons the click that follows.
 */
const tapAll = async (page, taps) => {
  for (const { target, shown = [], heard = 'click' } of taps) {
    await placeOf(page, target);
    await page.waitForTimeout(QUIET);
    const { x, y } = await placeOf(page, target);
    const before = await page.evaluate(
      (effect) => {
        window.effect = effect;
        return window.tapsShown;
      },
      { shown, heard },
    );
    await page.touchscreen.tap(x, y);
    // A look at the page would wait in line with what the tap does.
    await page.waitForTimeout(QUIET);
    await until(
      () => page.evaluate((count) => window.tapsShown > count, before),
      async () => {
        const missing = await page.evaluate((effect) => window.notYet(effect), shown);
        return `${missing.join(' and ')}, after a tap on ${target}`;
      },
    );
  }
  await page.waitForTimeout(QUIET);
};

export const named = (text) => `[aria-label^="${text}"]`;
/** On the map, and not on a card that is named after a city. */
export const onMap = (text) => `${named('Map of the network')} ${named(text)}`;

/** A turn and its way back, so that it can be played any number of times: every usual kind of tap is in it. */
const turnOf = ({ name, city }) => {
  const said = (what) => named(`Undo: ${name} ${what}`);
  const none = named('Tap a city or a Mission');
  const [connect, accept, cover, end] = [
    named(`Connect ${city}`),
    named('Accept · '),
    named('Cover '),
    named('End turn → '),
  ];
  const oldest = `${named('Missions on offer')} [aria-label$=", 0 Agents"]`;
  const waiting = '[role=button][aria-label*=" place an Agent"]';
  const crossing = named('Undo with the draw');
  return [
    { target: onMap(`${city}, `), heard: 'touchend', shown: [connect] },
    { target: connect, shown: [said('connected'), `!${connect}`] },
    { target: said('connected'), shown: [`!${said('connected')}`, onMap(`${city}, `)] },
    { target: oldest, shown: [accept, `!${connect}`] },
    { target: accept, shown: [said('accepted'), cover] },
    { target: waiting, shown: [end, `!${cover}`] },
    { target: waiting, shown: [cover, `!${end}`] },
    { target: cover, shown: [said('ended'), `!${cover}`] },
    { target: said('ended'), shown: [said('accepted'), cover] },
    { target: said('accepted'), shown: [crossing] },
    { target: crossing, shown: [`!${crossing}`, none] },
  ];
};

export const restore = async (page, origin, { id, backup }) => {
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
  turnTaps(browser, origin, { ...tapped, taps: turnOf(tapped.match) });

export const TAPS = turnOf({}).length;

/** Taps on the bare shell's counter, as many as a turn has. */
export const bareTaps = (browser, origin, turns) =>
  visit(browser, async (page) => {
    await page.addInitScript(watchTaps);
    await page.goto(origin);
    return measure(
      page,
      Array.from({ length: TAPS }, () => ({ target: '[role=button]' })),
      turns,
    );
  });
