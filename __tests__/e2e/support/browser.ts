import path from 'node:path';
import { type BrowserContext, type Locator, type Page } from 'playwright-core';
import { type Build, originOf, sharedBrowser } from './launch';

/** How long a page is waited for: only a hang takes longer, also on a machine that has much else to do. */
const PATIENCE = 90_000;

export const phone = { width: 390, height: 844 } as const;

export interface Visit {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly build?: Build;
  /** Where the app is served, if not by the shared server of its build. */
  readonly origin?: string;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  /** Errors of the console and of scripts, as they come. */
  readonly problems: readonly string[];
}

/** Milliseconds from tap to tap: longer than what the app takes for a double tap (settled-taps and stray-taps). */
const PACE = 450;

/** When each page was tapped last. */
const tapped = new WeakMap<Page, number>();

/** A driver taps faster than any finger, and is taken for the second half of a double tap. */
export const atAFingersPace = async (page: Page, tap: () => Promise<void>): Promise<void> => {
  const early = (tapped.get(page) ?? 0) + PACE - Date.now();
  if (early > 0) await page.waitForTimeout(early);
  await tap();
  tapped.set(page, Date.now());
};

let paced = false;

/** All clicks on what is found in a page of the product. */
const paceClicks = (found: Locator): void => {
  if (paced) return;
  paced = true;
  const locators = Object.getPrototypeOf(found) as Locator;
  const { click } = locators;
  locators.click = function (this: Locator, ...how) {
    const page = this.page();
    return tapped.has(page) ? atAFingersPace(page, () => click.apply(this, how)) : click.apply(this, how);
  };
};

/** A fresh person with a fresh phone: own storage, own service worker, gone afterwards. */
export const withPage = async (
  visit: Visit,
  visiting: (visitor: Visitor) => Promise<void>,
): Promise<void> => {
  const { viewport = phone, locale = 'en-GB', colorScheme = 'light', build = 'product' } = visit;
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport,
    locale,
    colorScheme,
    hasTouch: true,
    baseURL: visit.origin ?? originOf(build),
  });
  try {
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    if (build === 'product') tapped.set(page, 0);
    paceClicks(page.locator('body'));
    const problems: string[] = [];
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await visiting({ page, context, origin: visit.origin ?? originOf(build), problems });
  } finally {
    await context.close();
  }
};

/** Whatever slides has arrived, and two frames in a row show the same. */
export const still = async (page: Page): Promise<void> => {
  await page.evaluate(() => Reflect.deleteProperty(window, 'seenBefore'));
  await page.waitForFunction(() => {
    const now = document.body.innerHTML;
    const stays = Reflect.get(window, 'seenBefore') === now;
    Reflect.set(window, 'seenBefore', now);
    return stays && document.getAnimations().every(({ playState }) => playState !== 'running');
  });
};

/** Until a tap is no longer taken for the second half of the one before. */
export const afterCalm = async (page: Page): Promise<void> => {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction(([start, pace]) => performance.now() - start > pace, [from, PACE] as const);
};

/** Written to an ignored folder, to be looked at. */
export const shot = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: path.join(__dirname, '../shots', `${name}.png`) });
};

/** Resolves when the service worker has stored the app and answers for this page. */
export const offlineReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
