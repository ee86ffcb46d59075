import { framesOf } from './main-thread.mjs';
import { visit } from './measure.mjs';
import { onMap, placeOf, restore } from './taps.mjs';
import { traced } from './trace.mjs';

/** The processor time is taken without a slow-down, where other programs on the machine do not count in it. */
const SLOW_DOWN = 6;
/** As often as a phone draws. */
const FRAME = 17;
export const FRAMES = 100;

/** In and out between two fingers. */
const pinch = (step) => {
  const apart = 40 + 100 * Math.abs(Math.sin((step * Math.PI) / 40));
  return [
    [195 - apart, 280],
    [195 + apart, 280],
  ];
};
/** Around with one. */
const drag = (step) => [[195 + 90 * Math.sin(step / 6), 280 + 90 * Math.cos(step / 6)]];

const mark = (page, name) => page.evaluate((text) => performance.mark(text), name);

/** The milliseconds of script at 6× in each frame while the map of a match is pinched and dragged. */
export const mapFrames = (browser, origin, match) =>
  visit(browser, async (page) => {
    await restore(page, origin, match);
    const city = onMap(`${match.city}, `);
    const whole = await placeOf(page, city);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type, spots) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
      });
    const gesture = async (path, steps) => {
      await touch('touchStart', path(0));
      for (let step = 1; step <= steps; step++) {
        await touch('touchMove', path(step));
        await page.waitForTimeout(FRAME);
      }
      await touch('touchEnd', []);
    };
    // The first time warms up, and ends with the map twice as large, so that it can be dragged.
    await gesture(pinch, 60);
    await gesture(drag, 20);
    await page.waitForTimeout(500);
    const closer = await placeOf(page, city);
    if (closer.x === whole.x && closer.y === whole.y) throw new Error('The fingers have not moved the map.');
    const events = await traced(page, async () => {
      await mark(page, 'begun');
      await gesture(pinch, 60);
      await gesture(drag, 70);
      await mark(page, 'ended');
    });
    return framesOf(events).map((script) => SLOW_DOWN * script);
  });
