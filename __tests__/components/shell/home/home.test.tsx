import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { HomeScreen } from '@/components/shell/home/HomeScreen';
import { router } from '@/__tests__/support/jest/router';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
beforeEach(() => jest.clearAllMocks());

test('somebody who opens the app for the first time is told what to do', async () => {
  await showScreen(HomeScreen, await openStore());
  expect(screen.getByText(/choose your game/)).toBeVisible();
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

test('the running match comes first and says whose turn it is', async () => {
  const debrief = await openStore();
  const id = await addMatch(debrief, { name: 'Friday' });
  await showScreen(HomeScreen, debrief);
  expect(await screen.findByText('Anna to move')).toBeVisible();
  press('Play on: Friday');
  expect(router.push).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id } });
});

test('a running match stays on top of a newer practice game', async () => {
  const debrief = await openStore();
  await addMatch(debrief, { name: 'Friday' });
  await addMatch(debrief, { name: 'Trying it out', practice: true });
  await showScreen(HomeScreen, debrief);
  expect(screen.getByRole('button', { name: 'Play on: Friday' })).toBeVisible();
  expect(screen.getByText('Trying it out')).toBeVisible();
});

test('a match is deleted at once and comes back by undo', async () => {
  const debrief = await openStore();
  await addMatch(debrief, { name: 'Old' });
  await addMatch(debrief, { name: 'New' });
  await showScreen(HomeScreen, debrief);
  press('More for Old');
  press('Delete');
  expect(screen.queryByText('Old')).toBeNull();
  expect(screen.getByText('Old is deleted.')).toBeVisible();
  press('Undo');
  expect(screen.getByText('Old')).toBeVisible();
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
  expect(await screen.findByText('New (copy)')).toBeVisible();
});

test('twenty matches stay tidy', async () => {
  const debrief = await openStore();
  for (let number = 1; number <= 20; number++) await addMatch(debrief, { name: `Match ${number}` });
  await showScreen(HomeScreen, debrief);
  expect(screen.getAllByRole('button', { name: /^More for/ })).toHaveLength(6);
  press('Show all 19 matches');
  expect(screen.getAllByRole('button', { name: /^More for/ })).toHaveLength(20);
});

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
    expect(screen.getByRole('heading', { name: shown })).toBeVisible();
  },
);
