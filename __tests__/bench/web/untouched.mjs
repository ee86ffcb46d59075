import { busyIn, framesOf } from './main-thread.mjs';
import { visit } from './measure.mjs';
import { onMap, placeOf, restore } from './taps.mjs';
import { traced } from './trace.mjs';

const MINUTE = 60_000;
/** What opening it leaves to be done is over by then. */
const SETTLED = 8_000;

/** The frame that dims the screen, which comes in this minute. */
export const DIMMING = 1;

/** A match that nobody touches for a minute: the frames that are drawn, and the part of the time that the main thread works. */
export const untouched = (browser, origin, match) =>
  visit(browser, async (page) => {
    await restore(page, origin, match);
    await placeOf(page, onMap(`${match.city}, `));
    await page.waitForTimeout(SETTLED);
    const events = await traced(page, async () => {
      await page.evaluate(() => performance.mark('begun'));
      await page.waitForTimeout(MINUTE);
      await page.evaluate(() => performance.mark('ended'));
    });
    return { frames: framesOf(events).length, busy: busyIn(events) / MINUTE };
  });
