import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const given = (value: string | undefined): string => {
  if (value === undefined) throw new Error('Start the browser tests with npm run e2e.');
  return value;
};

/** The real app, or the same app with the test-only game in it. */
export type Build = 'product' | 'test';

export const originOf = (build: Build): string =>
  given(build === 'product' ? process.env.DEBRIEF_PRODUCT : process.env.DEBRIEF_TEST);

export const folderOf = (build: Build): string => (build === 'product' ? 'dist/web' : 'dist/web-test');

export const launchOptions = (): LaunchOptions => ({
  executablePath: given(process.env.DEBRIEF_CHROME),
  args: given(process.env.DEBRIEF_CHROME_FLAGS).split(' '),
});

let running: Promise<Browser> | undefined;

/** One browser for all tests of a file; each page gets a context of its own. */
export const sharedBrowser = (): Promise<Browser> => (running ??= chromium.launch(launchOptions()));

afterAll(async () => {
  await (await running)?.close();
  running = undefined;
});
