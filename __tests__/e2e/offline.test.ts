import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { offlineReady, shot, withPage } from './support/browser';
import { folderOf } from './support/launch';
import { openEveryPage } from './support/every-page';
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

test('every page and every file of the release opens with the network and the server gone', async () => {
  const server = await startServer(folderOf('product'));
  try {
    await withPage({ origin: server.origin }, async ({ page, context, problems }) => {
      await page.goto('/');
      await offlineReady(page);
      const files = (await readdir(folderOf('product'), { recursive: true, withFileTypes: true }))
        .filter((file) => file.isFile() && !/^(service-worker\.js|metadata\.json)$/.test(file.name))
        .map((file) => '/' + path.relative(folderOf('product'), path.join(file.parentPath, file.name)));
      await server.stop();
      await context.setOffline(true);

      // A browser asks for brackets as they are, some tools escape them.
      const addresses = files.flatMap((file) => [file, encodeURI(file)]);
      const missing = await page.evaluate(
        (all) =>
          Promise.all(
            all.map(async (address) => {
              const answer = await fetch(address).catch(() => undefined);
              return answer?.ok ? [] : [address];
            }),
          ),
        addresses,
      );
      expect(missing.flat()).toEqual([]);
      expect(addresses.filter((address) => address.includes('[')).length).toBeGreaterThan(5);

      await openEveryPage(page, folderOf('product'));
      expect(problems).toEqual([]);
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
