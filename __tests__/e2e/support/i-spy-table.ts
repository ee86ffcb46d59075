import { type Page } from 'playwright-core';
import { atAFingersPace } from './browser';
import { press } from './courier-table';
import { addSeats, seatBegins, toTurnOne } from './setup-table';

export { press };

/** People without names, the first one with the Initiative Card. Ends on the screen of the match. */
export const setUp = async (page: Page, depth: 'Simple' | 'Full', players: number): Promise<void> => {
  await page.goto('/game/i-spy/setup');
  await addSeats(page, players - 2);
  await seatBegins(page, 'Player 1');
  await page.getByRole('radio', { name: depth, exact: true }).first().click();
};

export const begin = toTurnOne;

/** A column of the picture says a Nation's Influence and Power, whatever the Records owe. */
export const stands = (page: Page, nation: string, [influence, power]: readonly [number, number]) =>
  page
    .getByRole('button', {
      name: new RegExp(`^${nation}: Influence ${influence}, (owed \\d+, )?Power ${power}\\.`),
    })
    .waitFor();

/** By its slot: the large button of a turn that has only just begun is not meant by a second tap. The hand stays open. */
export const openHand = (page: Page): Promise<void> => press(page, 'First card');

/** A card of the hand that is open; how it is played where there are several ways; and what is printed on it. */
export const playCard = async (
  page: Page,
  card: string,
  { way, print }: { readonly way?: string; readonly print?: string } = {},
): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${card},`) }).click();
  if (way) await press(page, way);
  if (print) await press(page, print);
};

/**
 * Turns slides over, one after the other. A second tap within a moment is not meant for the slide that has just come, so
 * that each button is pressed until it has gone.
 */
export const turnOver = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).waitFor();
    await page.waitForFunction(
      (wanted) => {
        const button = [...document.querySelectorAll<HTMLElement>('[role=button]')].find(
          (each) => each.getAttribute('aria-label') === wanted,
        );
        button?.click();
        return button === undefined;
      },
      name,
      { polling: 400 },
    );
  }
};

export const more = async (page: Page, label: string, times: number): Promise<void> => {
  for (let tap = 0; tap < times; tap++) await press(page, `${label}: one more`);
};

const openSecret = (page: Page): Promise<void> => press(page, 'Secret');

/** What a thumb sees while it holds, and nothing of it afterwards. */
export const heldSecret = async (page: Page, name: string, way = openSecret): Promise<string> => {
  await way(page);
  const pad = page.getByRole('button', { name: new RegExp(`^Secret of ${name}`) });
  const shown = page.getByTestId('alignment');
  await shown.waitFor({ state: 'detached' });
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to hold.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const nation = (await shown.textContent()) ?? '';
  await page.mouse.up();
  await shown.waitFor({ state: 'detached' });
  await press(page, 'Back to the table');
  return nation;
};

/** A finger on a Region: the map itself hears it, and not what a screen reader is told of. */
export const tapRegion = async (page: Page, name: RegExp, label = 'Map of the Regions'): Promise<void> => {
  const map = page.getByRole('list', { name: label });
  const region = map.getByLabel(name).first();
  await region.waitFor();
  const box = await region.boundingBox();
  if (!box) throw new Error('There is no such Region to tap.');
  await atAFingersPace(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
};

/** Until it is done: a tap on the dock right after its words have changed is none, and nobody is as fast as a test. */
export const commit = async (page: Page, does: string): Promise<void> => {
  const button = page.getByRole('button', { name: does, exact: true });
  await button.waitFor();
  while (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
};

/** Goes to a Region that was tapped. */
export const goTo = async (page: Page, region: RegExp, does: string): Promise<void> => {
  await tapRegion(page, region);
  await commit(page, does);
};
