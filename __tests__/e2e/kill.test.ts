import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, chromium } from 'playwright-core';
import { tell } from '../support/soak';
import { practise, seen, step } from './support/courier-table';
import { launchOptions, originOf } from './support/launch';

const KILLS = process.env.SOAK ? 100 : 5;

interface Window {
  readonly page: Page;
  kill(): Promise<void>;
}

const address = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      heard += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(heard)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${heard}`)));
  });

/** A browser of our own, with everything it started in one process group, so that all of it dies at once. */
const openBrowser = async (profile: string): Promise<Window> => {
  const { executablePath = '', args = [] } = launchOptions();
  const child = spawn(
    executablePath,
    [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await address(child));
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no window.');
  const page = await context.newPage();
  const kill = async () => {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await once(child, 'exit');
    await browser.close().catch(() => undefined);
  };
  return { page, kill };
};

test(
  `a browser killed ${KILLS} times while playing loses no acknowledged move`,
  async () => {
    const profile = await mkdtemp(path.join(tmpdir(), 'debrief-kill-'));
    const origin = originOf('test');
    let match: string | undefined;
    let acknowledged = 0;
    let total = 0;
    try {
      for (let kills = 0; kills < KILLS; kills++) {
        const { page, kill } = await openBrowser(profile);
        if (match === undefined) {
          await practise(page, origin);
          acknowledged = 0;
        } else await page.goto(match);
        await page.getByTestId('save-mark').waitFor();
        match = page.url();
        const found = await seen(page);
        expect(found.events).toBeGreaterThanOrEqual(acknowledged);
        const moves = 2 + (kills % 4);
        for (let made = 0; made < moves && (await step(page)); made++) {
          await page.waitForFunction(() => /entr(y|ies), saved/.test(document.body.innerText));
          acknowledged = (await seen(page)).events;
          total++;
        }
        // One more that nobody has acknowledged yet when the browser dies.
        await step(page);
        await page.waitForTimeout((kills * 7) % 25);
        const { over } = await seen(page);
        await kill();
        if (over) match = undefined;
      }
      expect(total).toBeGreaterThan(KILLS);
      tell(`${KILLS} kills, ${total} acknowledged moves`);
    } finally {
      // A killed browser's children may still write for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    }
  },
  60_000 + KILLS * 15_000,
);
