import { type Page } from 'playwright-core';

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The words of a set-up that a test walks through in every language. */
export const setupWords = {
  en: {
    name: 'Name',
    done: 'Done',
    spin: 'Spin and start',
    layOut: /^Lay out the table/,
  },
  fr: {
    ...{ name: 'Nom', done: 'Terminé', spin: 'Tirer au sort et commencer' },
    layOut: /^Mettre en place/,
  },
  de: {
    ...{ name: 'Name', done: 'Fertig', spin: 'Auslosen und beginnen' },
    layOut: /^Tisch aufbauen/,
  },
} as const;

/** What slides away still hears what is tapped. */
const closed = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'detached' });

/** One name after the other, without a tap in between. */
export const nameSeats = async (
  page: Page,
  names: readonly string[],
  words: { readonly name: string; readonly done: string } = setupWords.en,
): Promise<void> => {
  await press(page, words.name);
  await page.getByRole('dialog').getByRole('textbox').focus();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await press(page, words.done);
  await closed(page);
};

export const addSeats = async (page: Page, count: number): Promise<void> => {
  for (let seat = 0; seat < count; seat++) await press(page, 'Seat');
};

export const seatOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, .*, seat \\d of`) });

/** No spin: somebody knows who begins. */
export const seatBegins = async (page: Page, name: string): Promise<void> => {
  await seatOf(page, name).click();
  await press(page, `${name} begins`);
  await closed(page);
};

/** A tap right after another one is none, and nobody is as fast as a test: until it leads where it should. */
export const pressOn = async (page: Page, name: string, to: RegExp): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  await button.waitFor();
  while (!to.test(page.url())) {
    await button.click();
    await page.waitForURL(to, { timeout: 1_000 }).catch(() => undefined);
  }
};

/** Past the list of what to lay out, to the screen of the match. */
export const toTurnOne = async (page: Page): Promise<void> => {
  await pressOn(page, 'Skip to turn 1', /\/match\//);
  await page.getByTestId('save-mark').last().waitFor();
};

/** A number of the table: its line, and then its key, or its digits where it has none. */
export const setNumber = async (page: Page, line: string | RegExp, to: number): Promise<void> => {
  await press(page, line);
  const set = page.getByRole('button', { name: `Set to ${to}`, exact: true });
  const key = page.getByRole('dialog').getByRole('button', { name: String(to), exact: true });
  const digits = page.getByRole('button', { name: 'Delete the last digit', exact: true });
  await key.or(digits).first().waitFor();
  if (await digits.isVisible()) {
    for (const digit of String(to)) await press(page, digit);
    await set.click();
  } else await key.click();
  await closed(page);
};
