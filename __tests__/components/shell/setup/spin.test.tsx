import { act, fireEvent, screen } from '@testing-library/react-native';
import { SetupScreen } from '@/components/shell/setup/SetupScreen';
import { openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));
jest.mock('@/components/kit/theme/use-reduced-motion', () => ({ useReducedMotion: () => false }));

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('while the needle turns nobody is named, and any tap skips it', async () => {
  await showScreen(SetupScreen, await openStore(), { game: 'courier' });
  await act(async () => press('Spin and start'));
  expect(screen.queryByText(/Player \d.? begins/)).toBeNull();
  expect(screen.queryByRole('button', { name: /begins$|Undo|turn 1/ })).toBeNull();
  press('Tap anywhere to skip the spin.');
  expect(screen.getByRole('heading', { name: /Player \d.? begins/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skip to turn 1' })).toBeVisible();
});
