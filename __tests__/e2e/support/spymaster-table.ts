import { type Locator, type Page } from 'playwright-core';
import { afterCalm, atAFingersPace, still } from './browser';
import { press } from './courier-table';

export { press };

export const whose = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name: `${name}’s turn` }).waitFor();

/** In the dock: until a tap there is no longer taken for the second half of the one before. */
export const pressDock = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).waitFor();
  await afterCalm(page);
  await press(page, name);
};

/** Taps the stage where something stands: what lies on it for screen readers hears no finger. */
export const tapOn = async (page: Page, name: string | RegExp): Promise<void> => {
  // The stage takes its size a frame after the tray below has changed.
  await still(page);
  const box = await page.getByRole('button', { name, exact: true }).first().boundingBox();
  if (!box) throw new Error(`Nothing called ${String(name)} stands on the stage.`);
  await atAFingersPace(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
};

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
    for (const card of cards) {
      // What was tapped has left the hand, so that of two alike the other one is the first now.
      const found = hand.getByRole('button', { name: card.name, exact: true }).first();
      await found.evaluate((button: HTMLElement) => button.click());
    }
  });

/** Passes the phone, holds, reads the hand, lets go. `covered` is looked at before and after the hold. */
export const lookAtHand = async (
  page: Page,
  name: string,
  covered: () => Promise<void>,
): Promise<readonly Card[]> => {
  await pressDock(page, new RegExp(`^For ${name} only$`));
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

/** What lies faceup, as it is read out: "London, 9 points, 2 Special Agents: 1 missing, 1 Freelance Agent: met, Dossiers 5". */
export const missionsOn = async (page: Page): Promise<readonly Mission[]> => {
  const board = page.getByRole('list', { name: 'Board' });
  const hubs = await labelsOf(board.getByRole('button', { name: /, Transport Hub, / }));
  const missions = await labelsOf(board.getByRole('button', { name: /^.+, \d+ points?, / }));
  return missions.map((label, area): Mission => {
    const [, type = '', value = ''] = /, (\p{L}+) (\d+)(?:, Agents ready)?$/u.exec(label) ?? [];
    return {
      city: label.split(',')[0] ?? '',
      hub: hubs[area]?.split(',')[0] ?? '',
      specials: numberIn(label, /(\d) Special/),
      freelances: numberIn(label, /(\d) Freelance/),
      type,
      value: Number(value),
      points: numberIn(label, /, (\d+) points?/),
    };
  });
};

const labelsOf = (things: Locator): Promise<readonly string[]> =>
  things.evaluateAll((found) => found.map((each) => each.getAttribute('aria-label') ?? ''));
