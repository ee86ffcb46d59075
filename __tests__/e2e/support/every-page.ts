import { type Page } from 'playwright-core';

/** Of each kind of page below a game's own one, such as a topic of the rules or a part of the box. */
const deeper = {
  'spy-connection': ['/rules/pieces', '/box/mission', '/box/map', '/box/share'],
  spymaster: ['/rules/pieces', '/box/mission', '/box/share'],
  'i-spy': ['/rules/pieces', '/box/politician', '/box/share'],
} as const;

const games = ['spy-connection', 'spymaster', 'i-spy'] as const;
const inGame = ['', '/setup', '/score', '/rules', '/teach', '/check', '/box'];
const inMatch = ['', '/glance', '/history', '/correct', '/score', '/checklist'];

const pages: readonly string[] = [
  ...['/', '/players', '/settings', '/about', '/box'],
  ...games.flatMap((game) => [...inGame, ...deeper[game]].map((place) => `/game/${game}${place}`)),
  ...inMatch.map((place) => `/match/none${place}`),
];

/** Each of them by its address, as after a reload. */
export const openEveryPage = async (page: Page): Promise<void> => {
  for (const address of pages) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    expect([address, await page.getByText('Something went wrong').count()]).toEqual([address, 0]);
  }
};
