import { fireEvent, screen } from '@testing-library/react-native';
import { ChecklistScreen } from '@/components/setup/ChecklistScreen';
import { router } from '@/__tests__/support/jest/router';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('expo-router', () => jest.requireActual('@/__tests__/support/jest/router'));
jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

test('lines are ticked off with their counts and stay ticked', async () => {
  const { debrief, id } = await layTable(ChecklistScreen);
  expect(screen.getByText('Anna begins')).toBeVisible();
  const coins = () => screen.getByRole('checkbox', { name: 'Put the coins into the bank, 8' });
  fireEvent.press(coins());
  expect(coins()).toBeChecked();
  expect(screen.getByText('1/3')).toBeVisible();
  expect(debrief.matches.get(id)?.ticked).toEqual(['coins']);
  fireEvent.press(coins());
  expect(debrief.matches.get(id)?.ticked).toEqual([]);
  fireEvent.press(screen.getByRole('button', { name: 'Begin' }));
  expect(router.dismissTo).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id } });
});
