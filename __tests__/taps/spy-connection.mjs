/* Turns of Spy Connection, each from its start to the turn of the next player. */

const turnOf = (page, seat) => page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();

/** Four people at a light table, Player 1 to move. */
const layLight = async ({ page, tap }) => {
  await page.goto('/game/spy-connection/setup');
  for (let more = 0; more < 2; more++) await tap('Seat');
  await tap(/^Player 1, /);
  await tap('Player 1 begins');
  await tap('Skip to turn 1');
  await turnOf(page, 1);
};

export const jobs = [
  {
    name: 'light: accept',
    most: 2,
    prepare: layLight,
    play: async ({ page, tap }) => {
      await tap('Accept a Mission, 1 Agent');
      await tap('End turn → Player 2');
      await turnOf(page, 2);
    },
  },
  {
    name: 'light: connect and cover',
    most: 3,
    prepare: layLight,
    play: async ({ page, tap }) => {
      await tap('Place 3 Agents on the board');
      await tap('Cover 1 circle');
      await tap('End turn → Player 2');
      await turnOf(page, 2);
    },
  },
  {
    name: 'light: complete',
    most: 4,
    prepare: layLight,
    play: async ({ page, tap }) => {
      await tap('Complete a Mission');
      await tap('4 points', { role: 'radio' });
      await tap(/^Complete · 4 points/);
      await tap('End turn → Player 2');
      await turnOf(page, 2);
    },
  },
];
