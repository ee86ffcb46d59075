import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { nameSeats, seatOf } from './support/setup-table';

const names = ['Anna', 'Ben', 'Cara'] as const;

const seatTable = async (page: Page): Promise<void> => {
  await page.goto('/game/courier/setup');
  await nameSeats(page, names);
  await seatOf(page, 'Cara').waitFor();
};

const seated = (page: Page) =>
  page
    .getByRole('button', { name: /, seat \d of \d/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.split(',')[0]));

const middleOf = async (page: Page, name: string) => {
  const box = await seatOf(page, name).boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const ways = [0.3, 0.6, 1];

test('a mouse drags a seat onto another one, and that is no tap', () =>
  withPage({ build: 'test' }, async ({ page, problems }) => {
    await seatTable(page);
    const [from, to] = [await middleOf(page, 'Anna'), await middleOf(page, 'Cara')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const way of ways)
      await page.mouse.move(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way, { steps: 4 });
    await shot(page, 'seats-dragged');
    await page.mouse.up();
    expect(await seated(page)).toEqual(['Cara', 'Ben', 'Anna']);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.reload();
    await seatOf(page, 'Cara').waitFor();
    expect(await seated(page)).toEqual(['Cara', 'Ben', 'Anna']);
    expect(problems).toEqual([]);
  }));

test('a finger drags a seat off the table, and the page stays where it is', () =>
  withPage({ build: 'test' }, async ({ page, context }) => {
    await seatTable(page);
    const from = await middleOf(page, 'Anna');
    const to = { x: from.x, y: from.y + 200 };
    const touch = await context.newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await send('touchStart', [from]);
    for (const way of ways) await send('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * way }]);
    await send('touchEnd', []);
    expect(await seated(page)).toEqual(['Ben', 'Cara']);
    await page.getByRole('button', { name: 'Undo: Anna left the table' }).click();
    expect(await seated(page)).toEqual(['Anna', 'Ben', 'Cara']);
    expect((await middleOf(page, 'Anna')).y).toBeCloseTo(from.y, 0);
  }));

test('a phone that is turned while a seat is dragged puts it back', () =>
  withPage({ build: 'test' }, async ({ page }) => {
    await seatTable(page);
    const from = await middleOf(page, 'Anna');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y - 30, { steps: 3 });
    await page.setViewportSize({ width: 844, height: 390 });
    // Now the button stands beside the table.
    await page.waitForFunction(() => {
      const button = document.querySelector('[role=button][aria-label="Spin and start"]');
      return (button?.getBoundingClientRect().x ?? 0) > 400;
    });
    await page.mouse.move(600, 200);
    await page.mouse.up();
    expect(await seated(page)).toEqual(['Anna', 'Ben', 'Cara']);
  }));
