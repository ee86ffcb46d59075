import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { begin, heldSecret, press, setUp, stands, turnOver } from './support/i-spy-table';

const rounds = async (page: Page, from: number, to: number): Promise<void> => {
  for (let round = from; round <= to; round++) {
    await page.getByText(`Round ${round} of 14`).waitFor();
    await turnOver(page, 'Next: Player 2', 'End the turn');
  }
};

/** Called out by everybody, card by card. */
const callOut = async (page: Page, ...cards: readonly string[]): Promise<void> => {
  for (const card of cards)
    await page.getByRole('button', { name: new RegExp(`^${card}, \\d called`) }).click();
};

const nationsUpTo = (last: string): readonly string[] =>
  ['Britain', 'France', 'Germany', 'Italy', 'Russia', last].map((next) => `Done, next: ${next}`);

const choose = async (page: Page, name: string): Promise<void> => {
  await press(page, 'In the box');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
};

/*
 * By hand, with 4 Influence each at the start; a contact gives France 3 at once.
 * Scoring Phase 1: Germany 3, Italy 2 and France 3 make France 10, Germany 7, Italy 6 and three Nations with 4: +5, +4,
 * +3 and +2 for each of the three; the 5th is skipped. The smallest pool is 4: nothing is removed.
 * Scoring Phase 2: Trace is read as Russia 3, twice: Russia 10; Overnight Line: Germany 10. Fritz Haber: France
 * 10 - 3 = 7, Germany 10 - 3 = 7; +5 Power to the three Nations that share the least, 2. Leopold Berchtold:
 * Austria-Hungary 7, Britain 6, Russia 11. Russia +5; Austria-Hungary, France and Germany (7 each) +4, the 3rd and 4th
 * are skipped; Britain and Italy (6 each) the 5th, +1. 5 come off.
 */
test('a light game through two Scoring Phases, with the numbers by hand', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple', 2);
    await begin(page);
    for (let tap = 0; tap < 3; tap++) await press(page, 'France Influence +1');
    await page.getByRole('button', { name: 'Undo: France: Influence 1, and 2 more' }).waitFor();
    await stands(page, 'France', [7, 0]);
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'i-spy-light');
    await rounds(page, 1, 3);

    await callOut(page, 'Overnight Line', 'Airship Line', 'Smuggle');
    await turnOver(page, 'Score these 3 cards');
    await turnOver(page, ...nationsUpTo('the chart'));
    for (const number of ['+3', '+2', '+1', '0']) await press(page, number);
    await turnOver(page, 'Done, next: Advantages');
    await page
      .getByRole('button', { name: /^Place 4, Austria-Hungary, Britain, Russia, Influence 4, \+2, 3 tied/ })
      .waitFor();
    await turnOver(page, 'Flags moved, next: clean-up');
    await page.getByText('Nothing comes off').waitFor();
    await turnOver(page, 'Start round 4, Player 1 begins');
    await stands(page, 'France', [10, 5]);
    await stands(page, 'Britain', [4, 2]);

    await rounds(page, 4, 6);
    await page.getByRole('button', { name: /^Trace, 0 called/ }).click();
    await press(page, 'Russia +3');
    await page.getByRole('button', { name: /^Trace, 1 called/ }).waitFor();
    await page.reload();
    await callOut(page, 'Trace', 'Overnight Line');
    expect(await faultsOf(page)).toEqual([]);
    await turnOver(page, 'Score these 3 cards');
    await turnOver(page, ...nationsUpTo('Politician'));
    await choose(page, 'Fritz Haber');
    await turnOver(page, 'Resolve it, then: Politician');
    await stands(page, 'Russia', [10, 7]);
    await choose(page, 'Leopold Berchtold');
    await turnOver(page, 'Resolve it, then: Advantages');
    await shot(page, 'i-spy-light-ranking');
    await turnOver(page, 'Flags moved, next: clean-up');
    await page.getByText('1 large counter off every Nation').waitFor();
    await turnOver(page, 'Start round 7, Player 1 begins');
    await stands(page, 'Austria-Hungary', [2, 11]);
    await stands(page, 'Britain', [1, 8]);
    await stands(page, 'France', [2, 9]);
    await stands(page, 'Germany', [2, 8]);
    await stands(page, 'Italy', [1, 4]);
    await stands(page, 'Russia', [6, 12]);
    expect(problems).toEqual([]);
  }));

test('Alignments that the phone dealt are sealed at the start and verified at the reveal', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple', 2);
    await page.getByRole('checkbox', { name: 'Phone deals Alignments' }).click();
    await begin(page);
    await press(page, 'More');
    const seal = await page.getByText(/^Seal: /).textContent();
    await press(page, 'Close');
    const seen = await heldSecret(page, 'Player 1', () => press(page, 'Secret'));
    await press(page, 'Menu');
    await press(page, 'End the game early');
    await turnOver(page, 'Reveal Player 1’s Nation');
    await page.getByLabel(`Player 1, ${seen}`).waitFor();
    await turnOver(page, 'Reveal Player 2’s Nation');
    await press(page, 'See the score');
    expect(await page.getByText(/^Seal: /).textContent()).toBe(seal);
    await press(page, 'Verify the shuffle');
    await press(page, 'Show the seed and close the match');
    await page.getByText(/1 draw/).waitFor();
    expect(problems).toEqual([]);
  }));
