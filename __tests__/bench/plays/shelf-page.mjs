import { slowDown, visit } from '../web/measure.mjs';

/** Notes when these words are first on the screen, before any script of the app runs. */
const watchFor = (page, words) =>
  page.addInitScript((wanted) => {
    const look = () => {
      if (document.body?.innerText.includes(wanted)) Reflect.set(window, 'drawnAt', performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, words);

const fill = (page, values) =>
  page.evaluate(
    (pairs) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('debrief');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('values', 'readwrite');
          for (const [key, text] of pairs) writing.objectStore('values').put(text, key);
          writing.oncomplete = () => resolve(opening.result.close());
          writing.onerror = () => reject(writing.error);
        };
      }),
    values,
  );

const SCROLLS = 12;
const STEP = 220;

/** Milliseconds of the main thread for the same way down and up again. */
const scrolled = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  await page.mouse.move(195, 600);
  const before = await busy();
  for (let scroll = 0; scroll < SCROLLS; scroll++) {
    await page.mouse.wheel(0, scroll % 4 < 2 ? STEP : -STEP);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  return (await busy()) - before;
};

/** A page over a shelf of so many plays, at 4× slow-down: first paint, its list, and scrolling. */
export const shelfPage = (browser, origin, { values, address, words }) =>
  visit(browser, async (page) => {
    await page.goto(origin, { waitUntil: 'networkidle' });
    await fill(page, values);
    await slowDown(page, 4);
    await watchFor(page, words);
    await page.goto(`${origin}${address}`);
    await page.waitForFunction(() => Reflect.get(window, 'drawnAt') !== undefined);
    const { paint, drawn } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      drawn: Reflect.get(window, 'drawnAt'),
    }));
    await page.waitForLoadState('networkidle');
    return { paint, drawn, scroll: await scrolled(page) };
  });
