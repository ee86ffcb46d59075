import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { press } from './support/spy-connection-table';

/** 5 + 4 + 3 and one circle against 8 + 3 and two circles: 13 each, and Player 2 began. */
test('a game that nobody tracked: thirteen each, and the later first turn wins', () =>
  withPage({}, async ({ page, problems }) => {
    const enter = async (of: Page, missions: readonly number[], circles: number) => {
      for (const points of missions) await press(of, `${points} points`);
      for (let circle = 0; circle < circles; circle++)
        await press(of, 'Covered circles on open Missions: one more');
      await press(of, 'Enter 13 points');
    };
    await page.goto('/game/spy-connection');
    await page.getByRole('link', { name: /^Just score/ }).click();
    await page.getByRole('radio', { name: 'Player 2' }).click();
    await press(page, 'Enter the scores');
    const height = async () =>
      (await page.getByRole('button', { name: '5 points', exact: true }).boundingBox())?.y;
    const still = await height();
    await press(page, '5 points');
    expect(await height()).toBe(still);
    await enter(page, [4, 3], 1);
    await enter(page, [8, 3], 2);
    await shot(page, 'spy-connection-pad');
    await press(page, 'See the score');
    await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
    await page.getByText('A tie for the most points: Player 1 had the later first turn and wins').waitFor();
    await page.getByRole('button', { name: 'Player 1, 13, Winner' }).waitFor();
    expect(problems).toEqual([]);
  }));
