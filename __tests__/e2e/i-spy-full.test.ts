import { shot, withPage } from './support/browser';
import { faultsOf } from './support/inspect';
import {
  begin,
  commit,
  heldSecret,
  openHand,
  playCard,
  press,
  setUp,
  stands,
  turnOver,
} from './support/i-spy-table';

/** What the book does not tell of a card is asked for when it is first played. */
const CARDS: Readonly<Record<string, { readonly way?: string; readonly print?: string }>> = {
  'Airship Line': { way: 'Play Airship Line' },
  'Private Line': { print: 'Austria-Hungary +2' },
  'Courier Line': { print: 'Britain +1' },
  Evade: { print: 'Britain +2' },
};

/** What is tapped for the third part of a turn in each round, and what the large button then says. */
const THIRDS = [
  ['Retrieval (the Records are empty)', 'Retrieval (nothing there)'],
  ['Berlin, France +3: 2 Tickets', 'Contact in Berlin: 2 Tickets'],
  ['Retrieve Overnight Line', 'Retrieve Overnight Line'],
] as const;

const NATIONS = ['Austria-Hungary', 'Britain', 'France', 'Germany', 'Italy', 'Russia'];

/*
 * By hand, with 4 Influence each at the start. In every round each of three spies plays two cards: Overnight Line and
 * Smuggle, Airship Line and Private Line, Courier Line and Evade. In round 2 all make contact in Berlin: France
 * 4 + 3 × 3 = 13. In round 3 all retrieve Overnight Line, so that Germany is owed nothing. The Records then owe, three
 * times each: France 3, Italy 2, Austria-Hungary 2 (Private Line), Britain 1 + 2 (Courier Line, Evade).
 * Austria-Hungary 10, Britain 13, France 22, Germany 4, Italy 10, Russia 4; the Politician: Germany + 1, Russia + 1.
 * France 1st (+5), Britain 2nd (+4), Austria-Hungary and Italy share the 3rd (+3 each, the 4th is skipped), Germany and
 * Russia the 5th (+1 each). Clean-up takes 5 from every pool.
 */
test('three players: Alignments in private, three rounds, and a Scoring Phase with ties', () =>
  withPage({}, async ({ page, problems }) => {
    await setUp(page, 'Full', 3);
    await page.getByRole('checkbox', { name: 'Phone deals Alignments' }).click();
    await shot(page, 'i-spy-setup');
    await begin(page);
    const seen: string[] = [];
    for (const seat of [1, 2, 3]) {
      seen.push(await heldSecret(page, `Player ${seat}`));
      await press(page, `Mark place ${seat}`);
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen.every((nation) => NATIONS.includes(nation))).toBe(true);

    for (const round of [1, 2, 3])
      for (const seat of [1, 2, 3]) {
        await page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();
        await openHand(page);
        for (const card of [
          ['Overnight Line', 'Smuggle'],
          ['Airship Line', 'Private Line'],
          ['Courier Line', 'Evade'],
        ][round - 1] ?? [])
          await playCard(
            page,
            card,
            seat === 1 ? CARDS[card] : { ...(CARDS[card]?.way ? { way: CARDS[card].way } : {}) },
          );
        const [tile, does] = THIRDS[round - 1] ?? THIRDS[0];
        await page.getByRole('button', { name: tile, exact: true }).first().click();
        if (round === 2 && seat === 3) expect(await faultsOf(page)).toEqual([]);
        await commit(page, `${does}, end turn`);
      }

    await turnOver(page, 'Done, next: Britain', 'Done, next: France');
    await page.getByLabel('France: 13 → 22').waitFor();
    for (const seat of [1, 2, 3]) await page.getByLabel(`Player ${seat} +3`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'i-spy-records');
    await turnOver(page, ...['Germany', 'Italy', 'Russia', 'the chart'].map((next) => `Done, next: ${next}`));
    for (const number of ['+3', '+2', '+1', '1']) await press(page, number);
    await turnOver(page, 'Done, next: Politician');
    await stands(page, 'France', [22, 0]);
    await stands(page, 'Germany', [4, 0]);

    await press(page, 'Germany +1');
    await press(page, 'Russia +1');
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'i-spy-tile');
    await turnOver(page, 'Resolve it, then: Advantages');
    await page
      .getByRole('button', {
        name: /^Place 3, Austria-Hungary, Italy, Influence 10, \+3, 2 tied.*Place 4 \(\+2\) is skipped/,
      })
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'i-spy-ranking');
    await turnOver(page, 'Flags moved, next: clean-up');
    await page.getByText('1 large counter off every Nation').waitFor();
    await turnOver(page, 'Start round 4, Player 1 begins');

    await page.getByRole('heading', { name: 'Player 1’s turn' }).waitFor();
    await stands(page, 'France', [17, 5]);
    await stands(page, 'Britain', [8, 4]);
    await stands(page, 'Austria-Hungary', [5, 3]);
    await stands(page, 'Italy', [5, 3]);
    await stands(page, 'Germany', [0, 1]);
    await stands(page, 'Russia', [0, 1]);
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'i-spy-turn');
    expect(problems).toEqual([]);
  }));
