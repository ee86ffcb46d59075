import { shot, withPage } from './support/browser';
import { press, setUp } from './support/spy-connection-table';

/*
 * By hand. Player 1: the red city's circle (1) goes back with the completed Mission of 4, then one circle is covered:
 * 4 + 1 = 5. Player 2: the Start Mission for 3 points takes its circle along; two circles are counted at the end: 5.
 * A tie, and Player 2 had the later first turn.
 */
test('a light game: supply, Missions, circles, an extra turn, ended early and counted, with the score by hand', () =>
  withPage({}, async ({ page, problems }) => {
    const whose = (seat: number) => page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
    const standing = (text: string) => page.getByText(text, { exact: true }).waitFor();
    await setUp(page, 'Simple');
    await whose(1);
    await standing('14 Agents in the supply · 1 open');
    await press(page, 'Accept a Mission');
    await press(page, '1 Agent');
    await standing('13 Agents in the supply · 2 open');
    const board = page.getByRole('group', { name: 'On the board' });
    const circle = page.getByRole('group', { name: 'On a city circle of a Mission' });
    await press(page, 'Complete a Mission');
    await press(page, '4 points');
    await press(page, 'Assigned Agents that return: one more');
    await page.getByRole('switch', { name: 'Extra Turn' }).click();
    await press(page, 'Completed');
    await standing('15 Agents in the supply · 1 open');
    await shot(page, 'spy-connection-light');
    await press(page, 'End the turn');
    await whose(1);
    await page.getByText('Extra turn', { exact: true }).first().waitFor();
    await press(page, 'Place Agents');
    await board.getByRole('button', { name: '2 Agents' }).click();
    await standing('13 Agents in the supply · 1 open');
    await press(page, 'Place Agents');
    await circle.getByRole('button', { name: '1 Agent' }).click();
    await page.getByText('Points: Missions 4, circles 1').waitFor();
    await press(page, 'End the turn');

    await whose(2);
    await press(page, 'Complete a Mission');
    await press(page, '3 points');
    await press(page, 'Completed');
    await standing('15 Agents in the supply · 0 open');
    await press(page, 'Menu');
    await press(page, 'End the game early');
    await page.getByRole('heading', { name: 'Scoring' }).waitFor();
    await shot(page, 'spy-connection-light-scoring');
    await press(page, 'Enter 5 points');
    for (let more = 0; more < 2; more++) await press(page, 'Covered circles on open Missions: one more');
    await press(page, 'Enter 5 points');
    await press(page, 'See the score');
    await page.getByRole('heading', { name: 'Player 2 wins' }).waitFor();
    await page.getByText('A tie for the most points: Player 2 had the later first turn and wins').waitFor();
    await page.getByRole('button', { name: 'Player 1, 5' }).waitFor();
    await page.getByRole('button', { name: 'Player 2, 5, Winner' }).waitFor();
    expect(problems).toEqual([]);
  }));
