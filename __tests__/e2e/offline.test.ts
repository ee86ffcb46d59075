import { offlineReady, withPage } from './support/browser';
import { folderOf } from './support/launch';
import { startServer } from './support/server';

test('after one visit the app opens with the network and the server gone, deep links included', async () => {
  const server = await startServer(folderOf('product'));
  try {
    await withPage({ origin: server.origin }, async ({ page, context }) => {
      await page.goto('/');
      await offlineReady(page);
      await server.stop();
      await context.setOffline(true);

      await page.reload();
      await page.getByRole('heading').first().waitFor();

      const response = await page.goto('/no/such/page');
      expect(response?.fromServiceWorker()).toBe(true);
      await page.getByText(/.+/).first().waitFor();
    });
  } finally {
    await server.stop();
  }
});
