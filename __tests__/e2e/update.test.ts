import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page } from 'playwright-core';
import { type Visitor, offlineReady, withPage } from './support/browser';
import { folderOf } from './support/launch';
import { startServer } from './support/server';

/** Another release in the place of the one that the page was opened with. */
const release = async (folder: string): Promise<void> => {
  const worker = path.join(folder, 'service-worker.js');
  const code = await readFile(worker, 'utf8');
  await writeFile(worker, code.replace(/"version":"\w+"/, '"version":"abcdefabcdef"'));
};

const findUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
  });

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

const withUpdate = async (then: (visitor: Visitor) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'debrief-release-'));
  await cp(folderOf('product'), folder, { recursive: true });
  const server = await startServer(folder);
  const arrive = async (visitor: Visitor) => {
    await visitor.page.goto('/');
    await offlineReady(visitor.page);
    await release(folder);
    await findUpdate(visitor.page);
    await then(visitor);
  };
  try {
    await withPage({ origin: server.origin }, arrive);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

test('a new release waits while the app is open and is there at the next cold start', () =>
  withUpdate(async ({ page, context }) => {
    await page.reload();
    expect(await isWaiting(page)).toBe(true);

    await page.close();
    const cold = await context.newPage();
    await cold.goto('/');
    await cold.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
    await cold.getByRole('heading').first().waitFor();
  }));

test('a new release takes over at once when somebody asks for it, and keeps the files of the last one', () =>
  withUpdate(async ({ page }) => {
    await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).waiting?.postMessage('apply-update'),
    );
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  }));
