import { shot, still, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { pressOn } from './support/setup-table';
import { acceptOldest, draw, go, press, read, setUp, tapMap } from './support/spy-connection-table';

/*
 * Worked out by hand. Player 1: the Start Mission London – Paris (2), three Missions of 2 with an Extra Turn each,
 * three of 3: 2 + 3 × 2 + 3 × 3 = 17, and no circle on an open Mission. Player 2 completes nothing and covers
 * two circles: Madrid on the Start Mission and Paris on Paris – Rome.
 */
test('a whole game with an empty box on the map: drawn ways, read cards, refusal mended, undo, reload, last turn, winner', () =>
  withPage({}, async ({ page, problems }) => {
    const whose = (seat: number) => page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
    const supply = (seat: number, count: number) =>
      page
        .getByRole('button', { name: new RegExp(`^Player ${seat},.* ${count} Agents in the supply`) })
        .waitFor();
    const fits = async (name: string) => {
      await still(page);
      await shot(page, `spy-connection-${name}`);
      expect([name, await faultsOf(page)]).toEqual([name, []]);
    };
    const early = { cities: ['London', 'Paris'], points: 2, extraTurn: true };
    const late = { cities: ['London', 'Paris'], points: 3 };

    await setUp(page, 'Full');
    await read(page, { cities: ['London', 'Paris'], points: 2 });
    await fits('start');
    await go(page, /^Player 1 starts in London/);
    await read(page, { cities: ['Madrid', 'Berlin'], points: 3 });
    await go(page, /^Player 2 starts in Madrid/);

    // The book's own example: the app knows the way already.
    await whose(1);
    await fits('turn');
    await tapMap(page, /^Paris, 2 Agents/);
    await go(page, /^Connect Paris · 2/);
    await supply(1, 12);
    await go(page, /^Cover Paris and end, 1 Mission complete/);

    await whose(2);
    await supply(1, 13);
    await draw(page, 'Paris', 2);
    await tapMap(page, 'London–Paris, space 2, share this space');
    await fits('draw');
    await tapMap(page, 'London–Paris, space 2, shared');
    await tapMap(page, 'London–Paris, space 2, shared');
    await go(page, /^Connect Paris · 2/);
    await supply(2, 12);
    await press(page, 'Undo: Player 2 connected Paris');
    await supply(2, 14);
    await press(page, 'Redo: Player 2 connected Paris');
    await supply(2, 12);
    await go(page, 'End turn → Player 1');

    await whose(1);
    await acceptOldest(page, early);
    await go(page, /^Cover Paris and end/);
    await whose(2);
    await acceptOldest(page, { cities: ['Paris', 'Rome'], points: 5 });
    await go(page, /^Cover Paris and end/);
    await whose(1);
    await acceptOldest(page, early);
    await go(page, /^Cover Paris and end/);
    await whose(2);
    await tapMap(page, /^Madrid, in your network/);
    await go(page, /^Move to Madrid/);
    await go(page, 'End turn → Player 1');

    await whose(1);
    await press(page, /^Not read yet, Mission space 1/);
    await read(page, early);
    await fits('read');
    await page.getByText(/entries, saved/).waitFor();
    await go(page, /^Accept · 0 Agents/);
    await page.getByText(/entries, saved/).waitFor();
    await page.reload();
    await go(page, /^Cover Paris and end/);
    await whose(2);
    await tapMap(page, /^Paris, in your network/);
    await go(page, /^Move to Paris/);
    await go(page, 'End turn → Player 1');

    await whose(1);
    await tapMap(page, /^London, in your network/);
    await go(page, /^Move to London/);
    await go(page, /^Cover London \(3\) and end, 3 Missions complete, then your extra turn/);
    for (let extra = 0; extra < 3; extra++) {
      await acceptOldest(page, late);
      await go(page, /^Cover London and end/);
    }
    await whose(2);
    await tapMap(page, /^London/);
    await page.getByRole('button', { name: /^Connect London · / }).waitFor();
    await press(page, 'Cancel');
    await tapMap(page, /^Madrid, in your network/);
    await go(page, /^Move to Madrid/);
    await go(page, 'End turn → Player 1');

    await whose(1);
    await tapMap(page, /^Paris, in your network, 3 circles/);
    await go(page, /^Move to Paris/);
    await go(page, /^Cover Paris \(3\) and end, 3 Missions complete, then Player 2/);
    await page.getByRole('heading', { name: 'Last round' }).waitFor();
    await fits('last-round');
    await go(page, 'Start Player 2’s last turn');
    await tapMap(page, /^Paris, in your network/);
    await go(page, /^Move to Paris/);
    await go(page, 'End turn, end the game');
    await pressOn(page, 'See the score', /\/score$/);
    await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
    for (const bar of ['Player 1, 17, Winner', 'Player 2, 2'])
      await page.getByRole('button', { name: bar, exact: true }).waitFor();
    expect(problems).toEqual([]);
  }));
