import { type Page } from 'playwright-core';
import { PRACTICE_CONNECTIONS } from '@/rules/spy-connection/box/practice';

const named = (id: string): string => `${id[0]?.toUpperCase()}${id.slice(1)}`;

/** Who sits beside whom on the practice board. */
const neighbours = new Map<string, string[]>();
for (const { cities } of PRACTICE_CONNECTIONS)
  for (const [from, to] of [cities, [...cities].reverse()] as readonly (readonly string[])[])
    neighbours.set(named(from ?? ''), [...(neighbours.get(named(from ?? '')) ?? []), named(to ?? '')]);

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

/** The labels of everything that can be pressed and matches. */
export const labelsOf = async (page: Page, name: RegExp): Promise<readonly string[]> => {
  const buttons = await page.getByRole('button', { name }).all();
  return Promise.all(buttons.map(async (button) => (await button.getAttribute('aria-label')) ?? ''));
};

/** The cities of the map of which this is said. */
export const cityOn = async (page: Page, said: RegExp): Promise<readonly string[]> => {
  const labels = await labelsOf(page, said);
  return labels.map((label) => label.split(',')[0] ?? '').filter((city) => neighbours.has(city));
};

/** Cities on the open Mission of whoever is to move that still want an Agent. */
export const wanted = async (page: Page): Promise<readonly string[]> => {
  const cards = await labelsOf(page, / not covered/);
  return cards.flatMap((card) => [...card.matchAll(/(\S+) not covered/g)].map(([, city = '']) => city));
};
