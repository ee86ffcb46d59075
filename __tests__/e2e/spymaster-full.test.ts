import { type Page } from 'playwright-core';
import { type Visitor, shot, withPage } from './support/browser';
import { addSeats, seatBegins, toTurnOne } from './support/setup-table';
import { press, pressDock, tapOn, whose } from './support/spymaster-table';

/** Four people, real cards and Agents that were thrown onto the board. */
const setUp = async (page: Page): Promise<void> => {
  await page.goto('/game/spymaster/setup');
  await page.getByRole('radio', { name: 'Full', exact: true }).first().click();
  await addSeats(page, 2);
  await seatBegins(page, 'Player 1');
  await page.getByRole('checkbox', { name: 'Phone places Agents' }).click();
  await toTurnOne(page);
};

const reloaded = async (page: Page): Promise<void> => {
  await page.getByText(/entr(y|ies), saved/).waitFor();
  await page.reload();
};

/** Three Special Agents each in Areas 1, 2 and 3, then all Freelance Agents in the blue city of Area 1. */
const throwAgents = async (page: Page): Promise<void> => {
  for (let seat = 1; seat <= 4; seat++)
    for (const place of [/^Berlin,/, /^Red 2,/, /^Red 3,/]) await tapOn(page, place);
  await page.getByText('0/18').waitFor();
  for (let agent = 0; agent < 18; agent++) await tapOn(page, /^Blue 1,/);
  await whose(page, 'Player 1');
};

const ROW = [
  ...['Surveillance 1', 'Espionage 3', 'Dossiers 4', 'Fourth type 2', 'Surveillance 4', 'Espionage 1'],
  ...['Dossiers 2', 'Fourth type 5', 'Surveillance 2', 'Espionage 5', 'Dossiers 1', 'Fourth type 1'],
];

/** Thirteen cards are thirteen taps; one of them was wrong and is tapped over. */
const layOutRow = async (page: Page): Promise<void> => {
  await press(page, 'Stack 2');
  for (const card of ROW.slice(0, 5)) await press(page, card);
  await page.getByText('5/13').waitFor();
  // Half a row is no move yet, and still there after a reload.
  await reloaded(page);
  await page.getByText('5/13').waitFor();
  for (const card of ROW.slice(5)) await press(page, card);
  await page.getByText('12/13').waitFor();
  await tapOn(page, 'Card 3, Dossiers 4: replace');
  await press(page, 'Dossiers 3');
  await tapOn(page, 'Card 3, Dossiers 3: replace');
  await press(page, 'Dossiers 4');
  await press(page, 'Surveillance 3');
};

/** 1 + 3 + 4, 2 + 4 + 1, 2 + 5 + 2 and the rest, the SpyMaster card on the second. */
const cutFiles = async (page: Page): Promise<void> => {
  await page.getByText('So far 1 of 4 Files: one for each player.').first().waitFor();
  await tapOn(page, /^Cut behind card 3,/);
  await tapOn(page, /^Cut behind card 6,/);
  await page.getByText('So far 3 of 4 Files: one for each player.').first().waitFor();
  await tapOn(page, /^Cut behind card 9,/);
  await page.getByText('Tap the File that gets the SpyMaster card.').first().waitFor();
  await tapOn(page, /^File 2, 3 cards, total 7, Surveillance 4, Espionage 1, Fourth type 2:/);
  await shot(page, 'spymaster-cut');
  await pressDock(page, /^4 Files → Player 2 chooses$/);
};

/** From the SpyMaster's left; the SpyMaster is left with 1 + 3 + 4. */
const chooseFiles = async (page: Page): Promise<void> => {
  const choices = [
    { seat: 2, file: /^File 4, 4 cards/ },
    { seat: 3, file: /^File 2, 3 cards.*SpyMaster card/ },
    { seat: 4, file: /^File 3, 3 cards/ },
  ];
  for (const { seat, file } of choices) {
    await whose(page, `Player ${seat}`);
    await tapOn(page, file);
  }
  await whose(page, 'Player 1');
};

