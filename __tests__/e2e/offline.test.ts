import { offlineReady, shot, withPage } from './support/browser';
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

test('a running match opens by its address and plays on with the network and the server gone', async () => {
  const server = await startServer(folderOf('test'));
  try {
    await withPage({ origin: server.origin }, async ({ page, context, problems }) => {
      await page.goto('/');
      await offlineReady(page);
      await page.getByRole('button', { name: /^Practice game/ }).tap();
      await page.getByRole('button', { name: 'Pass', exact: true }).tap();
      await page.getByRole('button', { name: 'Undo: Player 1 passed' }).waitFor();
      await page.getByText(/, saved$/).waitFor();
      await server.stop();
      await context.setOffline(true);

      await page.goto(page.url());
      await page.getByRole('button', { name: 'Undo: Player 1 passed' }).waitFor();
      await page.getByRole('button', { name: 'Pass', exact: true }).tap();
      await page.getByRole('button', { name: 'Undo: Player 2 passed' }).waitFor();
      await shot(page, 'match-offline');
      expect(problems).toEqual([]);
    });
  } finally {
    await server.stop();
  }
});
