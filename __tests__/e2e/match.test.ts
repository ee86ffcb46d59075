import { practise, press, setUpReal } from './support/courier-table';
import { shot, withPage } from './support/browser';
import { setNumber } from './support/setup-table';

test('a match from the set-up to the score: refused, mended, undone, reloaded', () =>
  withPage({ build: 'test' }, async ({ page, problems }) => {
    const whose = (name: string) => page.getByRole('heading', { name: `${name}’s turn` }).waitFor();
    const passOn = async (name: string) => {
      await press(page, `${name} has drawn`);
      await press(page, 'Pass');
    };
    await setUpReal(page);
    await whose('Player 1');

    await press(page, 'Menu');
    await press(page, 'Correct');
    await setNumber(page, 'Coins of Player 2, 0', 1);
    await page.getByText('1 too many').first().waitFor();
    await setNumber(page, 'Coins in the bank, 8', 7);
    await press(page, 'Save the correction');

    await press(page, 'Player 1 has drawn');
    await press(page, 'Play a card');
    await whose('Player 2');
    await press(page, 'Player 2 has drawn');
    await press(page, 'Play a card');
    await page.getByText('The last card was a 3 too.').waitFor();
    await shot(page, 'match-refusal');
    await press(page, 'Pay a coin first');
    await whose('Player 1');

    await press(page, /^Undo: Player 2 played Card \d+ for 3, and 1 more$/);
    await whose('Player 2');
    await press(page, /^Redo: Player 2 played Card \d+ for 3, and 1 more$/);
    await whose('Player 1');
    await page.getByText(/entries, saved/).waitFor();
    await page.reload();
    await whose('Player 1');

    await press(page, 'Player 1 has drawn');
    await press(page, 'Value of my card: one more');
    await press(page, 'Value of my card: one more');
    await press(page, 'Play a card');
    await shot(page, 'match');
    for (const name of ['2', '1', '2', '1', '2', '1', '2', '1', '2']) await passOn(`Player ${name}`);

    await press(page, 'See the score');
    await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
    await page.getByText('More points').waitFor();
    // The first tap stands the bars up, if they still grow.
    await press(page, 'Player 1, 8, Winner');
    await page.getByRole('button', { name: 'Player 2, 3' }).waitFor();
    await shot(page, 'match-score');
    expect(problems).toEqual([]);
  }));

test('a secret is on the page only while it is held', () =>
  withPage({ build: 'test' }, async ({ page, context }) => {
    await practise(page);
    await press(page, /^For Player \d only$/);
    const pad = page.getByRole('button', { name: /^Secret of Player/ });
    const secret = page.getByText(/^Hand: Card \d+$/);
    const hidden = async () => {
      await secret.waitFor({ state: 'detached' });
      expect(await page.content()).not.toMatch(/Hand: Card/);
    };
    const hold = async () => {
      const box = await pad.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
      await page.mouse.down();
    };
    await hidden();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await hold();
    await page.clock.runFor(200);
    await hidden();
    await page.mouse.up();
    await page.clock.runFor(500);
    await hidden();
    await page.clock.resume();

    await hold();
    await secret.waitFor();
    await shot(page, 'match-secret');
    await page.mouse.up();
    await hidden();

    for (const leave of ['blur', 'pagehide', 'orientationchange']) {
      await hold();
      await secret.waitFor();
      await page.evaluate((event) => window.dispatchEvent(new Event(event)), leave);
      await hidden();
      await page.mouse.up();
    }
    await hold();
    await secret.waitFor();
    await page.setViewportSize({ width: 844, height: 390 });
    await hidden();
    await page.mouse.up();
    await page.setViewportSize({ width: 390, height: 844 });

    const touch = await context.newCDPSession(page);
    const box = await pad.boundingBox();
    const thumb = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40, id: 1 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [thumb] });
    await secret.waitFor();
    const card = await page
      .getByRole('button', { name: /^Play Card/ })
      .first()
      .boundingBox();
    const finger = { x: (card?.x ?? 0) + 20, y: (card?.y ?? 0) + 20, id: 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [thumb, finger] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [finger] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await hidden();
    // After a six the phone stays with its player.
    const back = page.getByRole('button', { name: 'Back to the table' });
    const undo = page.getByText(/^Undo: Player \d played Card \d+ for \d$/);
    await back.or(undo).first().waitFor();
    if (await back.isVisible()) await back.click();
    await undo.waitFor();
  }));
