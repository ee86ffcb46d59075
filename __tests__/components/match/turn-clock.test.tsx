import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState } from 'react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { clockText } from '@/components/kit/clock-text';
import { layTable } from '@/__tests__/support/match-table';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('a turn is as long as a clock says it', () => {
  expect([0, 999, 9_000, 84_000, 3_909_000].map(clockText)).toEqual([
    '0:00',
    '0:00',
    '0:09',
    '1:24',
    '1:05:09',
  ]);
});

test('without a clock the strip says nothing of time, and the menu offers one', async () => {
  await layTable(MatchScreen);
  expect(screen.queryByTestId('turn-time')).toBeNull();
  press('Menu');
  fireEvent.press(screen.getByRole('radio', { name: 'Count up' }));
  expect(screen.getByTestId('turn-time')).toHaveTextContent('0:00');
});

test('it counts beside the name, and a tap on it is a pause', async () => {
  const { session } = await layTable(MatchScreen, { clock: true });
  expect(screen.getByTestId('turn-time')).toHaveTextContent('0:00');
  press('Pause the turn clock');
  expect(session.moment.standing.log.clock.to).toBe('pause');
  press('Let the turn clock go on');
  expect(session.moment.since).toBeDefined();
});

test('the seat says how long it had', async () => {
  await layTable(MatchScreen, { clock: true });
  press(/^Anna, to move/);
  expect(screen.getByText('This turn 0:00 · In all 0:00')).toBeVisible();
});

test('it stands still while the app is in the background', async () => {
  const told: ((state: 'active' | 'background') => void)[] = [];
  jest.spyOn(AppState, 'addEventListener').mockImplementation((kind, tell) => {
    if (kind === 'change') told.push(tell as never);
    return { remove: () => undefined } as never;
  });
  const { session } = await layTable(MatchScreen, { clock: true });
  expect(session.moment.since).toBeDefined();
  act(() => told.forEach((tell) => tell('background')));
  expect(session.moment.since).toBeUndefined();
  expect(session.moment.standing.log.clock.away).toBe(true);
  act(() => told.forEach((tell) => tell('active')));
  expect(session.moment.since).toBeDefined();
});
