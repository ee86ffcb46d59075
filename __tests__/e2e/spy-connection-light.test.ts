import { shot, withPage } from './support/browser';
import { press, setUp } from './support/spy-connection-table';

test('a light game: supply, Missions, an extra turn, ended early, with the score by hand', () =>
  withPage({}, async ({ page, problems }) => {
    const whose = (seat: number) => page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
    const standing = (text: string) => page.getByText(text, { exact: true }).waitFor();
    await setUp(page, 'Light');
    await whose(1);
    await standing('14 Agents in the supply · 1 open');
    await press(page, 'Accept a Mission');
    await press(page, '1 Agent');
    await standing('13 Agents in the supply · 2 open');
    await press(page, 'Place Agents');
    await press(page, '2 Agents');
    await standing('11 Agents in the supply · 2 open');
    await press(page, 'Complete a Mission');
    await press(page, '4 points');
    await press(page, 'Agents that come back: one more');
    await page.getByRole('switch', { name: 'Extra Turn' }).click();
    await press(page, 'Completed');
    await standing('13 Agents in the supply · 1 open');
    await shot(page, 'spy-connection-light');
    await press(page, 'End the turn');
    await whose(1);
    await press(page, 'End the turn');

    await whose(2);
    await press(page, 'Complete a Mission');
    await press(page, '3 points');
    await press(page, 'Completed');
    await standing('15 Agents in the supply · 0 open');
    await press(page, 'Menu');
    await press(page, 'End the game early');
    await press(page, 'See the score');
    await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
    await page.getByRole('row', { name: 'Total, Player 1 4, Player 2 3' }).waitFor();
    expect(problems).toEqual([]);
  }));
