import { shot, still, withPage } from './support/browser';
import { press } from './support/spy-connection-table';

type Spot = readonly [x: number, y: number];

test('the map zooms between two fingers and by two taps, moves under one, and is tapped where it then lies', () =>
  withPage({}, async ({ page, context, problems }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await press(page, 'Practice game: Spy Connection');
    const map = page.getByRole('list', { name: /^Map of the network/ });
    const city = map.getByRole('button', { name: /^(Rome|Paris)/ });
    await city.nth(1).waitFor();
    await still(page);
    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
      });
    const drag = async (path: (step: number) => readonly Spot[]) => {
      await touch('touchStart', path(0));
      for (let step = 1; step <= 10; step++) await touch('touchMove', path(step));
      await touch('touchEnd', []);
      await still(page);
    };
    const at = async (place: number): Promise<Spot> => {
      const { x, y, width, height } = (await city.nth(place).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return [x + width / 2, y + height / 2];
    };
    const apart = async () => {
      const [[x, y], [left, top]] = [await at(0), await at(1)];
      return Math.hypot(x - left, y - top);
    };
    const whole = await apart();
    const middle: Spot = [195, 300];
    await drag((step) => [
      [middle[0] - 30 - 4 * step, middle[1]],
      [middle[0] + 30 + 4 * step, middle[1]],
    ]);
    const closer = await apart();
    expect(closer).toBeGreaterThan(whole * 1.5);
    const [x, y] = await at(0);
    await drag((step) => [[middle[0] + 3 * step, middle[1] - 2 * step]]);
    expect(await apart()).toBeCloseTo(closer, 0);
    const [moved, up] = await at(0);
    expect(Math.hypot(moved - x - 30, up - y + 20)).toBeLessThan(12);
    await shot(page, 'spy-connection-map');
    const sea: Spot = [24, 90];
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(...sea);
    await still(page);
    expect(await apart()).toBeCloseTo(whole, 0);
    expect(problems).toEqual([]);
  }));
