import { shot, withPage } from './support/browser';
import { acceptOldest, learn, moveTo, press, read, setUp } from './support/spy-connection-table';

/*
 * Worked out by hand. Player 1: the Start Mission London – Paris (2), three Missions of 2 with an Extra Turn each,
 * three of 3: 2 + 3 × 2 + 3 × 3 = 17, and no circle on an open Mission. Player 2 completes nothing and covers
 * two circles: Madrid on the Start Mission and Paris on Paris – Rome.
 */
test('a whole game with real cards: learned board, refusal mended, undo, reload, extra turns, last turn, winner', () =>
  withPage({}, async ({ page, problems }) => {
    const whose = (seat: number) => page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
    const supply = (count: number) => page.getByText(`${count} Agents in the supply · Spy in`).waitFor();
    const end = () => press(page, 'End the turn');
    const cover = (city: string, cities = 'London – Paris') =>
      page
        .getByRole('button', { name: `Agent on ${city}: ${cities}`, exact: true })
        .first()
        .click();
    const early = { cities: ['London', 'Paris'], points: 2, extraTurn: true };
    const late = { cities: ['London', 'Paris'], points: 3 };

    await setUp(page, 'Full');
    await press(page, 'Start Mission of Player 1');
    await read(page, { cities: ['London', 'Paris'], points: 2 });
    await press(page, 'That is the card');
    await read(page, { cities: ['Madrid', 'Berlin'], points: 3 });
    await press(page, 'That is the card');

    await whose(1);
    await supply(14);
    await learn(page, 'Paris');
    // The book's own example: the app knows the way already, and the table takes it.
    await press(page, 'Use the connection London–Paris that is known, for 2 Agents');
    await supply(12);
    await cover('Paris');
    await supply(13);
    await end();

    await whose(2);
    await learn(page, 'Paris');
    await supply(12);
    await press(page, 'Undo: Player 2 connected Paris');
    await supply(14);
    await press(page, 'Redo: Player 2 connected Paris');
    await supply(12);
    await end();

    await acceptOldest(page, early);
    await cover('Paris');
    await supply(12);
    await end();

    await acceptOldest(page, { cities: ['Paris', 'Rome'], points: 5 });
    await cover('Paris', 'Paris – Rome');
    await end();

    await acceptOldest(page, early);
    await cover('Paris');
    await end();
    await moveTo(page, 'Madrid');
    await end();

    await acceptOldest(page, early);
    await cover('Paris');
    await shot(page, 'spy-connection-full');
    await page.getByText(/entries, saved/).waitFor();
    await page.reload();
    await whose(1);
    await supply(10);
    await end();
    await moveTo(page, 'Paris');
    await end();

    await whose(1);
    await page.getByRole('button', { name: 'London, not covered' }).first().click();
    await page.getByText('SC-50').first().waitFor();
    await shot(page, 'spy-connection-refusal');
    await press(page, 'First move to London');
    await cover('London');
    await cover('London');
    await supply(13);
    await page.getByText('3 extra turns').first().waitFor();
    await end();

    for (let extra = 0; extra < 3; extra++) {
      await whose(1);
      await acceptOldest(page, late);
      await cover('London');
      await end();
    }
    await whose(2);
    await moveTo(page, 'Madrid');
    await end();

    await moveTo(page, /^Paris, 3 circles/);
    for (let circle = 0; circle < 3; circle++) await cover('Paris');
    await page.getByText('Last turn to come', { exact: true }).waitFor();
    await end();

    await whose(2);
    await moveTo(page, 'Paris');
    await end();
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    await press(page, 'See the score');
    await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
    for (const bar of ['Player 1, 17, Winner', 'Player 2, 2'])
      await page.getByRole('button', { name: bar, exact: true }).waitFor();
    await shot(page, 'spy-connection-score');
    expect(problems).toEqual([]);
  }));
