/* Jobs of any match, on the game that has the fewest pieces to name. */

/** Four people at a light table of Spy Connection. */
const layTable = async ({ page, tap }) => {
  await page.goto('/game/spy-connection/setup');
  for (let more = 0; more < 2; more++) await tap('Seat');
  await tap('Spin and start');
  await tap('Skip to turn 1');
  await page.getByTestId('save-mark').waitFor();
};

export const jobs = [
  {
    name: 'home to first turn, the same four, simple',
    most: 3,
    prepare: async (hands) => {
      await layTable(hands);
      await hands.page.goto('/');
    },
    play: async ({ page, tap }) => {
      await tap(/^Spy Connection/, { role: 'link' });
      await tap(/^Same four again/, { role: 'link' });
      await tap('Skip to turn 1');
      await page.getByTestId('save-mark').last().waitFor();
    },
  },
  {
    name: 'first visit to a practice game',
    most: 1,
    prepare: ({ page }) => page.goto('/'),
    play: async ({ page, tap }) => {
      await tap('Practice game: Spy Connection');
      await page.getByTestId('save-mark').waitFor();
    },
  },
  {
    name: 'correct a number by three',
    most: 2,
    prepare: layTable,
    play: async ({ page, tap }) => {
      await tap(/^Player 1, /);
      await tap('11');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Player 1, .*11 Agents/ }).waitFor();
    },
  },
  {
    name: 'undo',
    most: 1,
    prepare: async (hands) => {
      await layTable(hands);
      await hands.tap(/^Player 1, /);
      await hands.tap('11');
      await hands.page.getByRole('button', { name: /^Player 1, .*11 Agents/ }).waitFor();
    },
    play: async ({ page, tap }) => {
      await tap(/^Undo: /);
      await page.getByRole('button', { name: /^Player 1, .*14 Agents/ }).waitFor();
    },
  },
];
