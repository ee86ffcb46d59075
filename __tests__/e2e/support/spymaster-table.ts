import { type Page } from 'playwright-core';
import { press } from './courier-table';

export { press };

export const whose = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name: `${name}’s turn` }).waitFor();

/** An Intelligence card by its name: "Surveillance 4". */
const CARD = /^(.+) (\d)$/;

export interface Card {
  readonly name: string;
  readonly type: string;
  readonly value: number;
}

const cardOf = (name: string): Card => {
  const [, type = '', value = ''] = CARD.exec(name) ?? [];
  return { name, type, value: Number(value) };
};

export const valueOf = (cards: readonly Card[], type: string): number =>
  cards.reduce((sum, card) => (card.type === type ? sum + card.value : sum), 0);

/** Names of cards that anything on the page tells, to a screen reader or to the eye. */
export const cardsOnPage = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label]')]
      .map((element) => element.getAttribute('aria-label') ?? '')
      .filter((label) => /^(Surveillance|Espionage|Dossiers|Ciphers) \d$/.test(label)),
  );

/** Holds where the secret of this person is, does something with another finger, and lets go. */
const whileHeld = async <T>(page: Page, name: string, act: () => Promise<T>): Promise<T> => {
  await page.getByRole('button', { name: `Secret of ${name}: Hold to look` }).hover();
  await page.mouse.down();
  await page.getByRole('button', { name: `Secret of ${name}: shown` }).waitFor();
  const done = await act();
  await page.mouse.up();
  return done;
};

/** Taps cards of the hand behind the hold: the mouse holds, so another finger clicks. */
export const tapCards = (page: Page, name: string, cards: readonly Card[]): Promise<void> =>
  whileHeld(page, name, async () => {
    const hand = page.getByRole('group', { name: 'Your hand' });
    const tapped = new Map<string, number>();
    for (const card of cards) {
      // Of two alike the next one, or the first would be put back.
      const nth = tapped.get(card.name) ?? 0;
      tapped.set(card.name, nth + 1);
      const found = hand.getByRole('button', { name: card.name, exact: true }).nth(nth);
      await found.evaluate((button: HTMLElement) => button.click());
    }
  });

/** Passes the phone, holds, reads the hand, lets go. `covered` is looked at before and after the hold. */
export const lookAtHand = async (
  page: Page,
  name: string,
  covered: () => Promise<void>,
): Promise<readonly Card[]> => {
  await press(page, `For ${name} only`);
  await page.getByRole('heading', { name: `Pass to ${name}` }).waitFor();
  await covered();
  const names = await whileHeld(page, name, () =>
    page
      .getByRole('group', { name: 'Your hand' })
      .getByRole('button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? '')),
  );
  await page.getByRole('heading', { name: `Pass to ${name}` }).waitFor();
  await covered();
  await press(page, 'Back to the table');
  return names.map(cardOf);
};

export interface Mission {
  readonly city: string;
  /** The Transport Hub of its Area. */
  readonly hub: string;
  readonly specials: number;
  readonly freelances: number;
  readonly type: string;
  readonly value: number;
  readonly points: number;
}

const numberIn = (text: string, what: RegExp): number => Number(what.exec(text)?.[1] ?? 0);

/** What lies faceup, as it is read out: "London, 2 Special Agents · 1 Freelance Agent · Dossiers 5, 9 points". */
export const missionsOn = async (page: Page): Promise<readonly Mission[]> => {
  const areas = await page.getByRole('group', { name: /^Area \d$/ }).all();
  return Promise.all(
    areas.map(async (area): Promise<Mission> => {
      const print = (await area.getByRole('img').first().getAttribute('aria-label')) ?? '';
      const hub = (await area.getByRole('button').first().getAttribute('aria-label')) ?? '';
      const [, type = '', value = ''] = /(\p{L}+) (\d+), \d+ points?$/u.exec(print) ?? [];
      return {
        city: print.split(',')[0] ?? '',
        hub: hub.split(',')[0] ?? '',
        specials: numberIn(print, /(\d) Special/),
        freelances: numberIn(print, /(\d) Freelance/),
        type,
        value: Number(value),
        points: numberIn(print, /(\d+) points?$/),
      };
    }),
  );
};
