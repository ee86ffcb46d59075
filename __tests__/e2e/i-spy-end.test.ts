import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { press, turnOver } from './support/i-spy-table';

const type = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits) await press(page, digit);
};

const served = async (page: Page, nation: string, power: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${nation}, `) }).click();
  await type(page, power);
};

const enterScores = async (page: Page, ...chosen: readonly string[]): Promise<void> => {
  await page.goto('/game/i-spy');
  await page.getByRole('link', { name: /^Just score/ }).click();
  await press(page, 'Seat');
  for (const option of chosen) await page.getByRole('checkbox', { name: option }).click();
  await press(page, 'Enter the scores');
};

/*
 * By hand. France and Italy have 21 Power and 9 Influence each: a standstill, both fall to 0. Britain has 18 then, and
 * nobody else more.
 */
test('a game that nobody tracked: a tie in Power and Influence falls to 0 before everybody’s eyes', () =>
  withPage({ colorScheme: 'dark' }, async ({ page, problems }) => {
    await enterScores(page);
    await served(page, 'France', '21');
    expect(await faultsOf(page)).toEqual([]);
    await served(page, 'Italy', '21');
    await page.reload();
    await served(page, 'Britain', '18');
    await page.getByText('France: how much Influence?').first().waitFor();
    await type(page, '99');
    await shot(page, 'i-spy-pad');
    await turnOver(page, 'To the result');
    await page.getByLabel('France: Power 0, fell from 21, Player 1').waitFor();
    await page.getByText('Player 3 wins with Britain, 18').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'i-spy-standstill');
    await press(page, 'See the score');
    await page.getByRole('heading', { name: 'Player 3 wins' }).waitFor();
    expect(problems).toEqual([]);
  }));

/*
 * By hand. All Nations have 9 Power and 9 Influence. Player 1 (France) has deceived both others (+2, and +1 for all):
 * 12. Player 2 (Italy) has deceived nobody and turns an Asset for Italy: 10.
 */
test('Final Report, Alignments one by one along the track, and Assets by a tap on a flag', () =>
  withPage({}, async ({ page, problems }) => {
    await enterScores(page, 'Final Report');
    await type(page, '9'.repeat(12));
    await turnOver(page, 'Enter, then the Final Report');
    for (let card = 0; card < 2; card++)
      await press(page, 'Cards before this player that are wrong: one more');
    await turnOver(page, ...[1, 2, 3].map((seat) => `Enter Player ${seat}’s report`));
    for (const [seat, nation] of ['France', 'Italy', 'Britain'].entries()) {
      await page.getByRole('button', { name: new RegExp(`^${nation}: `) }).click();
      await turnOver(page, `Player ${seat + 1} served ${nation}`);
    }
    await page.getByLabel(/^Player 1, France: \+3 Power\./).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'i-spy-report');
    await turnOver(page, 'Raise the flags, then Assets', 'Player 1 has no Asset left');
    await page.getByRole('button', { name: /^Italy: Power 9/ }).click();
    await shot(page, 'i-spy-assets');
    await turnOver(page, 'Player 3 has no Asset left', 'Player 2 has no Asset left');
    await page.getByLabel(/^Italy: Power 10/).waitFor();
    await page.getByText('Player 1 wins with France, 12').waitFor();
    expect(problems).toEqual([]);
  }));
