import { type Locator, type Page } from 'playwright-core';
import { phone, shot, still, withPage } from './support/browser';
import { press, setUp } from './support/spy-connection-table';

const whose = (page: Page, seat: number) =>
  page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();

/** Looks elsewhere: the next touch is not the second half of the one before. */
const tapElsewhere = async (page: Page, what: Locator): Promise<void> => {
  await still(page);
  await what.tap();
};

/** As a nervous finger does, faster than a sheet closes. */
const tapTwice = async (page: Page, what: Locator): Promise<void> => {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
};

test('a phone that is turned keeps the open sheet and what was entered in it', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple');
    await press(page, 'Complete a Mission');
    await press(page, 'Assigned Agents that return: one more');
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await shot(page, 'frame-turned');
    await page.getByRole('dialog').getByText('1', { exact: true }).first().waitFor();
    await page.setViewportSize(phone);
    await press(page, '4 points');
    await press(page, 'Completed');
    await page.getByText('15 Agents in the supply · 0 open', { exact: true }).waitFor();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await shot(page, 'frame-wide');
    expect(problems).toEqual([]);
  }));

test('Escape, which goes where a phone’s Back goes, closes the sheet once and stays in the match', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple');
    const match = page.url();
    const dialogs = page.getByRole('dialog');
    await press(page, 'Complete a Mission');
    await dialogs.waitFor();
    await page.keyboard.down('Escape');
    await dialogs.waitFor({ state: 'detached' });
    await page.keyboard.up('Escape');
    expect(page.url()).toBe(match);
    await press(page, 'Complete a Mission');
    await dialogs.waitFor();
    expect(problems).toEqual([]);
  }));

test('the second half of a double tap neither undoes the move nor skips a player', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Simple');
    await press(page, 'Accept a Mission');
    await tapElsewhere(page, page.getByRole('dialog').getByRole('heading'));
    await tapTwice(page, page.getByRole('button', { name: '2 Agents' }));
    await page.getByText('12 Agents in the supply · 2 open', { exact: true }).waitFor();
    await tapElsewhere(page, page.getByRole('main').getByText('supply', { exact: true }).first());
    await tapTwice(page, page.getByRole('button', { name: 'End the turn' }));
    await whose(page, 2);
    await tapElsewhere(page, page.getByRole('main').getByText('supply', { exact: true }).first());
    await page.getByRole('button', { name: 'End the turn' }).tap();
    await whose(page, 1);
    expect(problems).toEqual([]);
  }));

test('touches in a sheet keep the phone awake', () =>
  withPage({}, async ({ page, problems }) => {
    await page.clock.install();
    await setUp(page, 'Simple');
    await press(page, 'Complete a Mission');
    for (let times = 0; times < 2; times++) {
      await page.clock.runFor(40_000);
      await press(page, 'Assigned Agents that return: one more');
    }
    expect(await page.getByTestId('dimmed').count()).toBe(0);
    await page.clock.runFor(61_000);
    await page.getByTestId('dimmed').waitFor();
    await press(page, 'Close');
    expect(await page.getByTestId('dimmed').count()).toBe(0);
    expect(problems).toEqual([]);
  }));
