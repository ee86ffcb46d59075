import { box as spyConnection } from '@/rules/spy-connection/box/module';
import { codesOf } from '@/store/box/codes';
import { shot, withPage } from './support/browser';
import { acceptOldest, go, press, read, setUp } from './support/spy-connection-table';

/** The book tells one of the 43 Missions; these are three others. */
const cards = [
  { cities: ['Berlin', 'Paris'], points: 3 },
  { cities: ['London', 'Rome', 'Moscow'], points: 6 },
  { cities: ['Madrid', 'Istanbul'], points: 5, extraTurn: true },
] as const;

test('three Missions are entered while playing, go out by a link, and come back into a wiped box by paste', () =>
  withPage({}, async ({ page, context, origin, problems }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await setUp(page, 'Full');
    await read(page, { cities: ['London', 'Paris'], points: 2 });
    await go(page, /^Player 1 starts in London/);
    await read(page, { cities: ['Madrid', 'Berlin'], points: 3 });
    await go(page, /^Player 2 starts in Madrid/);
    for (const card of cards) {
      await acceptOldest(page, card);
      await go(page, /^End turn → |and end, /);
    }
    await page.getByText(/entries, saved/).waitFor();
    const match = page.url();

    await page.goto('/game/spy-connection/box');
    await page.getByRole('button', { name: 'Missions, 4 of 43 · 3 to confirm' }).click();
    await page.getByRole('button', { name: /^Berlin, Paris: 3 points.*read in play$/ }).waitFor();
    await shot(page, 'box-missions');

    await page.goto('/game/spy-connection/box/share');
    await page.getByRole('img', { name: 'Code with the whole box' }).waitFor();
    await shot(page, 'box-share');
    await press(page, 'Copy the link');
    await page.getByText('Copied. Whoever opens it is asked first.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${origin}/box#box=[\\w-]+$`));

    await page.goto('/game/spy-connection/box');
    await press(page, 'My box');
    await press(page, 'Delete the box');
    await page.getByRole('button', { name: 'Missions, 1 of 43' }).waitFor();

    await page.goto('/box');
    await press(page, 'Paste a link or a text');
    await page.getByRole('textbox', { name: 'Paste a link or a text' }).fill(link);
    await press(page, 'Look at it');
    await page.getByText(/^\d+ new$/).waitFor();
    await shot(page, 'box-plan');
    await press(page, 'Take it in');
    await page.getByRole('button', { name: /^Missions, 4 of 43/ }).click();
    for (const name of [/^Berlin, Paris: 3 points/, /Moscow.*6 points/, /Istanbul.*Extra Turn/])
      await page.getByRole('button', { name }).first().waitFor();

    await page.goto(match);
    await page.getByRole('heading', { name: /’s turn$/ }).waitFor();
    expect(problems).toEqual([]);
  }));

test('an opened link asks before it changes anything, and a broken one says so', () =>
  withPage({}, async ({ page }) => {
    const data = { id: 'm-one', cities: ['berlin', 'paris'], points: 3, extraTurn: false };
    const entries = [{ kind: 'mission', id: data.id, data, source: 'owner' as const }];
    const payload = codesOf(spyConnection, { game: 'spy-connection', entries })?.payload ?? '';
    await page.goto(`/box#${payload}`);
    await page.getByText('1 new').waitFor();
    await press(page, 'Close');
    await page.goto('/game/spy-connection/box');
    await page.getByRole('button', { name: 'Missions, 1 of 43' }).waitFor();

    await page.goto(`/box#${payload.slice(0, -4)}`);
    await page.getByText(/was cut or changed|end is missing/).waitFor();
  }));

test('a box that is deleted in the very moment in which the page is left stays deleted', () =>
  withPage({}, async ({ page, problems }) => {
    await page.goto('/game/spy-connection/box');
    for (const name of ['One', 'Two', 'Three']) {
      await press(page, 'Another box');
      await page.getByRole('textbox', { name: 'Name of the box' }).fill(name);
      await press(page, 'Add it');
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
    }
    await page.getByTestId('save-line').getByText('Saved', { exact: true }).waitFor();
    for (const name of ['One', 'Two', 'Three']) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await page.getByRole('button', { name: 'Delete the box' }).evaluate((button: HTMLElement) => {
        button.click();
        window.location.reload();
      });
      await page.getByTestId('save-line').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Another box' }).waitFor();
      expect(await page.getByRole('button', { name: new RegExp(`^${name}`) }).count()).toBe(0);
    }
    expect(problems).toEqual([]);
  }));
