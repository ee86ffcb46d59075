import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Page } from 'playwright-core';

/** A part of the box that each game has. */
const kinds = { 'spy-connection': 'mission', spymaster: 'mission', 'i-spy': 'politician' } as const;
const games = Object.entries(kinds);

const others = { '[topic]': 'pieces', '[id]': 'none' } as const;

const filled = (address: string, names: Readonly<Record<string, string>>): string =>
  address.replace(/\[\w+\]/g, (name) => names[name] ?? name);

/** Addresses of every page that was exported, those of a game for each of the games. */
export const everyPage = async (folder: string): Promise<readonly string[]> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const addresses = files.flatMap((file) => {
    const page = file.replaceAll(path.sep, '/').replace(/\.html$/, '');
    const address = `/${page.replace(/(^|\/)index$/, '')}`;
    if (page === '+not-found') return ['/no/such/page'];
    if (!address.includes('[game]')) return [filled(address, others)];
    return games.map(([game, kind]) => filled(address, { ...others, '[game]': game, '[kind]': kind }));
  });
  return [...new Set(addresses)].sort();
};

/** Each of them by its address, as after a reload. */
export const openEveryPage = async (page: Page, folder: string): Promise<void> => {
  const addresses = await everyPage(folder);
  expect(addresses.filter((address) => /[[\]]/.test(address))).toEqual([]);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/plays', '/match/none/glance', '/game/i-spy/rules/pieces']),
  );
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    expect([address, await page.getByText('Something went wrong').count()]).toEqual([address, 0]);
  }
};