/** A Mission in the blue city of Area 1: 1 Special Agent, 2 Freelance Agents, Dossiers 4, worth 9. */
const readMission = async (page: Page): Promise<void> => {
  await tapOn(page, 'Area 1: read the Mission');
  await press(page, 'Read it instead');
  await page.getByRole('radio', { name: 'Blue city' }).click();
  await press(page, 'Dossiers 4');
  for (const [asked, number] of [
    ['Special Agents', '1'],
    ['Freelance Agents', '2'],
    ['Victory points', '9'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: asked })
      .getByRole('radio', { name: number, exact: true })
      .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** One point from the hub of Area 1 to its blue city; beyond that the card does not reach. */
const move = async (page: Page): Promise<void> => {
  await tapOn(page, /^Berlin, /);
  await tapOn(page, /^Green 2, .*costs 2 points$/);
  await shot(page, 'spymaster-pay');
  await press(page, 'Surveillance 1');
  await page.getByText('SM-32').first().waitFor();
  await pressDock(page, /^Leave it$/);
  await press(page, 'Undo: Special Agent of Player 1 to Green 2');
  await tapOn(page, /^Berlin, /);
  await tapOn(page, /^Blue 1, .*costs 1 point$/);
  await press(page, 'Surveillance 1');
  await page
    .getByRole('button', { name: 'Blue 1, Blue city, Player 1: 1 Special Agent, 18 Freelance Agents' })
    .waitFor();
};

const completeMission = async (page: Page): Promise<void> => {
  await tapOn(page, /^Blue 1, 9 points, 1 Special Agent: met, 2 Freelance Agents: met.*Agents ready$/);
  await press(page, 'Dossiers 4');
  await page.getByRole('button', { name: /^Player 1, to move, .*9 points, 1 card/ }).waitFor();
  await page.getByRole('img', { name: 'Area 1, Mission: Turned faceup after this turn' }).waitFor();
};

/** The pawn goes to Player 3; Area 1 has lost its upper Mission, so one goes under the other. 48 - 1 are left. */
const betweenRounds = async (page: Page): Promise<void> => {
  const said = (name: string) => page.getByRole('img', { name, exact: true }).waitFor();
  await said('The SpyMaster pawn goes to Player 3, who took the SpyMaster card.');
  await said('Area 1: one Mission facedown under the one that lies there');
  await page.getByText(/ 47 stay in the deck/).waitFor();
  await shot(page, 'spymaster-between');
};

const round = async ({ page, problems }: Visitor): Promise<void> => {
  await setUp(page);
  await throwAgents(page);
  await layOutRow(page);
  await cutFiles(page);
  await chooseFiles(page);
  await readMission(page);
  await move(page);
  await shot(page, 'spymaster-operations');
  await completeMission(page);
  await pressDock(page, /^End turn/);
  for (const seat of [2, 3, 4]) {
    await whose(page, `Player ${seat}`);
    await pressDock(page, /^Pass → /);
  }
  await whose(page, 'Player 1');
  await pressDock(page, /^Pass: ends round 1/);
  await whose(page, 'Player 3');
  await page.getByText(/^Round 2 of 5/).waitFor();
  await betweenRounds(page);
  expect(problems).toEqual([]);
};

test(
  'one round with real cards: Agents thrown, 13 cards in 13 taps, cut, chosen, a move, a Mission, passes',
  () => withPage({}, round),
  180_000,
);

test('the Agents that the phone places are walked through Area by Area, all eighteen of them', () =>
  withPage({ colorScheme: 'dark' }, async ({ page, problems }) => {
    await page.goto('/game/spymaster/setup');
    await page.getByRole('radio', { name: 'Full', exact: true }).first().click();
    await seatBegins(page, 'Player 1');
    await toTurnOne(page);
    let freelances = 0;
    for (let area = 1; area <= 6; area++) {
      const put = page.getByRole('list', { name: `Put into Area ${area}` });
      await put.waitFor();
      const rows = await put.getByRole('listitem').all();
      for (const row of rows) {
        const name = (await row.getAttribute('aria-label')) ?? '';
        freelances += Number(/(\d+) Freelance/.exec(name)?.[1] ?? 0);
      }
      if (area === 1) await shot(page, 'spymaster-walk');
      await pressDock(page, /^Placed/);
      // Whoever looks something up in between goes on where the Agents were.
      if (area === 3) await reloaded(page);
    }
    await page.getByRole('button', { name: 'Stack 1' }).waitFor();
    expect(freelances).toBe(18);
    expect(problems).toEqual([]);
  }));
