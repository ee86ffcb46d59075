import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page } from 'playwright-core';
import { type Visitor, offlineReady, withPage } from './support/browser';
import { folderOf } from './support/launch';
import { openEveryPage } from './support/every-page';
import { type OwnServer, startServer } from './support/server';

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

interface Listed {
  readonly files: { readonly path: string; hash: string }[];
}

/** All its pages have changed, and of one of them something else arrives than was exported. */
const releaseHalf = async (folder: string): Promise<void> => {
  await release(folder);
  const worker = path.join(folder, 'service-worker.js');
  const [first = '', ...code] = (await readFile(worker, 'utf8')).split('\n');
  const listed = JSON.parse(first.slice('const release = '.length, -1)) as Listed;
  const pages = listed.files.filter((file) => file.path.endsWith('.html'));
  for (const file of pages) {
    await appendFile(path.join(folder, file.path), '<!-- next -->');
    const text = await readFile(path.join(folder, file.path));
    file.hash = createHash('sha256').update(text).digest('base64');
  }
  await appendFile(path.join(folder, pages.at(-1)?.path ?? ''), 'Sign in to this network');
  await writeFile(worker, [`const release = ${JSON.stringify(listed)};`, ...code].join('\n'));
};

/** The browser has tried to install it, and has given it up. */
const givenUp = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker | null>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true });
    });
    await registration.update().catch(() => undefined);
    const worker = await found;
    while (worker?.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 20));
    return worker?.state ?? 'none';
  });

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** A visitor with a release of their own, whose files the test can change. */
const withRelease = async (
  then: (visitor: Visitor, folder: string, server: OwnServer) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'debrief-release-'));
  await cp(folderOf('product'), folder, { recursive: true });
  const server = await startServer(folder);
  try {
    await withPage({ origin: server.origin }, async (visitor) => {
      await visitor.page.goto('/');
      await offlineReady(visitor.page);
      await then(visitor, folder, server);
    });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const withUpdate = (then: (visitor: Visitor) => Promise<void>): Promise<void> =>
  withRelease(async (visitor, folder) => {
    await release(folder);
    await findUpdate(visitor.page);
    await then(visitor);
  });

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

test('an update of which a file does not arrive leaves the release in use: every page of it opens offline', () =>
  withRelease(async ({ page, context, problems }, folder, server) => {
    const before = await page.evaluate(() => caches.keys());
    await releaseHalf(folder);
    expect(await givenUp(page)).toBe('redundant');
    expect(await page.evaluate(() => caches.keys())).toEqual(before);
    const noted = problems.length;
    await server.stop();
    await context.setOffline(true);
    await openEveryPage(page, folderOf('product'));
    expect(problems.slice(noted)).toEqual([]);
  }));
