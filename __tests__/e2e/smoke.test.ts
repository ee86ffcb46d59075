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
