import { shot, withPage } from './support/browser';
import { press } from './support/spy-connection-table';

type Spot = readonly [x: number, y: number];

test('the map zooms between two fingers, pans under one, and leaves the page to scroll when it is whole', () =>
  withPage({}, async ({ page, context, problems }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await press(page, 'Practice game: Spy Connection');
    const map = page.getByRole('img', { name: /^Map of the network/ });
    await map.scrollIntoViewIfNeeded();
    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
      });
    const drag = async (path: (step: number) => readonly Spot[]) => {
      await touch('touchStart', path(0));
      for (let step = 1; step <= 10; step++) {
        await touch('touchMove', path(step));
        await page.waitForTimeout(20);
      }
      await touch('touchEnd', []);
      await page.waitForTimeout(100);
    };
    const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const seen = async () => {
      const [x = 0, y = 0, width = 0] = ((await map.locator('svg').getAttribute('viewBox')) ?? '')
        .split(' ')
        .map(Number);
      const under = ([left, top]: Spot): Spot => [
        x + ((left - box.x) * width) / box.width,
        y + ((top - box.y) * width) / box.width,
      ];
      return { width, under };
    };
    const scrolled = () =>
      page.evaluate(() => [...document.querySelectorAll('*')].reduce((sum, part) => sum + part.scrollTop, 0));
    const near = (spot: Spot, other: Spot) => Math.hypot(spot[0] - other[0], spot[1] - other[1]);
    const middle: Spot = [box.x + 90, box.y + 110];

    const whole = await seen();
    const before = await scrolled();
    await drag((step) => [
      [middle[0] - 20 - 4 * step, middle[1]],
      [middle[0] + 20 + 4 * step, middle[1]],
    ]);
    const closer = await seen();
    expect(closer.width).toBeLessThan(whole.width * 0.6);
    expect(near(closer.under(middle), whole.under(middle))).toBeLessThan(4);

    await drag((step) => [[middle[0] + 4 * step, middle[1] - 3 * step]]);
    const panned = await seen();
    expect(panned.width).toBe(closer.width);
    expect(near(panned.under([middle[0] + 40, middle[1] - 30]), closer.under(middle))).toBeLessThan(4);
    expect(await scrolled()).toBe(before);
    await shot(page, 'spy-connection-map');

    await press(page, 'Show the whole map');
    await drag((step) => [[middle[0], middle[1] + 10 * step]]);
    expect(await scrolled()).toBeLessThan(before);
    expect((await seen()).width).toBe(whole.width);
    expect(problems).toEqual([]);
  }));
