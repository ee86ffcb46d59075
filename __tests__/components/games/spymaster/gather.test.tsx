import { screen } from '@testing-library/react-native';
import { annaAndBen } from '@/__tests__/support/open-table';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { choose, layTable, press, placedFor, readOut, ROW, tap } from './table';

const NAMES = ['Surveillance', 'Espionage', 'Dossiers', 'Ciphers'] as const;
const TYPES = ['surveillance', 'espionage', 'dossiers', 'fourth'] as const;
const named = (place: number): string => {
  const card = ROW[place];
  return card ? `${NAMES[TYPES.indexOf(card.type)]} ${card.value}` : '';
};

const laid = async (about = {}) => {
  const table = await layTable(about);
  const seats = table.state().players.length;
  for (const move of placedFor(seats)) table.play('table', move);
  press('Stack 4');
  return table;
};

test('[SM-10] Special Agents are placed where one likes, in any order: three taps on the board each', async () => {
  const { state } = await layTable({ options: { ...readOut, specialAgents: 'chosen' } });
  for (const place of [/^London,/, /^Cairo,/]) tap(place);
  choose('Ben, 0/3');
  tap(/^Suva,/);
  press('Undo: Special Agent of Ben to Suva');
  tap(/^Suva,/);
  choose('Anna, 2/3');
  tap(/^Perth,/);
  expect(state().players.map(({ agents }) => agents)).toEqual([
    ['area-1-red', 'area-2-hub', 'area-6-yellow'],
    [],
  ]);
  expect(screen.getByRole('radio', { name: 'Ben, 1/3' })).toBeChecked();
});

test('[SM-10] Agents that were thrown are tapped where they landed, and two in one Area are asked about there', async () => {
  const { state } = await layTable();
  tap(/^London,/);
  tap(/^Berlin,/);
  expect(screen.getByText('SM-10')).toBeOnTheScreen();
  press('Leave it');
  for (const place of [/^Cairo,/, /^Suva,/, /^London,/, /^Cairo,/, /^Suva,/]) tap(place);
  for (let agent = 0; agent < 17; agent++) tap(/^London,/);
  expect(screen.getByRole('button', { name: '1 Freelance Agent left', disabled: true })).toBeOnTheScreen();
  tap(/^London,/);
  expect(state().phase).toBe('choose-stack');
});

test('the placement that the phone drew is one step, and undo says that all of it goes', async () => {
  const { state } = await layTable({
    practice: true,
    options: practiceOptions({ seatCount: 2, startSeat: 0 }),
  });
  expect(state().freelances).toHaveLength(18);
  press('Undo: the set-up that the phone drew');
  press('Undo with the draw');
  expect(state()).toMatchObject({ freelances: [], players: [{ agents: [] }, { agents: [] }] });
});

test('nine cards are nine taps: the last one lays the row out', async () => {
  const { state } = await laid();
  ROW.forEach((_, place) => press(named(place)));
  expect(state().phase).toBe('cut-files');
  expect(state().row).toEqual(ROW);
});

test('a wrong card is tapped over, and the last one taken back', async () => {
  const { state } = await laid();
  for (const place of [0, 1, 2]) press(named(place));
  tap('Card 2, Espionage 3: replace');
  press('Espionage 5');
  press('Undo: Dossiers 4, card 3');
  expect(screen.getByText('2/9')).toBeVisible();
  press('Undo: Espionage 5, card 2');
  expect(screen.getByText('1/9')).toBeVisible();
  press('Espionage 5');
  ROW.slice(2).forEach((_, place) => press(named(place + 2)));
  expect(state().row[1]).toEqual({ type: 'espionage', value: 5 });
});

test('a row that was taken back is there to be mended', async () => {
  const { session, state, play } = await laid();
  play('table', { type: 'lay-out-row', cards: ROW });
  press(/^Undo: 9 cards/);
  expect(screen.getByRole('button', { name: 'Lay out this row' })).toBeVisible();
  tap('Card 9, Surveillance 2: replace');
  press('Surveillance 3');
  press('Lay out this row');
  expect(state().row.at(-1)).toEqual({ type: 'surveillance', value: 3 });
  expect(session.moment.standing.log.state).toBe(state());
});

