/* Jobs that no game is needed for. */

export const jobs = [
  {
    name: 'correct a number by three',
    most: 2,
    prepare: async ({ page, tap }) => {
      await page.goto('/');
      await tap(/^Practice/);
      await page.getByTestId('save-mark').waitFor();
    },
    play: async ({ page, tap }) => {
      await tap(/\. Correct it$/);
      await page.getByRole('dialog').waitFor();
      await tap('11');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];
