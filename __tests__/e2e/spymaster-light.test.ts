import { shot, withPage } from './support/browser';
import { seatOf, toTurnOne } from './support/setup-table';
import { press, pressDock, tapOn, whose } from './support/spymaster-table';

test('light tracking: who took the SpyMaster card, a Mission, the ring of passes, the next round', () =>
  withPage({}, async ({ page, problems }) => {
    await page.goto('/game/spymaster/setup');
    await press(page, 'Who has the most IDs?');
    await seatOf(page, 'Player 1').click();
    await toTurnOne(page);
    await tapOn(page, /^Player 2: 0 points/);
    await whose(page, 'Player 1');
    await press(page, '9 points');
    await pressDock(page, /^End turn/);
    await whose(page, 'Player 2');
    await pressDock(page, /^Pass → /);
    await shot(page, 'spymaster-light');
    await pressDock(page, /^Pass: ends round 1/);
    await page.getByText(/^Round 2 of 5/).waitFor();
    await page.getByText('Tap who took the SpyMaster card').first().waitFor();
    expect(problems).toEqual([]);
  }));

test('Can I …? answers with its rule: a way, a Mission, a division into Files', () =>
  withPage({ colorScheme: 'dark' }, async ({ page, problems }) => {
    await page.goto('/game/spymaster/check');
    await page.getByText('City → Transport Hub → Transport Hub → City').waitFor();
    await page.getByText('It takes 3 movement points.').waitFor();
    await press(page, 'Movement points: one less');
    await page.getByText('No: it takes 3 movement points.').waitFor();
    await shot(page, 'spymaster-check');
    await page.getByRole('radio', { name: 'Mission' }).click();
    await page.getByText('Bring 1 more Freelance Agent there.').waitFor();
    await page.getByRole('radio', { name: 'Files' }).click();
    await page.getByRole('radio', { name: 'Alone' }).click();
    await page.getByText('SM-22').waitFor();
    expect(problems).toEqual([]);
  }));
