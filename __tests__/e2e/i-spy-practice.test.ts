import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { goTo, heldSecret, openHand, playCard, press, stands, tapRegion } from './support/i-spy-table';

test('a practice game is one tap from home: dealt and shuffled by the phone, marked, refused with its reason, undone', () =>
  withPage({ locale: 'en-GB', colorScheme: 'dark' }, async ({ page, problems }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await press(page, 'Practice game: I, Spy');
    await page.getByTestId('save-mark').waitFor();
    const seen = await heldSecret(page, 'Player 1');
    expect(seen).not.toBe('');
    await press(page, 'Mark place 1');
    await press(page, 'Mark place 1, Player 1');
    await page.getByRole('heading', { name: 'Not now' }).waitFor();
    await press(page, 'Leave it');
    await press(page, 'Mark place 2');
    expect(await faultsOf(page)).toEqual([]);

    await goTo(page, /^Breslau, /, 'Deploy in Breslau');
    await openHand(page);
    await playCard(page, 'Overnight Line');
    await tapRegion(page, /^Stettin, Outlet of Berlin · 3 Tickets left/);
    await page.getByRole('button', { name: 'Go to Stettin, 1 Ticket, 3 left' }).waitFor();
    await shot(page, 'i-spy-map-tapped');
    await goTo(page, /^Berlin, Capital/, 'Go to Stettin, enter Berlin, 1 Ticket, 3 left');
    await press(page, 'Berlin, France +3: Recruit');
    await page.getByText('Recruit costs at least 4 Supply Tokens; the spy has 3.').waitFor();
    await shot(page, 'i-spy-refusal');
    await press(page, 'Leave it');
    await press(page, 'Berlin, France +3: 2 Tickets');
    await stands(page, 'France', [7, 0]);
    await press(page, /^Undo: Player 1 took 2 Tickets as the reward/);
    await stands(page, 'France', [4, 0]);
    await page.reload();
    await stands(page, 'France', [4, 0]);
    expect(problems).toEqual([]);
  }));
