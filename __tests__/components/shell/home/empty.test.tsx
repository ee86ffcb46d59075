import { screen } from '@testing-library/react-native';
import { HomeScreen } from '@/components/shell/home/HomeScreen';
import { openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => ({ gameCards: [], games: [] }));

test('an app without games says so', async () => {
  await showScreen(HomeScreen, await openStore());
  expect(screen.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});
