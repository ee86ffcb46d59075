import { type Page } from 'playwright-core';
import { type Visitor, shot, withPage } from './support/browser';
import {
  type Card,
  type Mission,
  cardsOnPage,
  lookAtHand,
  missionsOn,
  press,
  pressDock,
  tapCards,
  tapOn,
  valueOf,
  whose,
} from './support/spymaster-table';

const TYPES = ['Surveillance', 'Espionage', 'Dossiers', 'Ciphers'] as const;

/** Player 1 cuts behind the first card, Player 2 takes that one card, and Player 1 the rest with the SpyMaster card. */
const gather = async (page: Page): Promise<void> => {
  await whose(page, 'Player 1');
  await page
    .getByRole('button', { name: /^Stack \d$/ })
    .first()
    .click();
  await tapOn(page, /^Cut behind card 1,/);
  await tapOn(page, /^File 2, 8 cards/);
  await pressDock(page, /^2 Files → Player 2 chooses$/);
  await whose(page, 'Player 2');
  await tapOn(page, /^File 1, 1 card/);
  await whose(page, 'Player 1');
};

const bothPass = async (page: Page): Promise<void> => {
  await pressDock(page, /^Pass → Player 2/);
  await whose(page, 'Player 2');
  await pressDock(page, /^Pass: ends round/);
};

/** The table finds the Agents elsewhere than the app thought: one Special Agent too few in the city, one step away. */
const standAlmostReady = async (page: Page, { city, hub, specials, freelances }: Mission): Promise<void> => {
  const put = async (line: string, place: string) => {
    await page.getByRole('button', { name: new RegExp(`^${line}, `) }).click();
    await page.getByRole('dialog').getByRole('button', { name: place, exact: true }).click();
  };
  await press(page, 'Menu');
  await press(page, 'Correct');
  for (let agent = 1; agent <= 3; agent++)
    await put(`Player 1: Special Agent ${agent}`, agent < specials ? city : hub);
  await press(page, 'Freelance Agents');
  for (let agent = 1; agent <= freelances; agent++) await put(`Freelance Agent ${agent}`, city);
  await press(page, 'Save the correction');
  await whose(page, 'Player 1');
};

/** An Agent goes one step from the hub to a city where the Mission does not ask for it; way and card are one step back. */
const move = async (page: Page, { city, hub }: Mission, card: Card): Promise<void> => {
  await tapOn(page, new RegExp(`^${hub}, Transport Hub, `));
  await tapOn(page, new RegExp(`^(?!${city},).* city, .*costs 1 point$`));
  await shot(page, 'spymaster-burn');
  await tapCards(page, 'Player 1', [card]);
  const left = page.getByRole('img', { name: `Movement points left: ${card.value - 1}` });
  await left.waitFor();
  const moved = /^Undo: Player 1 moved an Agent/;
  await press(page, moved);
  await page.getByRole('button', { name: /^Pass → / }).waitFor();
  await press(page, /^Redo: Player 1 moved an Agent/);
  await left.waitFor();
  await page.getByText(/entr(y|ies), saved/).waitFor();
  await page.reload();
  await left.waitFor();
};

/** Its Agents are missing: they are brought, and then it is paid for. Gives the cards that were burned. */
const complete = async (page: Page, mission: Mission, hand: readonly Card[]): Promise<readonly Card[]> => {
  const cards = hand.filter(({ type }) => type === mission.type);
  const paid: Card[] = [];
  const card = new RegExp(`^${mission.city}, ${mission.points} points?`);
  await tapOn(page, card);
  await page.getByText('SM-33').waitFor();
  await shot(page, 'spymaster-refused');
  await pressDock(page, /^Bring them for \d points?$/);
  await tapOn(page, new RegExp(`${card.source}.*Agents ready$`));
  while (valueOf(paid, mission.type) < mission.value) {
    const next = cards[paid.length];
    if (!next) throw new Error(`The hand cannot pay ${mission.value} ${mission.type}.`);
    paid.push(next);
  }
  expect(await cardsOnPage(page)).toEqual([]);
  await tapCards(page, 'Player 1', paid);
  expect(await cardsOnPage(page)).toEqual([]);
  await page
    .getByRole('button', { name: new RegExp(`^Player 1, to move.* ${mission.points} points`) })
    .waitFor();
  return paid;
};

const practice = async ({ page, problems }: Visitor): Promise<void> => {
  const nothingTold = async () => expect(await cardsOnPage(page)).toEqual([]);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await press(page, 'Practice game: SpyMaster');
  for (let round = 1; round < 5; round++) {
    await gather(page);
    await nothingTold();
    await bothPass(page);
    await page.getByText(`Round ${round} closed`).waitFor();
    await page.getByRole('img', { name: 'The SpyMaster pawn stays with Player 1.' }).waitFor();
  }
  await gather(page);
  const first = await lookAtHand(page, 'Player 1', nothingTold);
  expect(first).toHaveLength(40);
  const missions = await missionsOn(page);
  const mission = missions.find(({ type, value }) => valueOf(first, type) >= value) as Mission;
  const burned = first.find(({ type, value }) => type !== mission.type && value > 1) as Card;
  await standAlmostReady(page, mission);
  await move(page, mission, burned);
  await shot(page, 'spymaster-moving');
  const paid = await complete(page, mission, first);
  await nothingTold();
  await pressDock(page, /^End turn/);
  await whose(page, 'Player 2');
  const second = await lookAtHand(page, 'Player 2', nothingTold);
  expect(second).toHaveLength(5);
  await pressDock(page, /^Pass → Player 1/);
  await whose(page, 'Player 1');
  await pressDock(page, /^Pass: ends round 5/);

  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  // What a person would add up: 5 for each type to whoever holds the most of it, to both when they tie.
  const gone = [burned, ...paid];
  const bonus = { first: 0, second: 0 };
  for (const type of TYPES) {
    const mine = valueOf(first, type) - valueOf(gone, type);
    const theirs = valueOf(second, type);
    if (mine > 0 && mine >= theirs) bonus.first += 5;
    if (theirs > 0 && theirs >= mine) bonus.second += 5;
  }
  await pressDock(page, /^See the score$/);
  await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
  await page
    .getByRole('button', { name: `Player 1, ${mission.points + bonus.first}, Winner`, exact: true })
    .waitFor();
  await page.getByRole('button', { name: `Player 2, ${bonus.second}`, exact: true }).waitFor();
  await shot(page, 'spymaster-practice-score');
  expect(problems).toEqual([]);
};

test(
  'a practice game from home to the winner: hands behind a hold, a refusal mended, the score added up from what was seen',
  () => withPage({}, practice),
  240_000,
);
