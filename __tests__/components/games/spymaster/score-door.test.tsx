import { screen } from '@testing-library/react-native';
import { SetupScreen } from '@/components/shell/setup/SetupScreen';
import { games } from '@/__tests__/support/games';
import { showScreen } from '@/__tests__/support/shell';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';

jest.mock('expo-router', () => jest.requireActual('@/__tests__/support/jest/router'));

test.each([
  ['spymaster', false],
  ['spy-connection', true],
] as const)('[SM-42] the Score door of %s asks who began: %s', async (game, asks) => {
  await showScreen(SetupScreen, await Debrief.open({ backend: new MemoryBackend(), games }), {
    game,
    opened: 'at-the-end',
  });
  expect(screen.getByRole('button', { name: 'Enter the scores' })).toBeVisible();
  expect(screen.queryAllByLabelText('Who began?').length > 0).toBe(asks);
});
