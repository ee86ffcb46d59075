import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

const releaseOf = (code: string): string => code.match(/"version":"(\w+)"/)?.[1] ?? '';

test('a new release waits while the app is open and is there at the next cold start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'debrief-release-'));
  await cp(folderOf('product'), folder, { recursive: true });
  const server = await startServer(folder);
  try {
    await withPage({ origin: server.origin }, async ({ page, context }) => {
      await page.goto('/');
      await offlineReady(page);
      const worker = path.join(folder, 'service-worker.js');
      const code = await readFile(worker, 'utf8');
      const next = code.replace(releaseOf(code), 'abcdefabcdef');
      await writeFile(worker, next);

      const waiting = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
        return registration.active?.state;
      });
      expect(waiting).toBe('activated');

      await page.reload();
      expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
      expect(await page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(true);

      await page.close();
      const cold = await context.newPage();
      await cold.goto('/');
      await cold.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting);
      await cold.getByRole('heading').first().waitFor();
    });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
