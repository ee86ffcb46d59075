import { act, fireEvent, screen } from '@testing-library/react-native';
import { ChecklistScreen } from '@/components/shell/setup/ChecklistScreen';
import { openKept } from '@/components/shell/setup/kept-setup';
import { SetupScreen } from '@/components/shell/setup/SetupScreen';
import { router } from '@/__tests__/support/jest/router';
import { layTable, type MatchTable } from '@/__tests__/support/match-table';
import { showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const shuffle = 'Shuffle the cards and put them face down in the middle';

test('steps are ticked in any order with their counts, and stay ticked', async () => {
  const { debrief, id } = await layTable(ChecklistScreen);
  expect(screen.getByText('Anna begins')).toBeVisible();
  const coins = () => screen.getByRole('checkbox', { name: 'Put the coins into the bank, 8' });
  fireEvent.press(coins());
  expect(coins()).toBeChecked();
  expect(screen.getByLabelText('1 of 3 lie on the table')).toBeVisible();
  expect(debrief.matches.get(id)?.ticked).toEqual(['coins']);
  press(shuffle);
  expect(debrief.matches.get(id)?.ticked).toEqual(['coins', 'shuffle']);
  press(`Undo: ${shuffle}`);
  fireEvent.press(coins());
  expect(debrief.matches.get(id)?.ticked).toEqual([]);
});

test('the large button names the step, and in the end whose turn it is', async () => {
  const { id } = await layTable(ChecklistScreen);
  press(shuffle);
  press('Put the coins into the bank');
  press('Everybody sits down with an empty hand');
  expect(screen.queryByRole('button', { name: 'All done' })).toBeNull();
  press('Begin: Anna');
  expect(router.dismissTo).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id } });
});

/** The match comes from the set-up, and nobody has begun. */
const fromSetup = async (): Promise<MatchTable> => {
  const table = await layTable(ChecklistScreen);
  const { debrief, id } = table;
  const kept = await openKept(debrief, 'courier');
  const seats = ['Anna', 'Ben'].map((name, key) => ({ key, name, colour: key, own: false }));
  kept?.keep({ depth: 'full', seats, view: 'choose', name: '', match: id });
  await act(() => debrief.flush());
  await table.showAgain();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return table;
};

test('back before the game has begun leads to the set-up and leaves no match behind', async () => {
  const { debrief, id } = await fromSetup();
  press(shuffle);
  press('Back');
  expect(router.replace).toHaveBeenLastCalledWith({
    pathname: '/game/[game]/setup',
    params: { game: 'courier' },
  });
  screen.unmount();
  expect(debrief.matches.state.getState().matches.map((match) => match.id)).not.toContain(id);
  // What lies on the table need not be laid again.
  await showScreen(SetupScreen, debrief, { game: 'courier' });
  fireEvent.press(screen.getByRole('button', { name: /^Anna, .*seat 1 of/ }));
  press('Anna begins');
  await act(async () => press(/^Lay out the table/));
  expect(debrief.matches.state.getState().matches[0]?.ticked).toEqual(['shuffle']);
});

test('a game that has begun stays', async () => {
  const { debrief, id } = await fromSetup();
  press('All done');
  screen.unmount();
  expect(debrief.matches.get(id)).toBeDefined();
});