test('[SM-20] what nobody wants to read stays blank: the rest of the row is one tap', async () => {
  const { state } = await laid();
  for (const place of [0, 1, 2, 3, 4]) press(named(place));
  press(/^Leave 4 blank/);
  expect(state().row).toEqual([...ROW.slice(0, 5), 'blank', 'blank', 'blank', 'blank']);
  cut(4);
  expect(
    screen.getByRole('button', { name: /^File 2, 5 cards, total 4, Surveillance 4, 4 blank:/ }),
  ).toBeVisible();
  press('Undo: cut behind card 4');
  press(/^Undo: 9 cards/);
  expect(screen.getByText('5/9')).toBeVisible();
});

test('the SpyMaster card is taken back before the cuts are', async () => {
  const { play } = await laid();
  play('table', { type: 'lay-out-row', cards: ROW });
  cut(4);
  tap(/^File 2,/);
  press('Undo: SpyMaster card on File 2');
  expect(reason('Tap the File that gets the SpyMaster card.')).toBeVisible();
  press('Undo: cut behind card 4');
  expect(reason('So far 1 of 2 Files: one for each player.')).toBeVisible();
});

test('[SM-23] those who have chosen stand in the order in which they did', async () => {
  const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
  await laid({
    options: { ...readOut, seatCount: 4, rows: 'blank' },
    players: names.map((name, colour) => ({ name, colour })),
  });
  for (const after of [3, 6, 9]) cut(after);
  tap(/^File 1,/);
  press('4 Files → Ben chooses');
  tap(/^File 4,/);
  tap(/^File 2,/);
  const taken = screen.getAllByText(/^File \d$/, { includeHiddenElements: true });
  expect(taken.map(({ props }) => String(props.children))).toEqual(['File 4', 'File 2']);
});

const cut = (after: number) => tap(new RegExp(`^Cut behind card ${after},`));
const reason = (words: string | RegExp) => screen.getByRole('button', { name: words, disabled: true });

test('while the division is not legal the reason stands in the dock, then the Files with their totals', async () => {
  const { state, play } = await laid();
  play('table', { type: 'lay-out-row', cards: ROW });
  expect(reason('So far 1 of 2 Files: one for each player.')).toBeVisible();
  cut(4);
  cut(6);
  expect(reason(/2 are needed|only 2/)).toBeVisible();
  press('Undo: cut behind card 6');
  expect(reason('Tap the File that gets the SpyMaster card.')).toBeVisible();
  tap(/^File 2, 5 cards, total 14, Surveillance 6, Espionage 1, Dossiers 2, Ciphers 5:/);
  press('2 Files → Ben chooses');
  expect(state().files.map(({ cards }) => cards.length)).toEqual([4, 5]);
  expect(state().files[1]?.spyMasterCard).toBe(true);
});

test('a cut that is moved asks for the SpyMaster card anew', async () => {
  const { play } = await laid();
  play('table', { type: 'lay-out-row', cards: ROW });
  cut(4);
  tap(/^File 1,/);
  cut(4);
  cut(5);
  expect(reason('Tap the File that gets the SpyMaster card.')).toBeVisible();
});

test('[SM-23] a File is one tap, the last goes to the SpyMaster by itself, and what was taken is told no more', async () => {
  const { state, play } = await laid({
    options: { ...readOut, seatCount: 3 },
    players: [...annaAndBen, { name: 'Cleo', colour: 2 }],
  });
  play('table', { type: 'lay-out-row', cards: [...ROW, { type: 'surveillance', value: 5 }] });
  play(0, { type: 'cut-files', cuts: [3, 6], spyMasterCard: 6 });
  expect(reason('Ben, tap a File')).toBeVisible();
  tap(/^File 1, 3 cards, Surveillance 1/);
  expect(screen.getByRole('img', { name: 'File 1, 3 cards, taken by Ben' })).toBeOnTheScreen();
  tap(/^File 3, 4 cards.*SpyMaster card/);
  expect(state()).toMatchObject({ phase: 'operations', nextSpyMaster: 2 });
  expect(state().players.map(({ hand }) => hand.cards.length)).toEqual([3, 3, 4]);
});

test('with advice the most even cut is one tap: 10 against 14', async () => {
  const { play } = await laid({ options: { ...readOut, advice: true } });
  play('table', { type: 'lay-out-row', cards: ROW });
  press('Most even: 10 · 14');
  expect(screen.getByRole('button', { name: /^File 2, 5 cards, total 14/ })).toBeVisible();
});

test('without advice nothing is suggested', async () => {
  const { play } = await laid();
  play('table', { type: 'lay-out-row', cards: ROW });
  expect(screen.queryByRole('button', { name: /^Most even/ })).toBeNull();
});
