import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { HomeScreen } from '@/components/shell/home/HomeScreen';
import { router } from '@/__tests__/support/jest/router';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';
import { annaWon } from '@/__tests__/support/desk';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
beforeEach(() => jest.clearAllMocks());

test('somebody who opens the app for the first time sees the games as posters', async () => {
  await showScreen(HomeScreen, await openStore());
  expect(screen.getByRole('heading', { name: 'What’s on the table?' })).toBeVisible();
  expect(screen.getByLabelText('2–4 players, 20 min')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Players' })).toBeNull();
  fireEvent.press(screen.getByRole('link', { name: /^Courier/ }));
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/game/[game]', params: { game: 'courier' } });
});

test('a practice game is one tap away', async () => {
  const debrief = await openStore();
  await showScreen(HomeScreen, debrief);
  press('Practice game: Courier');
  await waitFor(() => expect(router.push).toHaveBeenCalled());
  const [match] = debrief.matches.state.getState().matches;
  expect(match).toMatchObject({ practice: true, players: [{ name: '' }, { name: '' }] });
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id: match?.id } });
});

test('the running match comes first and says whose turn it is; the games are tiles', async () => {
  const debrief = await openStore();
  const id = await addMatch(debrief, { name: 'Friday' });
  await showScreen(HomeScreen, debrief);
  expect(await screen.findByRole('heading', { name: 'Anna’s turn' })).toBeVisible();
  expect(screen.getByText('On the table · Friday')).toBeVisible();
  press('Continue: Friday');
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id } });
  expect(screen.queryByRole('heading', { name: 'What’s on the table?' })).toBeNull();
  fireEvent.press(screen.getByRole('link', { name: /^Courier/ }));
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/game/[game]', params: { game: 'courier' } });
});

test('a running match stays on top of a newer practice game, which is a row under it', async () => {
  const debrief = await openStore();
  await addMatch(debrief, { name: 'Friday' });
  const id = await addMatch(debrief, { name: 'Trying it out', practice: true });
  await showScreen(HomeScreen, debrief);
  expect(screen.getByRole('button', { name: 'Continue: Friday' })).toBeVisible();
  press(/^Trying it out, .*Practice/);
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id } });
});

test('a match that is over is among the last plays and leads to its score', async () => {
  const debrief = await openStore();
  const id = await addMatch(debrief, { name: 'Friday' });
  await act(() => debrief.matches.finish(id, annaWon));
  await showScreen(HomeScreen, debrief);
  expect(screen.getByRole('heading', { name: 'Last plays' })).toBeVisible();
  expect(screen.queryByText(/^On the table/)).toBeNull();
  press(/^Friday, /);
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/match/[id]/score', params: { id } });
});

test('a match is deleted at once and comes back by undo', async () => {
  const debrief = await openStore();
  await addMatch(debrief, { name: 'Old' });
  await addMatch(debrief, { name: 'New' });
  await showScreen(HomeScreen, debrief);
  press('More for Old');
  press('Delete');
  expect(screen.queryByRole('button', { name: 'More for Old' })).toBeNull();
  expect(screen.getByText('Old is deleted.')).toBeVisible();
  press('Undo');
  expect(screen.getByRole('button', { name: 'More for Old' })).toBeVisible();
  await act(() => debrief.flush());
});

test('the last match deleted, the posters are back, and so is the match by undo', async () => {
  const debrief = await openStore();
  await addMatch(debrief, { name: 'Only' });
  await showScreen(HomeScreen, debrief);
  press('More for Only');
  press('Delete');
  expect(screen.getByRole('heading', { name: 'What’s on the table?' })).toBeVisible();
  press('Undo');
  expect(screen.getByRole('button', { name: 'Continue: Only' })).toBeVisible();
  await act(() => debrief.flush());
});

test('a match is renamed, archived and duplicated', async () => {
  const debrief = await openStore();
  await addMatch(debrief, { name: 'Old' });
  await addMatch(debrief, { name: 'New' });
  await showScreen(HomeScreen, debrief);
  press('More for Old');
  fireEvent.changeText(screen.getByLabelText('Name of the match'), 'Ancient');
  press('Done');
  press('More for Ancient');
  press('Archive');
  expect(screen.queryByText('Ancient')).toBeNull();
  fireEvent.press(screen.getByRole('switch', { name: 'Show 1 archived match' }));
  expect(screen.getByText('Ancient')).toBeVisible();
  press('More for New');
  press('Duplicate');
  expect(await screen.findByRole('button', { name: 'More for New (copy)' })).toBeVisible();
});

test('a hundred running matches and a hundred plays stay tidy', async () => {
  const debrief = await openStore();
  for (let number = 1; number <= 200; number++) {
    const id = await addMatch(debrief, { name: `Match ${number}` });
    if (number % 2) debrief.matches.finish(id, annaWon);
  }
  await showScreen(HomeScreen, debrief);
  const menus = () => screen.getAllByRole('button', { name: /^More for/ });
  expect(menus()).toHaveLength(1 + 2 + 4);
  press('Show all 99 matches');
  expect(menus()).toHaveLength(100 + 4);
  fireEvent.press(screen.getByRole('link', { name: 'Show all 100 matches' }));
  expect(router.push).toHaveBeenLastCalledWith('/plays');
});

/** What keeps a name that runs from right to left to itself. */
const ISOLATES = /[\u2066-\u2069]/g;

test.each(['', '  ', 'محمد', '👨‍👩‍👧‍👦', 'Maximiliane-Theodora von und zu Hohenstein'])(
  'players called “%s” can be told in the list',
  async (name) => {
    const debrief = await openStore();
    const players = [
      { name, colour: 0 },
      { name, colour: 1 },
    ];
    await addMatch(debrief, { name: '', players });
    await showScreen(HomeScreen, debrief);
    const shown = name.trim() === '' ? 'Player 1, Player 2' : `${name}, ${name} (2)`;
    const spoken = screen.getByRole('button', { name: /^Continue: / }).props.accessibilityLabel as string;
    expect(spoken.replace(ISOLATES, '')).toBe(`Continue: ${shown}`);
  },
);
