import { shot, withPage } from './support/browser';
import { press } from './support/spy-connection-table';

test('a practice game is one tap from home: dealt by the phone, marked, and a city is two taps', () =>
  withPage({}, async ({ page, problems }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await press(page, 'Practice game: Spy Connection');
    await page.getByRole('heading', { name: 'Player 1’s turn' }).waitFor();
    await page.getByText('Map · practice').waitFor();
    await page.getByText('14 Agents in the supply · Spy in').waitFor();
    await press(page, 'Connect a city');
    // Chance deals the red city, so the first way may have two spaces or three.
    const way = page
      .getByRole('dialog')
      .getByRole('button', { name: /→.*[23] Agents$/ })
      .first();
    const price = Number(/(\d) Agents$/.exec((await way.getAttribute('aria-label')) ?? '')?.[1]);
    await way.click();
    await page.getByText(`${14 - price} Agents in the supply · Spy in`).waitFor();
    await page.getByRole('img', { name: /^Map of the network/ }).scrollIntoViewIfNeeded();
    await press(page, 'Zoom in');
    await shot(page, 'spy-connection-map');
    await press(page, 'Show the whole map');
    expect(problems).toEqual([]);
  }));
