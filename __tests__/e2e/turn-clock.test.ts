import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { press } from './support/courier-table';
import { nameSeats, pressOn, seatBegins, toTurnOne } from './support/setup-table';
import { go } from './support/spy-connection-table';

const kept = path.join(__dirname, 'shots/upright.png');

const time = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = (await page.getByTestId('turn-time').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};

const until = (page: Page, least: number): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const shown = document.querySelector('[data-testid="turn-time"]')?.textContent ?? '0:00';
    const [minutes = 0, seconds = 0] = shown.split(':').map(Number);
    return minutes * 60 + seconds >= wanted;
  }, least);

test('a clock that counts up, is paused by a tap, outlives a reload and stands in the result, course and picture', () =>
  withPage({}, async ({ page, problems }) => {
    await page.goto('/game/spy-connection/setup');
    await nameSeats(page, ['Anna', 'Ben']);
    await page.getByRole('checkbox', { name: 'Turn clock' }).click();
    await seatBegins(page, 'Anna');
    await toTurnOne(page);
    await until(page, 2);
    await shot(page, 'turn-clock');
    await press(page, 'Pause the turn clock');
    await press(page, 'Let the turn clock go on');
    const before = await time(page);
    expect(before).toBeGreaterThanOrEqual(2);
    await page.getByTestId('save-mark').last().waitFor();
    await page.reload();
    await until(page, before);

    await press(page, 'Complete a Mission');
    await page.getByRole('radio', { name: '5 points', exact: true }).first().click();
    await go(page, /^Complete · /);
    await go(page, 'End turn → Ben');
    await until(page, 1);
    await press(page, 'Menu');
    await page.getByLabel(/^Anna, 0:0[2-9]|^Anna, 0:[1-5]/).waitFor();
    await press(page, 'End the game early');
    await go(page, 'Count it as it stands');
    await pressOn(page, 'See the score', /\/score$/);
    await page.getByRole('button', { name: /^Anna, 5, Winner, In all \d:\d\d$/ }).waitFor();
    await page.getByRole('button', { name: /^Ben, 1, In all \d:\d\d$/ }).waitFor();
    await press(page, 'Share');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Upright picture')]);
    await download.saveAs(kept);
    const bytes = await readFile(kept);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1920]);
    await press(page, 'How it went');
    await page.getByLabel(/^Turn 1, Anna, .*\+4, Anna takes the lead$/).waitFor();
    await shot(page, 'course');
    await page.goBack();
    await press(page, /^Undo: /);
    await page.waitForURL(/\/match\/[^/]+$/);
    expect(problems).toEqual([]);
  }));
