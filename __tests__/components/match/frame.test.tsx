import { act, fireEvent, screen } from '@testing-library/react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { layTable } from '@/__tests__/support/match-table';
import { router } from '@/__tests__/support/jest/router';
import { digital } from '@/__tests__/support/courier/game';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const draw = { type: 'draw' } as const;

test('it says whose turn it is, what is owed and what to press', async () => {
  const { play } = await layTable(MatchScreen);
  expect(screen.getByRole('heading', { name: 'Anna’s turn' })).toBeVisible();
  press('Anna has drawn');
  expect(screen.getByLabelText('To do: One action')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pass' })).toBeEnabled();
  press('Pass');
  expect(screen.getByRole('heading', { name: 'Ben’s turn' })).toBeVisible();
  play('table', draw);
  expect(screen.getByRole('button', { name: 'Undo: Ben drew a card' })).toBeVisible();
});

test('an impossible action is still there and says why, by which rule', async () => {
  const { play } = await layTable(MatchScreen);
  play('table', draw);
  press('Pay a coin');
  expect(screen.getAllByText('There is no coin to pay with.').length).toBeGreaterThan(0);
  expect(screen.getByText('For a coin the last value no longer counts.')).toBeVisible();
  expect(screen.getByText('T-5')).toBeVisible();
  press('Read the rule');
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/rules',
    params: { game: 'courier', rule: 'T-5' },
  });
});

const twoThrees = async () => {
  const table = await layTable(MatchScreen);
  const changes = [
    { entry: 'coins/1', to: 1 },
    { entry: 'coins/bank', to: 7 },
  ];
  table.play('table', { type: 'correct', changes });
  table.play('table', draw);
  table.play(0, { type: 'play', card: 'c1', value: 3 });
  table.play('table', draw);
  press('Play a card');
  return table;
};

test('a repair makes the refused move legal, and both are one step to undo', async () => {
  const { session } = await twoThrees();
  expect(screen.getByText('The last card was a 3 too.')).toBeVisible();
  const before = session.moment.standing.log.done.length;
  press('Pay a coin first');
  expect(session.moment.standing.log.events.slice(-2).map(({ move }) => move.type)).toEqual(['pay', 'play']);
  expect(session.moment.standing.log.done.length).toBe(before + 1);
  press(/^Undo: Ben played Card \d for 3, and 1 more$/);
  expect(session.moment.standing.log.done.length).toBe(before);
});

test('the table records what it decided, against the rule', async () => {
  const { session } = await twoThrees();
  expect(screen.getByRole('button', { name: 'Correct the count' })).toBeVisible();
  press('Record it anyway');
  expect(session.moment.standing.log.events.at(-1)).toMatchObject({
    actor: 1,
    overruled: ['T-3/same-value'],
  });
});

test('what cannot be verified is played, and said in one line', async () => {
  const { play, session } = await layTable(MatchScreen);
  play('table', draw);
  press('Play a card');
  expect(session.moment.standing.log.events.at(-1)).toMatchObject({ vouched: ['T-2/hand-unknown'] });
  expect(screen.getByText(/The table vouches: The phone does not know/)).toBeOnTheScreen();
});

test('undo asks before it crosses a draw of the phone, and gets the same card again', async () => {
  const { session } = await layTable(MatchScreen, { options: digital });
  press('Pass');
  const drawn = session.moment.standing.log.events.at(-1);
  press('Undo: Anna passed');
  expect(screen.getByText(/The phone has drawn since then/)).toBeVisible();
  press('Cancel');
  press('Undo: Anna passed');
  press('Undo with the draw');
  expect(session.moment.standing.log.events.length).toBe(1);
  press('Redo: Anna passed');
  expect(session.moment.standing.log.events.at(-1)).toEqual(drawn);
});

test('redo is there only after an undo', async () => {
  const { session } = await layTable(MatchScreen);
  const redo = () => screen.queryByRole('button', { name: /^Redo/ });
  press('Anna has drawn');
  expect(redo()).toBeNull();
  press('Undo: Anna drew a card');
  press('Redo: Anna drew a card');
  expect(session.moment.standing.log.events.length).toBe(1);
  expect(redo()).toBeNull();
});

test('a number of the strip is corrected by a tap, or asked for with all that belongs to it', async () => {
  const { session } = await layTable(MatchScreen);
  press(/^Anna, (to move, )?\d coins$/);
  press('1');
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/match/[id]/correct',
    params: { id: expect.any(String), asked: 'coins/0', to: '1' },
  });
  expect(session.moment.standing.log.events.length).toBe(0);
});

test('a tap on a seat says how it stands, and leads to its numbers', async () => {
  await layTable(MatchScreen);
  press(/^Ben, \d coins/);
  expect(screen.getByRole('button', { name: 'Correct everything of this seat' })).toBeVisible();
});

test('a digital deck that waits after an undo is drawn from by hand', async () => {
  const { session } = await layTable(MatchScreen, { options: digital });
  press('Undo: Anna drew a card');
  press('Undo with the draw');
  press('Draw');
  expect(session.moment.standing.log.events.length).toBe(1);
});

test('somebody leaves, and undo takes it back', async () => {
  const { session } = await layTable(MatchScreen);
  press('Menu');
  press('A player leaves');
  expect(screen.getByText('Whoever leaves cannot win any more.')).toBeVisible();
  expect(session.moment.standing.log.events.length).toBe(0);
  press('Anna');
  expect(screen.getByRole('heading', { name: 'Ben’s turn' })).toBeVisible();
  press('Undo: Anna left the table');
  expect(session.moment.standing.log.events.length).toBe(0);
});

test('ending early leads to the score, and can be undone', async () => {
  await layTable(MatchScreen);
  press('Menu');
  press('End the game early');
  expect(screen.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'See the score' })).toBeVisible();
  press('Undo: ending early');
  expect(screen.getByRole('heading', { name: 'Anna’s turn' })).toBeVisible();
});

test('a match that another window plays is read-only until it is taken over', async () => {
  const { session } = await layTable(MatchScreen);
  act(() => session.setAccess('elsewhere'));
  expect(screen.getByText('This match is being played in another window.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anna has drawn' })).toBeNull();
  press('Take over');
  await screen.findByRole('button', { name: 'Anna has drawn' });
});

test('names that are empty or the same are still told apart', async () => {
  const players = [
    { name: ' ', colour: 0 },
    { name: 'Ali 🕵️', colour: 1 },
    { name: 'Ali 🕵️', colour: 2 },
  ];
  const { play } = await layTable(MatchScreen, {
    players,
    options: { seatCount: 3, startSeat: 0, deck: 'physical', values: {} },
  });
  expect(screen.getByRole('heading', { name: 'Player 1’s turn' })).toBeVisible();
  for (const seat of [0, 1]) {
    play('table', draw);
    play(seat, { type: 'pass' });
  }
  expect(screen.getByRole('heading', { name: 'Ali 🕵️ (2)’s turn' })).toBeVisible();
});
