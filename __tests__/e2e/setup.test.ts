import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { addSeats, nameSeats, seatOf, toTurnOne } from './support/setup-table';

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const whoBegins = async (page: Page): Promise<string | null> => {
  await page.getByRole('button', { name: 'Skip to turn 1' }).waitFor();
  return page.getByRole('heading', { name: / begins$/ }).textContent();
};

const key = (page: Page, ...labels: readonly (string | number)[]) =>
  labels.reduce(
    (before, label) =>
      before.then(() =>
        page
          .getByTestId('keys')
          .getByRole('button', { name: String(label), exact: true })
          .click(),
      ),
    Promise.resolve(),
  );

test('a phone that is turned or loaded anew while the needle turns shows who was drawn', () =>
  withPage({}, async ({ page, problems }) => {
    await page.goto('/game/spy-connection/setup');
    await nameSeats(page, ['Anna', 'Ben', 'Clara', 'David']);
    await press(page, 'Spin and start');
    await page.setViewportSize({ width: 844, height: 390 });
    const drawn = await whoBegins(page);
    await shot(page, 'setup-turned');
    await page.reload();
    expect(await whoBegins(page)).toBe(drawn);
    expect(problems).toEqual([]);
  }));

test('a keyboard alone spins, and goes on with the next key', () =>
  withPage({}, async ({ page }) => {
    await page.goto('/game/spy-connection/setup');
    await page.getByRole('button', { name: 'Spin and start' }).focus();
    await page.keyboard.press('Enter');
    await whoBegins(page);
    await page.locator('button:focus', { hasText: 'Lay out the table' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/checklist/);
  }));

test('six people with long names and text of 200 % fit on the smallest phone', () =>
  withPage({ viewport: { width: 375, height: 667 } }, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    await page.goto('/game/spymaster/setup');
    await nameSeats(page, ['Anna', 'Ben', 'محمد', '👩🏽‍🚀 Zoë', 'Anna', 'Maximiliane-Theodora von Hohenstein']);
    const seats = page.getByRole('button', { name: /, seat \d of 6/ });
    expect(await seats.count()).toBe(6);
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'setup-large');
    await press(page, 'Mid-game?');
    await page.getByTestId('keys').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'mid-game-large');
  }));

test.each([
  ['spy-connection', 4, { width: 375, height: 667 }],
  ['spymaster', 6, { width: 375, height: 667 }],
  ['i-spy', 4, { width: 844, height: 390 }],
] as const)('%s is picked up by %s people, and every key is as large as a thumb', (game, count, viewport) =>
  withPage({ viewport, colorScheme: 'dark' }, async ({ page, problems }) => {
    await page.goto(`/game/${game}/setup`);
    await addSeats(page, count - 2);
    await press(page, 'Mid-game?');
    await key(page, 3, 2, 1, 'not known');
    await shot(page, `mid-game-${game}`);
    expect(await faultsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
  }),
);

test('a game of Spy Connection goes on where it was, and one undo takes all of it back', () =>
  withPage({}, async ({ page, problems }) => {
    await page.goto('/game/spy-connection/setup');
    await press(page, 'Mid-game?');
    await page.getByRole('radio', { name: 'Player 2 is to move' }).click();
    await key(page, 7, 4, 3, 1, 4, 2, 14, 9, 2, 3);
    await page.reload();
    await press(page, 'Go on with Player 2');
    await page.getByTestId('save-mark').waitFor();
    await page.getByRole('button', { name: /^Player 2, .*4 Agents/ }).waitFor();
    await page.getByRole('button', { name: /^Undo: / }).click();
    await page.getByRole('button', { name: /^Player 2, .*14 Agents/ }).waitFor();
    expect(problems).toEqual([]);
  }));

test('the same people again: three taps from home to the first turn', () =>
  withPage({}, async ({ page }) => {
    await page.goto('/game/spy-connection/setup');
    await nameSeats(page, ['Anna', 'Ben', 'Clara']);
    await press(page, 'Spin and start');
    await toTurnOne(page);
    await page.goto('/game/spy-connection');
    await page.getByRole('link', { name: /Anna, Ben, Clara/ }).click();
    await whoBegins(page);
    await seatOf(page, 'Clara').waitFor();
    await toTurnOne(page);
  }));
