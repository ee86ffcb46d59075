import { shot, still, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { pressOn } from './support/setup-table';
import { go, press, setUp } from './support/spy-connection-table';

/*
 * By hand. Player 1 completes seven Missions of 2 points, the first with the circle of the red city, and covers one
 * more circle: 7 × 2 + 1 = 15. Player 2 keeps the circle of the Start Mission and covers two more: 3.
 */
test('a light game on its scoreboard: tapped numbers, an extra turn, undo, reload, last turn, result', () =>
  withPage({}, async ({ page, problems }) => {
    const whose = (seat: number) => page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true }).waitFor();
    const key = (name: string) => page.getByRole('radio', { name, exact: true }).first().click();
    const fits = async (name: string) => {
      await still(page);
      await shot(page, `spy-connection-${name}`);
      expect([name, await faultsOf(page)]).toEqual([name, []]);
    };
    const complete = async () => {
      await press(page, 'Complete a Mission');
      await key('2 points');
    };
    await setUp(page, 'Simple');
    await whose(1);
    await press(page, 'Accept a Mission, 1 Agent');
    await button('Player 1, 13 Agents in the supply');
    await complete();
    await key('1 assigned Agent');
    await page.getByRole('checkbox', { name: 'Extra Turn' }).click();
    await fits('light-complete');
    await go(page, /^Complete · 2 points/);
    await button('Player 1, 15 Agents in the supply');
    await go(page, 'Start extra turn');
    await press(page, 'Place 2 Agents on the board');
    await press(page, 'Cover 1 circle');
    await button('Player 1, 3 points');
    await press(page, 'Undo: Player 1 placed 1 Agent');
    await button('Player 1, 2 points');
    await press(page, 'Redo: Player 1 placed 1 Agent');
    await go(page, 'End turn → Player 2');

    await whose(2);
    await press(page, 'Cover 2 circles');
    await press(page, 'Player 1, 1 open Mission');
    await press(page, '3');
    await button('Player 1, 3 open Missions');
    await fits('light');
    await page.getByText(/entries, saved/).waitFor();
    await page.reload();
    await go(page, 'End turn → Player 1');

    await whose(1);
    await press(page, 'Player 1, 1 of 7 Missions completed');
    await press(page, '6');
    await press(page, 'Player 1, 3 points');
    for (const digit of ['1', '2']) await press(page, digit);
    await press(page, 'Set to 12');
    await complete();
    await key('1 Agent from its circles');
    await go(page, /^Complete · 2 points/);
    await page.getByText('Seven done', { exact: true }).waitFor();
    await go(page, 'End turn → Player 2');
    await go(page, 'Start Player 2’s last turn');
    await go(page, 'End turn, end the game');
    await pressOn(page, 'See the score', /\/score$/);
    await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
    await page.getByRole('button', { name: 'Player 1, 15, Winner' }).waitFor();
    await page.getByRole('button', { name: 'Player 2, 3' }).waitFor();
    expect(problems).toEqual([]);
  }));
