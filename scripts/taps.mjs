/*
 * npm run taps [-- game …] [-- --reuse]: plays the jobs in __tests__/taps in the exported web app and counts the touches
 * that the page itself hears. One line a job; more touches than it may take, or a job that cannot be done, end it with 1.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { chromeFlags, ensureBrowser } from './browser.mjs';
import { exportApp } from './export.mjs';
import { root } from './lib/run.mjs';
import { serve } from './serve.mjs';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== '--reuse');
const folder = path.join(root, 'dist/web');
const phone = { width: 390, height: 844 };
const PATIENCE = 30_000;

const jobFolder = path.join(root, '__tests__/taps');
const games = (await readdir(jobFolder))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''))
  .filter((game) => wanted.length === 0 || wanted.includes(game))
  .sort();
if (games.length === 0) throw new Error(`No jobs for ${wanted.join(', ')}`);

/** Every touch that reaches the page, from the moment when `prepare` is done. */
const countedPage = async (browser, origin) => {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    locale: 'en-GB',
    baseURL: origin,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const counter = { taps: 0 };
  await page.exposeBinding('debriefTouched', () => {
    counter.taps += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', () => window.debriefTouched(), true);
  });
  return { context, page, counter };
};

/** Presses a thing by its role and name, as often as a person has to. */
const tapIn =
  (page) =>
  async (name, { role = 'button', exact = typeof name === 'string' } = {}) => {
    const thing = page.getByRole(role, { name, exact }).first();
    await thing.waitFor();
    await thing.tap();
  };

const run = async (browser, origin, game, { name, most, prepare, play }) => {
  const { context, page, counter } = await countedPage(browser, origin);
  try {
    const tap = tapIn(page);
    await prepare?.({ page, tap });
    counter.taps = 0;
    await play({ page, tap });
    const over = counter.taps > most;
    console.log(`${game}: ${name}: ${counter.taps} of at most ${most}${over ? ' OVER' : ''}`);
    return !over;
  } catch (error) {
    console.log(`${game}: ${name}: NOT DONE after ${counter.taps}: ${String(error).split('\n')[0]}`);
    return false;
  } finally {
    await context.close();
  }
};

if (!args.includes('--reuse') || !existsSync(path.join(folder, 'index.html')))
  await exportApp('web', { folder: 'dist/web' });
const server = await serve(folder);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromeFlags });
try {
  for (const game of games) {
    const { jobs } = await import(pathToFileURL(path.join(jobFolder, `${game}.mjs`)).href);
    for (const job of jobs) if (!(await run(browser, server.origin, game, job))) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
}
