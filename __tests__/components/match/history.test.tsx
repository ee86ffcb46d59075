import { act, fireEvent, screen } from '@testing-library/react-native';
import { HistoryScreen } from '@/components/match/history/HistoryScreen';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { chooseEntry } from '@/__tests__/support/history';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const draw = { type: 'draw' } as const;

const someTurns = async () => {
  const table = await layTable(HistoryScreen);
  table.play('table', draw);
  table.play(0, { type: 'play', card: 'c1', value: 3 });
  table.play('table', draw);
  table.play(1, { type: 'play', card: 'c2', value: 4 });
  return table;
};

test('an empty history says what will stand there', async () => {
  await layTable(HistoryScreen);
  expect(screen.getByText('Nothing has happened yet')).toBeVisible();
});

test('going back to an entry takes the later ones back, and one press is back where everybody was', async () => {
  const { session } = await someTurns();
  chooseEntry(/^Anna played Card 1 for 3/);
  expect(screen.getByText(/^The 2 entries after it are taken back\./)).toBeVisible();
  press('Go back to here');
  expect(session.moment.standing.log.events.length).toBe(2);
  press('Bring back what was taken back (2 entries)');
  expect(session.moment.standing.log.events.length).toBe(4);
  expect(screen.queryByRole('button', { name: /^Bring back what was taken back/ })).toBeNull();
});

test('after a jump, undo and redo each say what they do', async () => {
  const { session } = await someTurns();
  chooseEntry(/^Anna played Card 1 for 3/);
  press('Go back to here');
  press('Redo: Ben drew a card');
  expect(session.moment.standing.log.events.length).toBe(3);
  press('Undo: Ben drew a card');
  press('Undo: Anna played Card 1 for 3');
  expect(session.moment.standing.log.events.length).toBe(1);
  press('Bring back what was taken back (3 entries)');
  expect(session.moment.standing.log.events.length).toBe(4);
});

test('what was taken back before a jump stays so when the jump is brought back, and can still follow', async () => {
  const { session, play } = await someTurns();
  play('table', draw);
  press('Undo: Anna drew a card');
  chooseEntry(/^Anna played Card 1 for 3/);
  press('Go back to here');
  expect(session.moment.standing.log.events.length).toBe(2);
  press('Bring back what was taken back (2 entries)');
  expect(session.moment.standing.log.events.length).toBe(4);
  expect(screen.queryByRole('button', { name: /^Bring back what was taken back/ })).toBeNull();
  press('Redo: Anna drew a card');
  expect(session.moment.standing.log.events.length).toBe(5);
});

test('a second jump is brought back together with the first', async () => {
  const { session } = await someTurns();
  for (const entry of [/^Anna played Card 1 for 3/, /^Anna drew a card/]) {
    chooseEntry(entry);
    press('Go back to here');
  }
  expect(session.moment.standing.log.events.length).toBe(1);
  press('Bring back what was taken back (3 entries)');
  expect(session.moment.standing.log.events.length).toBe(4);
});

