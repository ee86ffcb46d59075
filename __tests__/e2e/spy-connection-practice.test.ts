import { type Page } from 'playwright-core';
import { type Visitor, shot, still, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import { cityOn, labelsOf, nextCity, wanted } from './support/spy-connection-bot';
import { pressOn, setNumber } from './support/setup-table';
import { go, press, tapMap } from './support/spy-connection-table';

const whose = async (page: Page, seat: number): Promise<void> => {
  await page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
  await still(page);
};

/** Six Missions of 2 points each lie in front of Player 1 already, so that the next one brings the last round. */
const pickUpLate = async (page: Page): Promise<void> => {
  await press(page, 'Menu');
  await press(page, 'Correct');
  await press(page, 'Mission cards');
  await setNumber(page, /^Player 1: Missions completed before, /, 6);
  const deck = page.getByRole('button', { name: /^Mission deck, / });
  const left = Number((await deck.textContent())?.match(/\d+$/)?.[0]) - 6;
  await setNumber(page, /^Mission deck, /, left);
  await setNumber(page, /^Player 1: points of the Missions completed before, /, 12);
  await press(page, 'Save the correction');
  await whose(page, 1);
};

/** Ends the turn with whatever circles wait, as the large button offers it. */
const end = (page: Page): Promise<void> => go(page, /^End turn → |^Cover .* and end|^End turn, end the game/);

/** Player 2 goes the cheapest way out, or home again where none can be paid. */
const otherTurn = async (page: Page): Promise<void> => {
  await whose(page, 2);
  const [home] = await cityOn(page, /, in your network/);
  if (home === undefined) {
    const [out = ''] = await cityOn(page, /, [01234] Agents?/);
    await tapMap(page, new RegExp(`^${out}, `));
    await go(page, new RegExp(`^Connect ${out} · `));
  } else {
    await tapMap(page, new RegExp(`^${home}, `));
    await go(page, new RegExp(`^Move to ${home}`));
  }
  await end(page);
};

/** Undone, redone, and still there when the page is opened again. */
const undoRedoReload = async (page: Page, from: string, to: string): Promise<void> => {
  await press(page, `Undo: Player 1 connected ${to}`);
  await page.getByRole('button', { name: new RegExp(`^${from}, .*Your Spy is here`) }).waitFor();
  await press(page, `Redo: Player 1 connected ${to}`);
  await page.getByText(/entr(y|ies), saved/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${to}, .*Your Spy is here`) }).waitFor();
};

/** Player 1 connects city after city until every circle of the Start Mission is covered. */
const reachGoals = async (page: Page): Promise<void> => {
  for (let turn = 0; ; turn++) {
    const [goal] = await wanted(page);
    if (goal === undefined) return;
    const [spy = ''] = await cityOn(page, /, Your Spy is here/);
    const network = [spy, ...(await cityOn(page, /, in your network/))];
    const next = nextCity(network, goal);
    await tapMap(page, new RegExp(`^${next}, `));
    if (turn === 0) await shot(page, 'spy-connection-practice');
    await go(page, new RegExp(`^Connect ${next} · `));
    if (turn === 0) await undoRedoReload(page, spy, next);
    const done = (await labelsOf(page, /^Cover .*1 Mission complete/)).length > 0;
    await end(page);
    if (done) return;
    await otherTurn(page);
    await whose(page, 1);
  }
};

const practice = async ({ page, problems }: Visitor): Promise<void> => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await press(page, 'Practice game: Spy Connection');
  await whose(page, 1);
  await page.getByText('Practice', { exact: true }).last().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await pickUpLate(page);
  await reachGoals(page);
  await go(page, 'Start Player 2’s last turn');
  await otherTurn(page);
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await pressOn(page, 'See the score', /\/score$/);
  await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
  await page.getByRole('button', { name: /^Player 1, \d+, Winner$/ }).waitFor();
  await shot(page, 'spy-connection-practice-score');
  expect(problems).toEqual([]);
};

test(
  'a practice game dealt by the phone, on the map from home to the winner',
  () => withPage({}, practice),
  120_000,
);
