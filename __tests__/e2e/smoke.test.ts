import { shot, withPage } from './support/browser';

test('the home screen opens without an error', () =>
  withPage({}, async ({ page, problems }) => {
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await shot(page, 'home');
    expect(problems).toEqual([]);
  }));

test('an address that nobody knows still opens the app', () =>
  withPage({}, async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByText(/.+/).first().waitFor();
  }));

test('a tap on the painted page before its scripts have run is not lost', () =>
  withPage({}, async ({ page }) => {
    let goOn = (): void => undefined;
    const tapped = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/_expo/**/*.js', async (route) => {
      await tapped;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Practice game: Spy Connection' }).click();
    goOn();
    await page.getByTestId('save-mark').waitFor();
  }));