test('a jump across a changed entry is undone by its own name and brought back like any other', async () => {
  const { session } = await someTurns();
  chooseEntry(/^Ben played Card 2 for 4/);
  press('Remove');
  press('Remove the entry');
  chooseEntry(/^Anna drew a card/);
  press('Go back to here');
  expect(session.moment.standing.log.events.length).toBe(1);
  expect(screen.getByRole('button', { name: 'Undo: going back in the history' })).toBeVisible();
  press('Bring back what was taken back (2 entries)');
  expect(session.moment.standing.log.events.length).toBe(3);
  expect(screen.queryByRole('button', { name: /^Bring back what was taken back/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo: the change to an old entry' })).toBeVisible();
  press('Redo: going back in the history');
  press('Undo: going back in the history');
  expect(session.moment.standing.log.events.length).toBe(3);
});

test('a game that was ended early says so on top of its history, with the way back', async () => {
  const { session } = await someTurns();
  act(() => void session.endEarly());
  expect(await screen.findByText('The game ended early.')).toBeVisible();
  press('Undo: ending early');
  expect(screen.queryByText('The game ended early.')).toBeNull();
});

test('removing an entry lists what becomes illegal by it', async () => {
  const { session } = await someTurns();
  chooseEntry(/^Anna played Card 1 for 3/);
  press('Remove');
  expect(screen.getByText('2 later entries would be against the rules:')).toBeVisible();
  expect(screen.getAllByText('It will be dropped: no position can hold it.').length).toBe(2);
  press('Remove the entry');
  expect(session.moment.standing.log.events.length).toBe(1);
  press('Undo: the change to an old entry');
  expect(session.moment.standing.log.events.length).toBe(4);
});

test('an entry that becomes illegal is kept where the table says so', async () => {
  const { session, play } = await layTable(HistoryScreen);
  const changes = [
    { entry: 'coins/1', to: 1 },
    { entry: 'coins/bank', to: 7 },
  ];
  play('table', { type: 'correct', changes });
  play('table', draw);
  play(0, { type: 'play', card: 'c1', value: 3 });
  play('table', draw);
  play(1, { type: 'pay' });
  play(1, { type: 'play', card: 'c2', value: 3 });
  chooseEntry(/^Ben paid a coin/);
  press('Remove');
  expect(screen.getByText('1 later entry would be against the rules:')).toBeVisible();
  fireEvent.press(screen.getByRole('radio', { name: 'Keep' }));
  press('Remove the entry');
  expect(session.moment.standing.log.events.at(-1)).toMatchObject({
    actor: 1,
    overruled: ['T-3/same-value'],
  });
});

test('a change says what it makes of the numbers of today, before it is made', async () => {
  const { session, play } = await layTable(HistoryScreen);
  const changes = [
    { entry: 'coins/1', to: 1 },
    { entry: 'coins/bank', to: 7 },
  ];
  play('table', { type: 'correct', changes });
  chooseEntry(/^The table corrected the count/);
  press('Remove');
  const lines = screen
    .getAllByRole('listitem')
    .map(({ props }) => props['aria-label'] ?? props.accessibilityLabel);
  expect(lines).toEqual(['Coins of Ben: 1 before, 0 then', 'Coins in the bank: 7 before, 8 then']);
  expect(session.moment.standing.log.events.length).toBe(1);
});

test('the wrong seat is refused where the rules leave no choice, with the reason and a way on', async () => {
  const { play, session } = await layTable(MatchScreen);
  play('table', draw);
  play(0, { type: 'pass' });
  press('Menu');
  press('Wrong seat');
  expect(screen.getByText('“Anna passed”: who did it really?')).toBeVisible();
  press('Ben');
  expect(screen.getByText('That cannot be, because:')).toBeVisible();
  expect(screen.getByText('It is Anna’s turn.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record it anyway' })).toBeNull();
  press('Remove the entry');
  press('Remove the entry');
  expect(session.moment.standing.log.events.length).toBe(1);
});

test('what the table overruled is marked', async () => {
  const { session, play } = await layTable(HistoryScreen);
  play('table', draw);
  play(0, { type: 'play', card: 'c1', value: 3 });
  play('table', draw);
  act(() => {
    session.play([
      { actor: 1, move: { type: 'play', card: 'c2', value: 3 } as never, overruled: ['T-3/same-value'] },
    ]);
  });
  expect(await screen.findByText('Table decided')).toBeVisible();
  expect(screen.getAllByText('Vouched for').length).toBe(1);
  press(/^Turn 1, Anna/);
  expect(screen.queryByText('Table decided')).toBeNull();
  expect(screen.getAllByText('Vouched for').length).toBe(1);
});

test('a turn is one line, with what its seat did, and can be looked for by seat', async () => {
  await someTurns();
  expect(
    screen.getByRole('button', { name: 'Turn 1, Ben, Ben played Card 2 for 4', expanded: true }),
  ).toBeVisible();
  const anna = { name: 'Turn 1, Anna, Anna played Card 1 for 3' };
  expect(screen.getByRole('button', { ...anna, expanded: false })).toBeVisible();
  fireEvent.press(screen.getByRole('radio', { name: 'Ben' }));
  expect(screen.queryByRole('button', anna)).toBeNull();
  fireEvent.press(screen.getByRole('radio', { name: 'All' }));
  fireEvent.press(screen.getByRole('button', anna));
  expect(screen.getByRole('button', { name: /^Anna drew a card, \d/ })).toBeVisible();
});

test('a correction says what it set', async () => {
  const { play } = await layTable(HistoryScreen);
  const changes = [
    { entry: 'coins/1', to: 1 },
    { entry: 'coins/bank', to: 7 },
  ];
  play('table', { type: 'correct', changes });
  expect(screen.getByText(/Coins of Ben: 0 → 1 · Coins in the bank: 8 → 7$/)).toBeVisible();
});
