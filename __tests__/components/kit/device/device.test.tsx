import { act, fireEvent, screen } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { AppState } from 'react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));
jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => undefined),
  deactivateKeepAwake: jest.fn(async () => undefined),
}));
const mockFelt: string[] = [];
jest.mock('expo-haptics', () => ({
  ImpactFeedbackStyle: { Medium: 'medium' },
  NotificationFeedbackType: { Error: 'error' },
  impactAsync: async (kind: string) => void mockFelt.push(kind),
  notificationAsync: (kind: string) => {
    mockFelt.push(kind);
    return Promise.reject(new Error('no motor'));
  },
}));
const mockHeard: string[] = [];
jest.mock('@/components/kit/device/sound', () => ({ sound: (kind: string) => void mockHeard.push(kind) }));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const draw = { type: 'draw' } as const;

beforeEach(() => {
  mockFelt.length = 0;
  mockHeard.length = 0;
  jest.clearAllMocks();
});

test('a move that counts and one that is refused feel different, and a phone without a motor plays on', async () => {
  const { play } = await layTable(MatchScreen);
  play('table', draw);
  expect(mockFelt).toEqual([]);
  press(/^Pay a coin/);
  expect([mockFelt, mockHeard]).toEqual([['error'], []]);
  press('Leave it');
  press('Pass');
  expect(mockFelt).toEqual(['error', 'medium']);
  press(/^Undo/);
  expect(mockFelt).toEqual(['error', 'medium', 'medium']);
});

test('nothing is felt when it is switched off, and tones are heard only when they are switched on', async () => {
  const { debrief, play } = await layTable(MatchScreen);
  play('table', draw);
  act(() => debrief.settings.set({ haptics: false, sound: true }));
  press(/^Pay a coin/);
  press('Leave it');
  press('Pass');
  expect([mockFelt, mockHeard]).toEqual([[], ['refusal', 'commit']]);
});

test('the screen stays on while a match is open, and is asked again on the way back', async () => {
  const listen = jest.spyOn(AppState, 'addEventListener');
  await layTable(MatchScreen);
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1);
  const awake = listen.mock.calls.filter(([kind]) => kind === 'change').map(([, told]) => told);
  act(() => awake.forEach((told) => told('background')));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(1);
  act(() => awake.forEach((told) => told('active')));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(2);
  expect(deactivateKeepAwake).not.toHaveBeenCalled();
  screen.unmount();
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(1);
});

test('whoever wants the screen to go dark gets it', async () => {
  const { debrief } = await layTable(MatchScreen);
  act(() => debrief.settings.set({ keepAwake: false }));
  expect(deactivateKeepAwake).toHaveBeenCalledTimes(1);
  act(() => debrief.settings.set({ keepAwake: true }));
  expect(activateKeepAwakeAsync).toHaveBeenCalledTimes(2);
});
