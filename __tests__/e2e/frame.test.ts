import { type Locator, type Page } from 'playwright-core';
import { afterCalm, phone, shot, still, withPage } from './support/browser';
import { press, setUp } from './support/spy-connection-table';

const whose = (page: Page, seat: number) =>
  page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();

/** A tenth of a second apart, as a nervous finger does it; on a busy machine too, since the events themselves say when. */
const tapTwice = async (page: Page, what: Locator): Promise<void> => {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const finger = await page.context().newCDPSession(page);
  const from = Date.now() / 1_000;
  for (const timestamp of [from, from + 0.1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
  await finger.detach();
};

test('a phone that is turned keeps what was begun', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple');
    await press(page, 'Complete a Mission');
    await page.getByRole('radio', { name: '4 points', exact: true }).first().click();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await shot(page, 'frame-turned');
    await page.getByRole('button', { name: /^Complete · 4 points/ }).waitFor();
    await page.setViewportSize(phone);
    await press(page, /^Complete · 4 points/);
    await page.getByRole('button', { name: 'Player 1, 15 Agents in the supply', exact: true }).waitFor();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await shot(page, 'frame-wide');
    expect(problems).toEqual([]);
  }));

test('Escape, which goes where a phone’s Back goes, closes the sheet once and stays in the match', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple');
    const match = page.url();
    const dialogs = page.getByRole('dialog');
    await press(page, 'Menu');
    await dialogs.waitFor();
    await page.keyboard.down('Escape');
    await dialogs.waitFor({ state: 'detached' });
    await page.keyboard.up('Escape');
    expect(page.url()).toBe(match);
    await press(page, 'Menu');
    await dialogs.waitFor();
    expect(problems).toEqual([]);
  }));

test('the second half of a double tap neither undoes the move nor skips a player', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple');
    await press(page, 'Accept a Mission, 2 Agents');
    await page.getByRole('button', { name: 'Player 1, 12 Agents in the supply', exact: true }).waitFor();
    await still(page);
    await tapTwice(page, page.getByRole('button', { name: 'End turn → Player 2' }));
    await whose(page, 2);
    await afterCalm(page);
    await page.getByRole('button', { name: 'End turn → Player 1' }).tap();
    await whose(page, 1);
    expect(problems).toEqual([]);
  }));

test('touches in a sheet keep the phone awake', () =>
  withPage({}, async ({ page, problems }) => {
    await page.clock.install();
    await setUp(page, 'Simple');
    await press(page, 'Menu');
    for (let times = 0; times < 2; times++) {
      await page.clock.runFor(40_000);
      await page.getByRole('dialog').getByRole('heading').first().tap();
    }
    expect(await page.getByTestId('dimmed').count()).toBe(0);
    await page.clock.runFor(61_000);
    await page.getByTestId('dimmed').waitFor();
    await press(page, 'Close');
    expect(await page.getByTestId('dimmed').count()).toBe(0);
    expect(problems).toEqual([]);
  }));
