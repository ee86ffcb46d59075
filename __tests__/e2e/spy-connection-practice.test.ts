import { type Page } from 'playwright-core';
import { type Visitor, shot, withPage } from './support/browser';
import { connect, network, nextCity, spyOf, wanted } from './support/spy-connection-bot';
import { setNumber } from './support/setup-table';
import { moveTo, press } from './support/spy-connection-table';

/** The board is drawn in the frame after the one that says what was done. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

const whose = async (page: Page, seat: number): Promise<void> => {
  await page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
  await drawn(page);
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

const otherTurn = async (page: Page): Promise<void> => {
  await whose(page, 2);
  const spy = await spyOf(page);
  const [, elsewhere] = await network(page, spy);
  if (elsewhere === undefined) {
    await press(page, 'Connect a city');
    await page.getByRole('dialog').getByRole('button', { name: / → / }).first().click();
  } else {
    await moveTo(page, new RegExp(`^${elsewhere}(,|$)`));
  }
  const circles = page.getByRole('button', { name: /, place an Agent$/ });
  for (await drawn(page); (await circles.count()) > 0; await drawn(page)) await circles.first().click();
  await press(page, 'End the turn');
};

/** What a person would add up: the points of the Start Mission in sight, as they stand on it. */
const startPoints = async (page: Page): Promise<number> => {
  const card = page.getByText(/points? · .*Start Mission/).first();
  return Number(/(\d+) points?/.exec(await card.innerText())?.[1]);
};

/** Undone, redone, and still there when the page is opened again. */
const undoRedoReload = async (page: Page, from: string, to: string): Promise<void> => {
  await press(page, `Undo: Player 1 connected ${to}`);
  await page.getByText(`Spy in ${from}`).first().waitFor();
  await press(page, `Redo: Player 1 connected ${to}`);
  await page.getByText(/entr(y|ies), saved/).waitFor();
  await page.reload();
  await page.getByText(`Spy in ${to}`).first().waitFor();
};

/** Player 1 connects city after city until the last goal is reached, and leaves its circle for later. */
const reachGoals = async (page: Page): Promise<number> => {
  let second: number | undefined;
  for (;;) {
    const goals = await wanted(page);
    const [goal = ''] = goals;
    const spy = await spyOf(page);
    const next = nextCity(await network(page, spy), goal);
    await connect(page, next);
    await page.getByText(`Spy in ${next}`).first().waitFor();
    if (second === undefined) await undoRedoReload(page, spy, next);
    const isLast = goals.length === 1 && next === goal;
    if (next === goal && !isLast) await page.getByRole('button', { name: `${goal}, place an Agent` }).click();
    await press(page, 'End the turn');
    await whose(page, 2);
    second ??= await startPoints(page);
    await otherTurn(page);
    await whose(page, 1);
    if (isLast) return second;
  }
};

/** The circle is asked for while the Spy is away: refused, and mended by its repair. */
const coverFromAfar = async (page: Page): Promise<void> => {
  const [last = ''] = await wanted(page);
  const [, away = ''] = await network(page, await spyOf(page));
  await moveTo(page, new RegExp(`^${away}(,|$)`));
  await press(page, 'End the turn');
  await otherTurn(page);
  await whose(page, 1);
  await page.getByRole('button', { name: `${last}, not covered` }).click();
  await page.getByText('SC-50').first().waitFor();
  await press(page, `First move to ${last}`);
};

const practice = async ({ page, problems }: Visitor): Promise<void> => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await press(page, 'Practice game: Spy Connection');
  await whose(page, 1);
  await page.getByText('Map · practice').waitFor();
  await pickUpLate(page);
  const first = await startPoints(page);
  const second = await reachGoals(page);
  await coverFromAfar(page);
  await page.getByText('Last turn to come').first().waitFor();
  await press(page, 'End the turn');
  await otherTurn(page);

  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  const circles = await page.getByRole('img', { name: /, covered$/ }).count();
  // Where Player 2 had the luck to complete the Start Mission, its points count and its circles do not.
  const lucky = await page.getByRole('listitem', { name: /^Player 2: .* 1 of 7 Missions completed/ }).count();
  await press(page, 'See the score');
  await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
  await shot(page, 'spy-connection-practice-score');
  for (const bar of [`Player 1, ${12 + first}, Winner`, `Player 2, ${circles + lucky * second}`])
    await page.getByRole('button', { name: bar, exact: true }).waitFor();
  expect(problems).toEqual([]);
};

test(
  'a practice game dealt by the phone, from home to the winner, with the score added up from what was seen',
  () => withPage({}, practice),
  180_000,
);
