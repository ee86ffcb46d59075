import { type Page } from 'playwright-core';
import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { begin, press, stands } from './support/i-spy-table';
import { nameSeats, seatBegins } from './support/setup-table';

const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click();

const play = async (page: Page, card: string): Promise<void> => {
  await press(page, 'Play a card');
  await inDialog(page, new RegExp(`^${card}`));
};

const retrieve = async (page: Page, what: string): Promise<void> => {
  await press(page, 'Retrieve a card');
  await inDialog(page, what);
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

/** The table's own map, learned on the way: a Ticket to a Region that the app does not know yet. */
const explore = async (page: Page, tickets: RegExp, region: Read): Promise<void> => {
  await press(page, tickets);
  await inDialog(page, 'Another Region …');
  await read(page, region);
};

const deploy = async (page: Page, name: string): Promise<void> => {
  await press(page, 'Another Region …');
  await read(page, { name });
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
  await deploy(page, 'Praha');
  for (const card of ['Evade', 'Courier Line']) await play(page, card);
  await retrieve(page, 'Retrieval (the Records are empty)');
  await press(page, 'End the turn');

  await deploy(page, 'Breslau');
  for (const card of ['Smuggle', 'Evade']) await play(page, card);
  await retrieve(page, 'Retrieval (the Records are empty)');
  await press(page, 'End the turn');

  await deploy(page, 'Amsterdam');
  await press(page, 'More');
  await press(page, 'Read the map to the app');
  await read(page, { name: 'Harwich', kind: 'Outlet', capital: 'London' }, 'Note it');
  await press(page, 'More');
  await press(page, 'Read the map to the app');
  await page.getByRole('dialog').getByRole('radio', { name: 'Airship Route' }).click();
  for (const end of ['Amsterdam', 'Harwich']) await page.getByRole('checkbox', { name: end }).click();
  await press(page, 'Note it');
  await play(page, 'Airship Line');
  await press(page, 'Zachary flies to Harwich');
  await press(page, 'Enter London');
  await play(page, 'Evade');
  await retrieve(page, 'Retrieval (the Records are empty)');
  await press(page, 'End the turn');
};

/*
 * By hand, with 4 Influence each at the start: the contact in Paris is Austria-Hungary + 2 = 6, the one in Berlin
 * France + 3 = 7, and the Sabotage there takes 6 from Germany, which has 4: 0.
 */
test('the book’s sample round on a real table’s map, learned on the way, with a refusal, an undo and a reload', () =>
  withPage({ colorScheme: 'dark' }, async ({ page, problems }) => {
    await seat(page);
    await begin(page);
    for (const place of [1, 2, 3]) await press(page, `Mark place ${place}`);
    await page.getByText('The map is still empty').waitFor();
    await roundBefore(page);

    await page.getByRole('heading', { name: 'Adam’s turn' }).waitFor();
    await press(page, 'Make a contact');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Berlin/ })
      .tap();
    await page.getByRole('heading', { name: 'Not now' }).waitFor();
    await page.getByText('A Contact is made inside a Capital, and your Spy is in none.').waitFor();
    await press(page, 'Leave it');
    await play(page, 'Overnight Line');
    await explore(page, /^Travel/, { name: 'Nürnberg' });
    await explore(page, /^Travel/, { name: 'Frankfurt' });
    await explore(page, /^Travel/, { name: 'Strasbourg' });
    await press(page, /^Undo: .*Strasbourg/);
    await explore(page, /^Travel/, { name: 'Straßburg' });
    await page.getByText(/entr(y|ies), saved/).waitFor();
    await page.reload();
    await press(page, 'Travel, 1 Ticket');
    await inDialog(page, 'Another Region …');
    await read(page, { name: 'Reims', kind: 'Outlet', capital: 'Paris' });
    await press(page, 'Enter Paris');
    await press(page, 'Make a contact');
    await stands(page, 'Austria-Hungary', [6, 0]);
    await press(page, 'Take Resupply');
    await play(page, 'Smuggle');
    await shot(page, 'i-spy-map-adam');
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'End the turn');

    await page.getByRole('heading', { name: 'Emily’s turn' }).waitFor();
    await play(page, 'Private Line');
    await explore(page, /^Travel/, { name: 'Stettin', kind: 'Outlet', capital: 'Berlin' });
    await press(page, 'Enter Berlin');
    await press(page, 'Make a contact');
    await stands(page, 'France', [7, 0]);
    await press(page, 'Take Recruit');
    await press(page, 'Recruit an Asset');
    await press(page, 'Cost: 4');
    await inDialog(page, 'Recruit');
    await play(page, 'Sabotage');
    await stands(page, 'Germany', [0, 0]);
    await explore(page, /^Travel/, { name: 'Leipzig' });
    await press(page, 'Travel, 2 Tickets');
    await inDialog(page, 'Another Region …');
    await inDialog(page, /^Praha/);
    await explore(page, /^Travel/, { name: 'Wien' });
    await press(page, 'End the turn');

    await page.getByRole('heading', { name: 'Zachary’s turn' }).waitFor();
    await page.getByText('To do: Flee from the Capital').waitFor();
    await press(page, 'Flee to Harwich');
    await play(page, 'Private Line');
    await explore(page, /^Travel/, { name: 'Hamburg', kind: 'Outlet', capital: 'Berlin' });
    await press(page, 'Enter Berlin');
    await press(page, 'Travel, 2 Tickets');
    await page.getByRole('dialog').getByRole('radio', { name: 'List' }).click();
    await inDialog(page, 'Leipzig, Outlet of Berlin · 2 Tickets left');
    await press(page, 'Travel, 2 Tickets');
    await inDialog(page, 'Praha, Start Region · 1 Ticket left');
    await play(page, 'Trace');
    await press(page, 'Play Trace on Emily');
    await page.getByRole('img', { name: 'Tags: 2' }).waitFor();
    await press(page, 'Travel, 1 Ticket');
    await inDialog(page, 'Another Region …');
    await inDialog(page, /^Breslau/);
    await retrieve(page, 'Retrieve Airship Line');
    await shot(page, 'i-spy-map-zachary');
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'End the turn');
    await page.getByText('Round 3 of 14').waitFor();
    expect(problems).toEqual([]);
  }));
