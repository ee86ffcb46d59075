import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { gameCards } from '@/components/games/index';
import { SetupScreen } from '@/components/shell/setup/SetupScreen';
import { router } from '@/__tests__/support/jest/router';
import { games } from '@/__tests__/support/games';
import { showScreen } from '@/__tests__/support/shell';
import { type State as SpyConnection } from '@/rules/spy-connection/light/state';
import { type State as SpyMaster } from '@/rules/spymaster/light/state';
import { type State as ISpy } from '@/rules/i-spy/light/state';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';

jest.mock('expo-router', () => jest.requireActual('@/__tests__/support/jest/router'));
jest.setTimeout(60_000);

// The first to ask for a game's screens waits until they are transpiled.
beforeAll(() => Promise.all(gameCards.map(({ load }) => load())));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const go = (name: string | RegExp) => act(async () => press(name));
const keys = (...labels: readonly (number | string)[]) => {
  for (const label of labels)
    fireEvent.press(within(screen.getByTestId('keys')).getByRole('button', { name: String(label) }));
};
const choose = (question: string, name: string) => {
  const [group] = screen.getAllByLabelText(question);
  if (group) fireEvent.press(within(group).getByRole('radio', { name }));
};
const tap = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

const openMidGame = async (game: string, backend = new MemoryBackend()) => {
  const debrief = await Debrief.open({ backend, games });
  await showScreen(SetupScreen, debrief, { game });
  if (screen.queryByRole('button', { name: 'Mid-game?' })) press('Mid-game?');
  return debrief;
};

const stateOf = async (debrief: Debrief): Promise<unknown> => {
  const [match] = debrief.matches.state.getState().matches;
  const opened = await debrief.openMatch(match?.id ?? '');
  if (!opened.ok) throw new Error(opened.error.kind);
  return opened.value.session.moment.standing.log.state;
};

test('[SC-70] a key sets and goes on, the rest is worked out, and the game goes on with whoever is to move', async () => {
  const debrief = await openMidGame('spy-connection');
  expect(screen.getByRole('button', { name: 'Whose turn? Tap a seat.' })).toBeDisabled();
  tap('Player 2 is to move');
  keys(7, 4, 3, 'not known', 4, 2);
  expect(screen.getByLabelText('Player 1, On the board, = 5')).toBeVisible();
  expect(screen.getByLabelText('Player 2, On the board, ≤ 11')).toBeVisible();
  keys(14, 9, 2, 3);
  await go('Go on with Player 2, 1 not known');
  const state = (await stateOf(debrief)) as SpyConnection;
  expect(state.active).toBe(1);
  expect(state.players.map(({ supply, covered, open }) => [supply, covered, open])).toEqual([
    [7, 3, 2],
    [4, 1, 3],
  ]);
  expect(
    state.players.map(({ completed }) => [completed.length, completed.reduce((a, b) => a + b, 0)]),
  ).toEqual([
    [4, 14],
    [2, 9],
  ]);
  const [match] = debrief.matches.state.getState().matches;
  expect(router.replace).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id: match?.id } });
});

test('[SC-70] a wrong sum is named, where and by how much', async () => {
  await openMidGame('spy-connection');
  tap('Player 1 is to move');
  keys(9, 4, 8);
  expect(screen.getByText('+2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Player 1: 2 too many' })).toBeDisabled();
  press('Undo: Player 1, On circles');
  keys(6);
  expect(screen.getByRole('button', { name: /^Go on with Player 1/ })).toBeVisible();
});

test('[SC-56] points without a completed Mission are answered in words', async () => {
  await openMidGame('spy-connection');
  tap('Player 1 is to move');
  press('Player 1, Their points, not known');
  keys(5);
  expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
});

test('what was told is there again after a reload', async () => {
  const backend = new MemoryBackend();
  const debrief = await openMidGame('spy-connection', backend);
  tap('Player 2 is to move');
  keys(7, 4);
  await act(() => debrief.flush());
  screen.unmount();
  await openMidGame('spy-connection', backend);
  expect(screen.getByRole('button', { name: 'Player 1, Supply, 7' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Player 2 is to move' })).toBeChecked();
});

test('[SM-40] SpyMaster is picked up at the beginning of a round, with its SpyMaster', async () => {
  const debrief = await openMidGame('spymaster');
  expect(screen.getByText(/Hands are counted at the end/)).toBeVisible();
  tap('Player 2 is to move');
  keys(2, 1, 15, 8, 3);
  await go('Go on with Player 2');
  const state = (await stateOf(debrief)) as SpyMaster;
  expect(state).toMatchObject({ round: 3, spyMaster: 1, active: 1, phase: 'gather-intelligence' });
  expect(state.players.map(({ completed }) => completed.reduce((a, b) => a + b, 0))).toEqual([15, 8]);
});

test('[IS-3] I, Spy has a column for each Nation, and larger numbers are typed', async () => {
  const debrief = await openMidGame('i-spy');
  choose('Whose turn is it?', 'Player 2');
  choose('Who holds the Initiative Card?', 'Player 2');
  press('A larger number');
  for (const digit of ['2', '1']) {
    const key = screen.getAllByRole('button', { name: digit }).at(-1);
    if (key) fireEvent.press(key);
  }
  press('Set to 21');
  keys(3, 4, 5, 6, 7);
  press('Round, not known');
  keys(6);
  await go(/^Go on with Player 2/);
  const state = (await stateOf(debrief)) as ISpy;
  expect(state).toMatchObject({ round: 6, active: 1, initiative: 1 });
  expect(state.standing.influence).toMatchObject({ 'austria-hungary': 21, britain: 3, russia: 7 });
});

test.each(['spy-connection', 'spymaster', 'i-spy'])(
  '%s in Full says what comes first, and leads to Simple',
  async (game) => {
    await openMidGame(game);
    press('Back');
    fireEvent.press(screen.getByRole('radio', { name: 'Full' }));
    press('Mid-game?');
    expect(screen.getByText(/^In Full the app first/)).toBeVisible();
    press('Pick it up in Simple');
    expect(screen.queryByText(/^In Full/)).toBeNull();
  },
);
