import type { Page } from 'playwright-core';
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

/** Passes the phone, holds, reads the hand, lets go. `covered` is looked at before and after the hold. */
export const lookAtHand = async (
  page: Page,
  name: string,
  covered: () => Promise<void>,
): Promise<readonly Card[]> => {
  await press(page, `For ${name} only`);
  await page.getByRole('heading', { name: `Pass to ${name}` }).waitFor();
  await covered();
  const pad = await page.getByRole('button', { name: `Secret of ${name}: Hold to look` }).boundingBox();
  if (!pad) throw new Error('There is nothing to hold.');
  await page.mouse.move(pad.x + pad.width / 2, pad.y + pad.height / 2);
  await page.mouse.down();
  const hand = page.getByRole('group', { name: 'Your hand' });
  await hand.waitFor();
  const names = await hand
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  await page.mouse.up();
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
