import { type Page } from 'playwright-core';
import { PRACTICE_CONNECTIONS } from '@/rules/spy-connection/box/practice';
import { press } from './spy-connection-table';

const named = (id: string): string => `${id[0]?.toUpperCase()}${id.slice(1)}`;

/** Who sits beside whom on the practice board. */
const neighbours = new Map<string, string[]>();
for (const { cities } of PRACTICE_CONNECTIONS)
  for (const [from, to] of [cities, [...cities].reverse()] as readonly (readonly string[])[])
    neighbours.set(named(from ?? ''), [...(neighbours.get(named(from ?? '')) ?? []), named(to ?? '')]);

const anyCity = new RegExp(`^(${[...neighbours.keys()].join('|')})`);

/** The first city on a shortest way from the network to the goal. */
export const nextCity = (network: readonly string[], goal: string): string => {
  const towards = new Map([[goal, goal]]);
  const queue = [goal];
  for (let city = queue.shift(); city !== undefined; city = queue.shift())
    for (const near of neighbours.get(city) ?? []) {
      if (network.includes(near)) return city;
      if (towards.has(near)) continue;
      towards.set(near, city);
      queue.push(near);
    }
  throw new Error(`no way to ${goal}`);
};

/** The labels of everything in a part of the page that matches. */
export const labelsOf = async (page: Page, name: RegExp): Promise<readonly string[]> => {
  const buttons = await page.getByRole('button', { name }).all();
  return Promise.all(buttons.map(async (button) => (await button.getAttribute('aria-label')) ?? ''));
};

/** Cities on the active player's open Missions that still want an Agent. */
export const wanted = async (page: Page): Promise<readonly string[]> =>
  (await labelsOf(page, /, (not covered|place an Agent)$/)).map((label) => label.split(',')[0] ?? '');

/** Where the Spy could go or stands. */
export const network = async (page: Page, spy: string): Promise<readonly string[]> => {
  const move = page.getByRole('button', { name: 'Move the Spy', exact: true });
  // With one city there is nowhere to go, and the button says so.
  if ((await move.getAttribute('aria-describedby')) !== null) return [spy];
  await move.click();
  // By its name: the sheet before it may still be sliding out.
  const sheet = page.getByRole('dialog', { name: 'Move the Spy' });
  await sheet.getByRole('button', { name: anyCity }).first().waitFor();
  const rows = await sheet.getByRole('button').all();
  const labels = await Promise.all(rows.map(async (row) => (await row.getAttribute('aria-label')) ?? ''));
  await sheet.getByRole('button', { name: 'Close' }).click();
  return [spy, ...labels.map((label) => label.split(',')[0] ?? '').filter((city) => neighbours.has(city))];
};

export const spyOf = async (page: Page): Promise<string> => {
  const standing = await page.getByText(/in the supply · Spy in /).innerText();
  return standing.split('Spy in ')[1] ?? '';
};

/** Connects this city, by the first way that the sheet offers. */
export const connect = async (page: Page, city: string): Promise<void> => {
  await press(page, 'Connect a city');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${city}, `) })
    .first()
    .click();
};
