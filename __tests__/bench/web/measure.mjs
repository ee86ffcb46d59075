import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromeFlags, ensureBrowser } from '../../../scripts/browser.mjs';

export const launch = async () =>
  chromium.launch({ executablePath: await ensureBrowser(), args: chromeFlags });

/** A fresh visit without a service worker, which would load in the background what the screen never asked for. */
export const visit = async (browser, visiting) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  try {
    return await visiting(await context.newPage());
  } finally {
    await context.close();
  }
};

export const slowDown = async (page, rate) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** The JavaScript that the first screen loads, compressed as a host would. */
export const firstScreenScript = (browser, origin) =>
  visit(browser, async (page) => {
    const scripts = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    return bodies.reduce((bytes, body) => bytes + brotliCompressSync(body).length, 0);
  });

export const firstPaint = (browser, origin) =>
  visit(browser, async (page) => {
    await slowDown(page, 4);
    await page.goto(origin, { waitUntil: 'load' });
    return page.evaluate(async () => {
      const paint = () => performance.getEntriesByName('first-contentful-paint')[0];
      while (!paint()) await new Promise((resolve) => setTimeout(resolve, 10));
      return paint().startTime;
    });
  });
