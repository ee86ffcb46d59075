import { type Page } from 'playwright-core';
import { press } from './courier-table';
import { seatBegins, toTurnOne } from './setup-table';

export { press };

export const tick = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name, exact: true }).click();

/** Two people, real cards, the first begins. Ends on the screen of the match. */
export const setUp = async (page: Page, depth: 'Simple' | 'Full'): Promise<void> => {
  await page.goto('/game/spy-connection/setup');
  await seatBegins(page, 'Player 1');
  await page.getByRole('radio', { name: depth, exact: true }).first().click();
  await toTurnOne(page);
};

interface Card {
  readonly cities: readonly string[];
  readonly points: number;
  readonly extraTurn?: boolean;
}

/** Reads a card to the app: its cities, its points, and the Extra Turn if it shows one. */
export const read = async (page: Page, { cities, points, extraTurn = false }: Card): Promise<void> => {
  for (const city of cities) await tick(page, city);
  await page.getByRole('radio', { name: points === 1 ? '1 point' : `${points} points`, exact: true }).click();
  if (extraTurn) await page.getByRole('switch', { name: 'Extra Turn' }).click();
};

/** Takes the oldest Mission, which costs nothing on the light side. */
export const acceptOldest = async (page: Page, card: Card): Promise<void> => {
  await press(page, 'Accept a Mission');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Mission space 1/ })
    .click();
  await read(page, card);
  await press(page, 'Accept for 0 Agents');
};

export const moveTo = async (page: Page, city: string | RegExp): Promise<void> => {
  await press(page, 'Move the Spy');
  await page.getByRole('dialog').getByRole('button', { name: city, exact: true }).click();
};

/** A connection that the app does not know yet, of two spaces. */
export const learn = async (page: Page, city: string): Promise<void> => {
  await press(page, 'Connect a city');
  await press(page, 'Another connection');
  await tick(page, city);
  await page.getByRole('button', { name: new RegExp(`^Connect ${city} for `) }).click();
};
