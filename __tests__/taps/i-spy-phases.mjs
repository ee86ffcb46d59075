/* The scoring half of I, Spy: what is tapped beyond the button that leads on. */

/** Presses the large button of a slide until the next one has come: a second tap within a moment is not meant for it. */
const onward = async (page, ...names) => {
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).waitFor();
    await page.waitForFunction(
      (wanted) => {
        const button = [...document.querySelectorAll('[role=button]')].find(
          (each) => each.getAttribute('aria-label') === wanted,
        );
        button?.click();
        return button === undefined;
      },
      name,
      { polling: 400 },
    );
  }
};

const NATIONS = ['Britain', 'France', 'Germany', 'Italy', 'Russia'];
const nationsTo = (last) => [...NATIONS, last].map((next) => `Done, next: ${next}`);

/** Two people at a light table, after three rounds: nothing of the box is known but what the book tells. */
const threeRounds = async ({ page, tap }) => {
  await page.goto('/game/i-spy/setup');
  await tap('Simple', { role: 'radio' });
  await tap('Spin and start');
  await tap('Skip to turn 1');
  for (let turn = 0; turn < 6; turn++)
    await onward(page, turn % 2 === 1 ? 'End the turn' : await nextName(page));
};

/** Who begins is drawn. */
const nextName = async (page) => {
  const button = page.getByRole('button', { name: /^Next: Player \d$/ });
  await button.waitFor();
  return (await button.getAttribute('aria-label')) ?? '';
};

const CARDS = ['Overnight Line', 'Smuggle', 'Airship Line'];

export const jobs = [
  {
    name: 'the first Scoring Phase with an empty box, beyond “next”',
    most: 12,
    prepare: async (hands) => {
      await threeRounds(hands);
      await onward(hands.page, 'No card lies in the Records', ...nationsTo('the chart'));
    },
    // The large button is pressed by the page itself, so that only what is entered counts.
    play: async ({ page, tap }) => {
      for (const number of ['+3', '+2', '+1', '2']) await tap(number);
      await onward(page, 'Done, next: Politician');
      for (const print of ['France +3', 'Italy +2', 'Russia +1']) await tap(print);
      await onward(page, 'Resolve it, then: Politician');
      for (const print of ['Germany −3', 'Britain +2', 'Italy +1']) await tap(print);
      await onward(page, 'Resolve it, then: Advantages', 'Flags moved, next: clean-up');
      await page.getByRole('button', { name: /^Start round 4/ }).waitFor();
    },
  },
  {
    name: 'light Records of two players with three cards each',
    most: 12,
    prepare: threeRounds,
    play: async ({ page, tap }) => {
      for (let player = 0; player < 2; player++)
        for (const card of CARDS) await tap(new RegExp(`^${card}, ${player} called out`));
      await tap('Score these 6 cards');
      await page.getByRole('button', { name: 'Done, next: Britain' }).waitFor();
    },
  },
  {
    name: 'the end of a game that nobody tracked, three players without a tie',
    most: 12,
    prepare: async ({ page, tap }) => {
      await page.goto('/game/i-spy');
      await tap(/^Just score/, { role: 'link' });
      await tap('Seat');
      await tap('Enter the scores');
      await page.getByRole('button', { name: /^France, / }).waitFor();
    },
    play: async ({ page, tap }) => {
      for (const [nation, power] of [
        ['France', '21'],
        ['Italy', '18'],
        ['Britain', '15'],
      ]) {
        await tap(new RegExp(`^${nation}, `));
        for (const digit of power) await tap(digit);
      }
      await page.getByText('Player 1 wins with France, 21').waitFor();
      await tap('To the result');
      await page.getByRole('button', { name: 'See the score' }).waitFor();
    },
  },
];
