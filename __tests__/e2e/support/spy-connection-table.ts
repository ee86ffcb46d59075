import { type Page } from 'playwright-core';
import { atAFingersPace } from './browser';
import { press } from './courier-table';
import { seatBegins, toTurnOne } from './setup-table';

export { press };

/** Two people, real cards, the first begins. Ends on the screen of the match. */
export const setUp = async (page: Page, depth: 'Simple' | 'Full'): Promise<void> => {
  await page.goto('/game/spy-connection/setup');
  await seatBegins(page, 'Player 1');
  await page.getByRole('radio', { name: depth, exact: true }).first().click();
  await toTurnOne(page);
};

/** A tap right after another one is none, and nobody is as fast as a test: until the large button says something else. */
export const go = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true }).last();
  await button.waitFor();
  const said = await button.getAttribute('aria-label');
  const same = page.getByRole('button', { name: said ?? '', exact: true });
  while (await same.isVisible()) await same.click({ timeout: 1_000 }).catch(() => undefined);
};

const mapOf = (page: Page) => page.getByRole('list', { name: /^Map of the network/ });

/** Taps the place of the map where this lies, as a finger does. */
export const tapMap = async (page: Page, name: string | RegExp): Promise<void> => {
  const thing = mapOf(page).getByRole('button', { name, exact: true }).first();
  await thing.waitFor();
  const box = await thing.boundingBox();
  if (box)
    await atAFingersPace(page, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
};

interface Card {
  readonly cities: readonly string[];
  readonly points: number;
  readonly extraTurn?: boolean;
}

/** Reads a card to the app: its cities on the map, its points, and the Extra Turn if it shows one. */
export const read = async (page: Page, { cities, points, extraTurn = false }: Card): Promise<void> => {
  for (const city of cities) {
    await tapMap(page, new RegExp(`^${city}`));
    await mapOf(page)
      .getByRole('button', { name: `${city}, on the card`, exact: true })
      .waitFor();
  }
  const none = page.getByRole('button', { name: 'None of these: a new card', exact: true });
  if (await none.isVisible()) await none.click();
  await page.getByRole('radio', { name: points === 1 ? '1 point' : `${points} points`, exact: true }).click();
  if (extraTurn) await page.getByRole('checkbox', { name: 'Extra Turn' }).click();
};

/** Takes the oldest Mission, which costs nothing on the light side. */
export const acceptOldest = async (page: Page, card: Card): Promise<void> => {
  await press(page, /^Not read yet, Mission space 1/);
  await read(page, card);
  await go(page, /^Accept · /);
};

/** A connection that the app does not know yet. */
export const draw = async (page: Page, city: string, spaces: number): Promise<void> => {
  await tapMap(page, new RegExp(`^${city}`));
  await page.getByRole('radio', { name: `${spaces} spaces`, exact: true }).click();
};
