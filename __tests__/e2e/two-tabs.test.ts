import { type Page } from 'playwright-core';
import { tell } from '../support/soak';
import { type Seen, press, seen, setUpReal, step, tap } from './support/courier-table';
import { pressOn, toTurnOne } from './support/setup-table';
import { withPage } from './support/browser';

const APPENDS = process.env.SOAK ? 1000 : 200;

/** The board may follow a frame after the head of the screen: what they show counts once it stays. */
const settled = async (page: Page): Promise<Seen> => {
  for (let before = ''; ;) {
    const now = await seen(page);
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
    await page.waitForTimeout(40);
  }
};

const until = async (page: Page, wanted: (now: Seen) => boolean): Promise<Seen> => {
  const give = Date.now() + 10_000;
  for (;;) {
    const now = await settled(page);
    if (wanted(now)) return now;
    if (Date.now() > give) throw new Error(`Waited in vain for ${wanted}; seen ${JSON.stringify(now)}`);
    await page.waitForTimeout(5);
  }
};

/** Plays on as fast as it can until the match is over or was taken over; gives back what was acknowledged. */
const playOn = async (page: Page, most: number): Promise<{ acknowledged: number; made: number }> => {
  let acknowledged = 0;
  let made = 0;
  while (made < most) {
    if (await step(page)) made++;
    const now = await settled(page);
    if (now.readOnly || now.over) break;
    if (now.saved) acknowledged = Math.max(acknowledged, now.events);
  }
  return { acknowledged, made };
};

test(
  'two windows on one match: one plays, the other watches, and taking over loses nothing',
  () =>
    withPage({ build: 'test' }, async ({ page, context }) => {
      let player = page;
      await setUpReal(player);
      let watcher = await context.newPage();
      let made = 0;
      let handovers = 0;
      while (made < APPENDS) {
        await watcher.goto(player.url());
        await until(watcher, ({ readOnly }) => readOnly);
        expect(await step(watcher)).toBe(false);
        for (let over = false; !over;) {
          const before = (await until(player, ({ saved }) => saved)).events;
          const racing = playOn(player, 9);
          await watcher.waitForTimeout((handovers * 37) % 150);
          expect(await tap(watcher, /^Take over$/)).toBe(true);
          const raced = await racing;
          made += raced.made;
          await until(player, ({ readOnly }) => readOnly);
          const after = await until(watcher, ({ readOnly, saved }) => !readOnly && saved);
          expect(after.events).toBeGreaterThanOrEqual(Math.max(before, raced.acknowledged));
          expect(after.events).toBeLessThanOrEqual(before + raced.made);
          [player, watcher] = [watcher, player];
          handovers++;
          over = after.over;
        }
        await player.bringToFront();
        await pressOn(player, 'See the score', /\/score$/);
        await press(player, 'Rematch');
        await toTurnOne(player);
        await until(player, ({ events }) => events === 0);
      }
      expect(handovers).toBeGreaterThan(5);
      tell(`${made} moves, ${handovers} times taken over`);
    }),
  30_000 + APPENDS * 600,
);
