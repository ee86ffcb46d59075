import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { heldSecret, press, stands, tapRegion } from './support/i-spy-table';

test('a practice game is one tap from home: dealt and shuffled by the phone, marked, refused with its reason, undone', () =>
  withPage({ locale: 'en-GB', colorScheme: 'dark' }, async ({ page, problems }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await press(page, 'Practice game: I, Spy');
    await page.getByText('Practice', { exact: true }).waitFor();
    const seen = await heldSecret(page, 'Player 1');
    expect(seen).not.toBe('');
    await press(page, 'Mark place 1');
    await press(page, 'Mark place 1');
    await page.getByRole('heading', { name: 'Not now' }).waitFor();
    await press(page, 'Leave it');
    await press(page, 'Mark place 2');
    expect(await faultsOf(page)).toEqual([]);

    await press(page, 'Deploy in Breslau');
    await press(page, 'Play a card');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Overnight Line/ }).click();
    await tapRegion(page, 'stettin');
    await page.getByText('Outlet of Berlin · 3 Tickets left').waitFor();
    await shot(page, 'i-spy-map-tapped');
    await press(page, 'Go to Stettin · 3 Tickets left');
    await press(page, 'Travel, 3 Tickets');
    await dialog.getByRole('radio', { name: 'List' }).click();
    await dialog.getByRole('button', { name: /^Berlin, Capital/ }).click();
    await press(page, 'Make a contact');
    await stands(page, 'France', [7, 0]);
    await press(page, 'Take Recruit');
    await page.getByRole('heading', { name: 'Not now' }).waitFor();
    await shot(page, 'i-spy-refusal');
    await press(page, 'Leave it');
    await press(page, 'Take 2 Tickets');
    await press(page, 'Undo: Player 1 took 2 Tickets as the reward');
    await press(page, 'Undo: Player 1 made contact in Berlin');
    await stands(page, 'France', [4, 0]);
    await page.reload();
    await stands(page, 'France', [4, 0]);
    expect(problems).toEqual([]);
  }));
