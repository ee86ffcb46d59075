import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';

const names = ['Anna', 'Ben', 'Cara'] as const;

const seatTable = async (page: Page): Promise<void> => {
  await page.goto('/game/courier/setup');
  // One after the other, without a tap in between.
  await page.getByRole('textbox', { name: 'Add a player' }).focus();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Move Cara up' }).waitFor();
};

const seated = (page: Page) =>
  page
    .getByRole('button', { name: /^Move .* up$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => /^Move (.*) up$/.exec(button.getAttribute('aria-label') ?? '')?.[1]),
    );

const middleOf = async (page: Page, seat: number) => {
  const box = await page.getByTestId('grip').nth(seat).boundingBox();
  if (!box) throw new Error('There is nothing to drag by.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const ways = [0.3, 0.6, 1];

test('a mouse drags a seat to another place', () =>
  withPage({ build: 'test' }, async ({ page, problems }) => {
    await seatTable(page);
    const [from, to] = [await middleOf(page, 0), await middleOf(page, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const way of ways) await page.mouse.move(from.x, from.y + (to.y - from.y) * way, { steps: 4 });
    await shot(page, 'seats-dragged');
    await page.mouse.up();
    expect(await seated(page)).toEqual(['Ben', 'Cara', 'Anna']);
    expect(problems).toEqual([]);
  }));

test('a finger drags a seat, and the page stays where it is', () =>
  withPage({ build: 'test' }, async ({ page, context }) => {
    await seatTable(page);
    const [from, to] = [await middleOf(page, 2), await middleOf(page, 0)];
    const touch = await context.newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await send('touchStart', [from]);
    for (const way of ways) await send('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * way }]);
    await send('touchEnd', []);
    expect(await seated(page)).toEqual(['Cara', 'Anna', 'Ben']);
    expect((await middleOf(page, 0)).y).toBeCloseTo(to.y, 0);
  }));
