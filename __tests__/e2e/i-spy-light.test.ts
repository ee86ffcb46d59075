import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { begin, heldSecret, more, press, setUp, stands } from './support/i-spy-table';

const rounds = async (page: Page, from: number, to: number): Promise<void> => {
  for (let round = from; round <= to; round++)
    for (const seat of [1, 2]) {
      await page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
      await page.getByText(`Round ${round} of 14`).waitFor();
      await press(page, 'End the turn');
    }
};

/** The sheet stays open for the next player. */
const records = async (page: Page, owed: Readonly<Record<string, number>>): Promise<void> => {
  for (const [nation, influence] of Object.entries(owed)) await more(page, nation, influence);
  await press(page, 'Enter these Records');
};

const openRecords = (page: Page) => press(page, 'Tap in Player 1’s Records');

const reveal = async (page: Page, name: string): Promise<void> => {
  await press(page, /^Reveal the/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
};

/*
 * By hand, with 4 Influence each at the start; a contact gives France 3 at once.
 * Scoring Phase 1: Germany 3, Italy 2 and France 3 make France 10, Germany 7, Italy 6 and three Nations with 4: +5, +4,
 * +3 and +2 for each of the three; the 5th is skipped. The smallest pool is 4: nothing is removed.
 * Scoring Phase 2: Russia 5, Germany 1, Britain 2. Fritz Haber: France 10 - 3 = 7, Germany 8 - 3 = 5; +5 Power to the
 * three Nations that share the least, 2. Leopold Berchtold: Austria-Hungary 7, Britain 8, Russia 10.
 * Russia +5, Britain +4, Austria-Hungary and France (7 each) +3, Italy (6) the 5th, +1, Germany (5) nothing. 5 come off.
 */
test('a light game through two Scoring Phases, with the numbers by hand', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple', 2);
    await begin(page);
    await press(page, 'France ±');
    await press(page, 'Influence, now 4: +3');
    await stands(page, 'France', [7, 0]);
    await shot(page, 'i-spy-light');
    await rounds(page, 1, 3);

    await openRecords(page);
    await records(page, { Germany: 3 });
    await records(page, { Italy: 2, France: 3 });
    await press(page, 'Scoring Phase 1: Advantages');
    await more(page, 'Advantage 3', 3);
    await more(page, 'Advantage 4', 2);
    await more(page, 'Advantage 5', 1);
    await press(page, 'That is printed');
    await press(page, 'Score the Records');
    await page
      .getByRole('button', { name: /^Place 4, Austria-Hungary, Britain, Russia, Influence 4, \+2, 3 tied/ })
      .waitFor();
    await press(page, 'Award the Advantages');
    await page.getByText(/^Nothing is removed: the smallest pool holds 4/).waitFor();
    await press(page, 'Clean up');
    await stands(page, 'France', [10, 5]);
    await stands(page, 'Britain', [4, 2]);

    await rounds(page, 4, 6);
    await openRecords(page);
    await records(page, { Russia: 5, Germany: 1 });
    await records(page, { Britain: 2 });
    await press(page, 'Score the Records');
    await reveal(page, 'Fritz Haber');
    await stands(page, 'Russia', [9, 7]);
    await reveal(page, 'Leopold Berchtold');
    await shot(page, 'i-spy-light-ranking');
    await press(page, 'Award the Advantages');
    await page.getByText('Every pool loses 5 Influence, because the smallest holds 5').waitFor();
    await press(page, 'Clean up');
    await stands(page, 'Austria-Hungary', [2, 10]);
    await stands(page, 'Britain', [3, 11]);
    await stands(page, 'France', [2, 8]);
    await stands(page, 'Germany', [0, 4]);
    await stands(page, 'Italy', [1, 4]);
    await stands(page, 'Russia', [5, 12]);
    expect(problems).toEqual([]);
  }));

test('Alignments that the phone dealt are sealed at the start and verified at the reveal', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple', 2);
    await page.getByRole('checkbox', { name: 'Phone deals Alignments' }).click();
    await begin(page);
    const seal = await page.getByText(/^Seal: /).textContent();
    const seen = await heldSecret(page, 'Player 1');
    await press(page, 'Menu');
    await press(page, 'End the game early');
    await press(page, 'Player 1 reveals the Alignment');
    await page.getByText(`Player 1 is aligned with ${seen}`).waitFor();
    await press(page, 'Player 2 reveals the Alignment');
    await press(page, 'See the score');
    expect(await page.getByText(/^Seal: /).textContent()).toBe(seal);
    await press(page, 'Verify the shuffle');
    await press(page, 'Show the seed and close the match');
    await page.getByText(/1 draw/).waitFor();
    expect(problems).toEqual([]);
  }));
