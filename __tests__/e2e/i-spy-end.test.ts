import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { press, stands } from './support/i-spy-table';

/** A printed number by keys: tens, then ones. */
const set = async (page: Page, nation: string, value: number): Promise<void> => {
  const field = page.getByRole('spinbutton', { name: nation, exact: true });
  for (let ten = 0; ten < Math.floor(value / 10); ten++) await field.press('PageUp');
  for (let one = 0; one < value % 10; one++) await field.press('ArrowUp');
};

const choose = (page: Page, nation: string) =>
  page.getByRole('button', { name: nation, exact: true }).last().click();

/*
 * By hand. France and Italy have 20 Power, Britain has 25 and belongs to nobody. Player 1 (France) has deceived Player 2
 * (+1, and +1 for all) and has guessed right (+1): 23. Player 2 (Italy) has deceived nobody and turns three Assets for
 * Italy: 23. Equal Power, and Italy has less Influence, 5 against 6.
 */
test('a game that nobody tracked: Final Report, Assets, reveal, and less Influence wins the tie', () =>
  withPage({ colorScheme: 'dark' }, async ({ page, problems }) => {
    await page.goto('/game/i-spy');
    await page.getByRole('link', { name: /^Just score/ }).click();
    await page.getByRole('switch', { name: /^Final Report/ }).click();
    await press(page, 'Enter the scores');
    await set(page, 'France', 20);
    await set(page, 'Italy', 20);
    await set(page, 'Britain', 25);
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Next: Influence');
    await set(page, 'France', 6);
    await set(page, 'Italy', 5);
    await press(page, 'Enter');

    await press(page, 'Cards before this player that are wrong: one more');
    await page.getByRole('switch', { name: /own guesses are right/ }).click();
    await press(page, 'Enter');
    await press(page, 'Enter');
    await choose(page, 'France');
    await choose(page, 'Italy');
    await page.getByText('Player 1 · France: +3 Power').waitFor();
    await page.getByText('1 opponent deceived · +1 for all of them · +1 for guessing everybody').waitFor();
    await shot(page, 'i-spy-report');
    await press(page, 'Score the Final Report');
    await stands(page, 'France', [6, 23]);

    await press(page, 'No Asset left');
    for (let asset = 0; asset < 3; asset++) await choose(page, 'Italy');
    await press(page, 'No Asset left');
    await stands(page, 'Italy', [5, 23]);
    await page.getByText(/^1\. Tied at 23 Power: France, Italy/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'See the score');
    await page.getByRole('heading', { name: 'Player 2 wins' }).waitFor();
    await page.getByRole('button', { name: 'Player 2, 23, Winner' }).waitFor();
    expect(problems).toEqual([]);
  }));
