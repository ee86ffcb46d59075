import { slowDown, visit } from './measure.mjs';
import { named, onMap, placeOf, restore, until } from './taps.mjs';

/** Notes when something is there for the first time, since the page was asked for. */
const watchFor = (selector) => {
  const look = () => {
    if (document.querySelector(selector)) window.answered = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Opens the match by its link at 4× with nothing in the cache: milliseconds until a tap on its map is answered. */
const openCold = async (context, { origin, match }) => {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await slowDown(page, 4);
    const answer = named(`Connect ${match.city}`);
    await page.addInitScript(watchFor, answer);
    await page.goto(`${origin}/match/${match.id}`, { waitUntil: 'commit' });
    return await until(
      async () => {
        const { x, y } = await placeOf(page, onMap(`${match.city}, `));
        await page.touchscreen.tap(x, y);
        return page.evaluate(() => window.answered);
      },
      () => answer,
    );
  } finally {
    await page.close();
  }
};

/** Opens it as often as it is asked for: what `measuring` is handed gives the milliseconds of one time. */
export const coldMatch = (browser, { origin, match }, measuring) =>
  visit(browser, async (page) => {
    await restore(page, origin, match);
    await placeOf(page, onMap(`${match.city}, `));
    // A second page beside this one could only read.
    await page.goto('about:blank');
    return measuring(() => openCold(page.context(), { origin, match }));
  });
