import { shot, withPage } from './support/browser';
import { press } from './support/spymaster-table';

/**
 * The book's Missions, 8 + 9 + 10 + 7 + 11, make 45. Surveillance 4 against 3 and Espionage 1 against none bring 5 each,
 * Dossiers 2 against 2 bring 5 to both: 45 + 15 = 60 for Anna, 55 + 5 = 60 for Ben. Cleo has 7 and the SpyMaster card.
 */
test('a game that nobody tracked: sixty each, and whoever took the SpyMaster card wins outside the tie', () =>
  withPage({}, async ({ page, problems }) => {
    const hand = async (totals: readonly string[]) => {
      for (const total of totals) {
        for (const digit of total) await press(page, digit);
        await page.getByRole('button', { name: /^Next: / }).click();
      }
      await press(page, 'Enter the hand');
    };
    const player = async (missions: readonly number[], totals: readonly string[]) => {
      for (const points of missions) await press(page, `${points} points`);
      await press(page, `Enter ${missions.reduce((sum, points) => sum + points, 0)} points`);
      await hand(totals);
    };
    await page.goto('/game/spymaster');
    await page.getByRole('link', { name: /^Just score/ }).click();
    await press(page, 'Seat');
    await press(page, 'Enter the scores');
    await page.getByRole('radio', { name: 'Player 1' }).click();
    await player([8, 9, 10, 7, 11], ['4', '1', '2', '']);
    await page.getByRole('radio', { name: 'Player 2' }).click();
    await player([11, 11, 11, 11, 11], ['3', '', '2', '']);
    await player([7], ['', '', '', '']);
    await page.getByText('45 for Missions + 15 for Intelligence').waitFor();
    await page.getByText('55 for Missions + 5 for Intelligence').waitFor();
    await shot(page, 'spymaster-tie');
    await page.getByRole('radio', { name: 'Player 3' }).click();
    await press(page, 'Player 3 took the SpyMaster card');
    await press(page, 'See the score');
    await page.getByRole('heading', { name: 'Player 3 wins' }).waitFor();
    await page.getByText(/Player 1, Player 2 are tied, but Player 3 took the SpyMaster card/).waitFor();
    for (const bar of ['Player 2, 60', 'Player 3, 7, Winner'])
      await page.getByRole('button', { name: bar, exact: true }).waitFor();
    await shot(page, 'spymaster-score');
    // The first tap stands the bars up, if they still grow.
    const bonus = page.getByLabel('Tied for most Dossiers: 2, 2, 0, 5');
    while (!(await bonus.isVisible())) await press(page, 'Player 1, 60');
    expect(problems).toEqual([]);
  }));
