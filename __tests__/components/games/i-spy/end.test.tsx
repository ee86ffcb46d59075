import { fireEvent, screen } from '@testing-library/react-native';
import { type Options, type View } from '@/rules/i-spy/light/state';
import { layTable, press } from './table';

jest.setTimeout(120_000);

const pad: Options = {
  ...{ seatCount: 2, startSeat: 0, opened: 'at-the-end', finalReport: false, alignments: 'physical' },
  ...{ openPrints: [], politicianPrints: [] },
};

/** A column that shows the digit stands before the pad. */
const type = (digits: string) =>
  [...digits].forEach((digit) =>
    fireEvent.press(screen.getAllByRole('button', { name: digit }).at(-1) as never),
  );

const viewOf = ({ session }: Awaited<ReturnType<typeof layTable>>): View =>
  session.moment.standing.log.game.view(session.moment.standing.log.state, 'table') as View;

test('just the score: who served whom and Power; without a tie nobody asks for Influence', async () => {
  const table = await layTable({ module: 'light', options: pad });
  press(/^France, /);
  type('21');
  press(/^Italy, /);
  type('18');
  expect(screen.getByText('Anna wins with France, 21')).toBeVisible();
  expect(screen.queryByText(/how much Influence/)).toBeNull();
  press('To the result');
  expect(viewOf(table)).toMatchObject({ phase: 'over', standing: { power: { france: 21, italy: 18 } } });
  expect(screen.getByText('Anna wins with France, 21')).toBeVisible();
});

test('a number of one digit is set by its key, or at once where no other can follow', async () => {
  const table = await layTable({ module: 'light', options: pad });
  press(/^France, /);
  type('3');
  expect(screen.getByText('France: how much Power?')).toBeVisible();
  press('Set France');
  press(/^Italy, /);
  type('9');
  press('To the result');
  expect(viewOf(table)).toMatchObject({ standing: { power: { france: 3, italy: 9 } } });
});

test('a tie asks for Influence; less of it wins; what is typed is there again after a reload', async () => {
  const { session, showAgain } = await layTable({ module: 'light', options: pad });
  press(/^France, /);
  type('21');
  press(/^Italy, /);
  type('21');
  expect(screen.getByText('France: how much Influence?')).toBeVisible();
  type('9');
  await showAgain();
  expect(screen.getByText('Italy: how much Influence?')).toBeVisible();
  type('6');
  expect(screen.getByText('Ben wins with Italy, 21')).toBeVisible();
  press('To the result');
  expect(session.unfinished).toBeUndefined();
});

test('a standstill: both flags fall to 0, and the sentence says why', async () => {
  const table = await layTable({
    module: 'light',
    options: { ...pad, seatCount: 3 },
    players: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Clara' }].map((each, colour) => ({
      ...each,
      colour,
    })),
  });
  for (const [nation, power] of [
    ['France', '21'],
    ['Italy', '21'],
    ['Britain', '18'],
  ] as const) {
    press(new RegExp(`^${nation}, `));
    type(power);
  }
  type('99');
  press('To the result');
  expect(viewOf(table)).toMatchObject({ standing: { power: { france: 0, italy: 0, britain: 18 } } });
  expect(screen.getByLabelText('France: Power 0, fell from 21, Anna')).toBeVisible();
  expect(screen.getByText('Standstill')).toBeVisible();
  expect(screen.getByText(/^1\. Tied at 21 Power: France, Italy.*they drop to 0 Power/)).toBeVisible();
  expect(screen.getByText('Clara wins with Britain, 18')).toBeVisible();
});

const reportPad: Options = { ...pad, finalReport: true };

const toTheReport = () => {
  type('0');
  press('Set Austria-Hungary');
  for (const nation of ['Britain', 'France', 'Germany', 'Italy', 'Russia']) {
    type('0');
    press(`Set ${nation}`);
  }
  for (let nation = 0; nation < 6; nation++) type('9');
  press('Enter, then the Final Report');
};

test('a Final Report that contradicts the other one is refused with its rule, and the pad begins with what fits', async () => {
  const table = await layTable({ module: 'light', options: reportPad });
  const reports = () => viewOf(table).players.map(({ guesses }) => guesses);
  toTheReport();
  press('Enter Anna’s report');
  expect(reports()).toEqual([{ deceived: 0, allRight: false }, undefined]);
  // Anna guessed wrong, so that Ben has deceived her; and Ben guessed right.
  press('Cards before this player that are wrong: one less');
  press('Enter Ben’s report');
  expect(screen.getByText(/^This contradicts a report that was entered/)).toBeVisible();
  expect(screen.getByText('IS-71')).toBeVisible();
  expect(reports()[1]).toBeUndefined();
  press('Close');
  press('Cards before this player that are wrong: one more');
  press('Enter Ben’s report');
  expect(reports()[1]).toEqual({ deceived: 1, allRight: true });
});

test('Alignments one by one, the reports as they lay, and Assets by a tap on a flag', async () => {
  const table = await layTable({ module: 'light', options: reportPad });
  toTheReport();
  press('Enter Anna’s report');
  press('Enter Ben’s report');
  press(/^France: /);
  press('Anna served France');
  expect(screen.queryByRole('button', { name: /^France: / })).toBeNull();
  press(/^Italy: /);
  press('Ben served Italy');
  expect(
    screen.getByLabelText(
      'Ben, Italy: +3 Power. 1 opponent deceived, +1 for all of them, +1 for guessing everybody',
    ),
  ).toBeVisible();
  press('Raise the flags, then Assets');
  press(/^Britain: Power 0/);
  expect(screen.getByLabelText(/^Britain: Power 1, \+1/)).toBeVisible();
  press('Ben has no Asset left');
  press('Anna has no Asset left');
  expect(viewOf(table)).toMatchObject({ phase: 'over', standing: { power: { italy: 3, britain: 1 } } });
  expect(screen.getByText('Ben wins with Italy, 3')).toBeVisible();
});
