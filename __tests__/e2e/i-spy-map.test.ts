import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { begin, commit, goTo, playCard, press, stands } from './support/i-spy-table';
import { nameSeats, seatBegins } from './support/setup-table';

const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click();

interface Played {
  /** At whom, where there are several ways. */
  readonly way?: string;
  /** What is printed on it, where nobody has read that yet. */
  readonly print?: string;
}

const play = async (page: Page, card: string, how: Played = {}): Promise<void> => {
  await page
    .getByRole('button', { name: /^(First|Second) card$/ })
    .first()
    .click();
  await playCard(page, card, how);
};

const retrieve = async (page: Page, what: string, does: string): Promise<void> => {
  await page.getByRole('button', { name: 'Contact or retrieval', exact: true }).first().click();
  await page.getByRole('button', { name: what, exact: true }).first().click();
  await commit(page, `${does}, end turn`);
};

interface Read {
  readonly name: string;
  readonly kind?: 'Outlet';
  readonly capital?: string;
}

/** A Region as it is printed; its kind and Capital only where the app cannot know them. */
const read = async (page: Page, { name, kind, capital }: Read, done = 'Note it and go there') => {
  await page.getByRole('textbox', { name: 'Name on the map' }).fill(name);
  if (kind) await page.getByRole('dialog').getByRole('radio', { name: kind, exact: true }).click();
  if (capital) await page.getByRole('dialog').getByRole('radio', { name: capital, exact: true }).click();
  await press(page, done);
};

/** The table's own map, learned on the way: a Region that the app does not know yet. */
const explore = async (page: Page, region: Read): Promise<void> => {
  await press(page, 'Another Region …');
  await read(page, region);
};

const seat = async (page: Page): Promise<void> => {
  await page.goto('/game/i-spy/setup');
  await nameSeats(page, ['Adam', 'Emily', 'Zachary']);
  await seatBegins(page, 'Adam');
  await page.getByRole('radio', { name: 'Full', exact: true }).click();
  await page.getByRole('checkbox', { name: 'With the map' }).click();
};

/** The round before: all three are on the map, Zachary in London with Airship Line in his Records. */
const roundBefore = async (page: Page): Promise<void> => {
  await explore(page, { name: 'Praha' });
  await play(page, 'Evade', { print: 'Britain +2' });
  await play(page, 'Courier Line', { print: 'Britain +1' });
  await retrieve(page, 'Retrieval (the Records are empty)', 'Retrieval (nothing there)');

  await explore(page, { name: 'Breslau' });
  for (const card of ['Smuggle', 'Evade']) await play(page, card);
  await retrieve(page, 'Retrieval (the Records are empty)', 'Retrieval (nothing there)');

  await explore(page, { name: 'Amsterdam' });
  await press(page, 'More');
  await press(page, 'Read the map to the app');
  await read(page, { name: 'Harwich', kind: 'Outlet', capital: 'London' }, 'Note it');
  await press(page, 'More');
  await press(page, 'Read the map to the app');
  await page.getByRole('dialog').getByRole('radio', { name: 'Airship Route' }).click();
  for (const end of ['Amsterdam', 'Harwich']) await page.getByRole('checkbox', { name: end }).click();
  await press(page, 'Note it');
  await play(page, 'Airship Line');
  await goTo(page, /^Harwich, /, 'Fly to Harwich');
  await press(page, 'Enter London');
  await play(page, 'Evade');
  await retrieve(page, 'Retrieval (the Records are empty)', 'Retrieval (nothing there)');
};

/*
 * By hand, with 4 Influence each at the start: the contact in Paris is Austria-Hungary + 2 = 6, the one in Berlin
 * France + 3 = 7, and the Sabotage there takes 6 from Germany, which has 4: 0.
 */
test(
  'the book’s sample round on a real table’s map, learned on the way, with a refusal, an undo and a reload',
  () =>
    withPage({ colorScheme: 'dark' }, async ({ page, problems }) => {
      await seat(page);
      await begin(page);
      for (const place of [1, 2, 3]) await press(page, `Mark place ${place}`);
      await page.getByText('The map is still empty').waitFor();
      await roundBefore(page);

      await page.getByRole('heading', { name: 'Adam’s turn' }).waitFor();
      await page.getByRole('button', { name: 'Contact or retrieval', exact: true }).first().click();
      await press(page, 'Berlin, France +3: 2 Tickets');
      await page.getByText('A Contact is made inside a Capital, and your Spy is in none.').waitFor();
      await press(page, 'Leave it');
      await play(page, 'Overnight Line');
      await explore(page, { name: 'Nürnberg' });
      await explore(page, { name: 'Frankfurt' });
      await explore(page, { name: 'Strasbourg' });
      await press(page, /^Undo: .*Strasbourg/);
      await explore(page, { name: 'Straßburg' });
      await page.getByText(/entr(y|ies), saved/).waitFor();
      await page.reload();
      await explore(page, { name: 'Reims', kind: 'Outlet', capital: 'Paris' });
      await press(page, 'Enter Paris');
      await press(page, 'Paris, Austria-Hungary +2: Resupply');
      await stands(page, 'Austria-Hungary', [6, 0]);
      await playCard(page, 'Smuggle');
      await shot(page, 'i-spy-map-adam');
      expect(await faultsOf(page)).toEqual([]);
      await press(page, /^End the turn/);

      await page.getByRole('heading', { name: 'Emily’s turn' }).waitFor();
      await play(page, 'Private Line', { print: 'Austria-Hungary +2' });
      await explore(page, { name: 'Stettin', kind: 'Outlet', capital: 'Berlin' });
      await press(page, 'Enter Berlin');
      await press(page, 'Berlin, France +3: Recruit');
      await stands(page, 'France', [7, 0]);
      await press(page, 'Recruit an Asset');
      await press(page, 'Cost: 4');
      await inDialog(page, 'Recruit');
      await playCard(page, 'Sabotage', { print: 'Austria-Hungary +1' });
      await stands(page, 'Germany', [0, 0]);
      await explore(page, { name: 'Leipzig' });
      await goTo(page, /^Praha, /, 'Go to Praha, The Route is noted · 1 Ticket, 1 left');
      await explore(page, { name: 'Wien' });
      await press(page, /^End the turn/);

      await page.getByRole('heading', { name: 'Zachary’s turn' }).waitFor();
      await page.getByText('Zachary flees from the Capital first').waitFor();
      await goTo(page, /^Harwich, /, 'Flee to Harwich');
      await play(page, 'Private Line');
      await explore(page, { name: 'Hamburg', kind: 'Outlet', capital: 'Berlin' });
      await press(page, 'Enter Berlin');
      await press(page, 'Back to the table');
      await goTo(page, /^Praha, Start Region · over Leipzig/, 'Go to Praha, 1 Ticket, 1 left');
      await play(page, 'Trace', { way: 'Play Trace on Emily', print: 'Russia +2' });
      await page.getByRole('button', { name: /^Emily, .*2 Tags/ }).waitFor();
      await goTo(page, /^Breslau, /, 'Go to Breslau, The Route is noted · 1 Ticket, 0 left');
      await shot(page, 'i-spy-map-zachary');
      expect(await faultsOf(page)).toEqual([]);
      await retrieve(page, 'Retrieve Airship Line', 'Retrieve Airship Line');
      await page.getByText('Round 3 of 14').waitFor();
      expect(problems).toEqual([]);
    }),
  180_000,
);
