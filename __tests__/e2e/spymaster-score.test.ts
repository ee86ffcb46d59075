import { shot, withPage } from './support/browser';
import { addSeats } from './support/setup-table';
import { press, pressDock } from './support/spymaster-table';

/**
 * The book's Missions, 8 + 9 + 10 + 7 + 11, make 45. Surveillance 4 against 3 and Espionage 1 against none bring 5 each,
 * Dossiers 2 against 2 bring 5 to both: 45 + 15 = 60 for Anna, 55 + 5 = 60 for Ben. Cleo has 7 and the SpyMaster card.
 */
test('a game that nobody tracked: sixty each, and whoever took the SpyMaster card wins outside the tie', () =>
  withPage({}, async ({ page, problems }) => {
    const missions = async (points: readonly number[], next: RegExp) => {
      for (const each of points) await press(page, `${each} point${each === 1 ? '' : 's'}`);
      await pressDock(page, next);
    };
    const row = async (type: string, totals: readonly number[]) => {
      for (const total of totals) await press(page, String(total));
      await pressDock(page, new RegExp(`^The rest of ${type}: 0$`));
    };
    await page.goto('/game/spymaster');
    await page.getByRole('link', { name: /^Just score/ }).click();
    await addSeats(page, 1);
    await press(page, 'Enter the scores');
    await missions([8, 9, 10, 7, 11], /^Next: Player 2, Missions/);
    await missions([11, 11, 11, 11, 11], /^Next: Player 3, Missions/);
    await missions([7], /^Next: Player 1, Surveillance/);
    await row('Surveillance', [4, 3]);
    await row('Espionage', [1]);
    // Half a sheet is no move yet, and still there after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Espionage, Player 1: 1, +5' }).waitFor();
    await row('Dossiers', [2, 2]);
    await row('Fourth type', []);
    await page.getByRole('img', { name: 'Player 1, 60 points, tied' }).waitFor();
    await page.getByRole('img', { name: 'Player 2, 60 points, tied' }).waitFor();
    await shot(page, 'spymaster-tie');
    await press(page, 'Player 3 took the SpyMaster card');
    await pressDock(page, /^See the score$/);
    await page.getByRole('heading', { name: 'Player 3 wins' }).waitFor();
    await page
      .getByText(/Player 1, Player 2 are tied, but Player 3 has the SpyMaster card of round 5/)
      .waitFor();
    for (const bar of ['Player 2, 60', 'Player 3, 7, Winner'])
      await page.getByRole('button', { name: bar, exact: true }).waitFor();
    await shot(page, 'spymaster-score');
    // The first tap stands the bars up, if they still grow.
    const bonus = page.getByLabel('Tied for most Dossiers: 2, 2, 0, 5');
    while (!(await bonus.isVisible())) await press(page, 'Player 1, 60');
    expect(problems).toEqual([]);
  }));
