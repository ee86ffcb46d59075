import { act, fireEvent, screen } from '@testing-library/react-native';
import { type ReactTestInstance } from 'react-test-renderer';
import { keepSetup } from '@/components/shell/setup/kept-setup';
import { SetupScreen } from '@/components/shell/setup/SetupScreen';
import { router } from '@/__tests__/support/jest/router';
import { openStore, showScreen } from '@/__tests__/support/shell';
import { type Debrief } from '@/store/debrief';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const courier = { game: 'courier' };
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const add = (name: string) => {
  fireEvent.changeText(screen.getByLabelText('Add a player'), name);
  press('Add');
};
const seats = () =>
  screen
    .getAllByRole('button', { name: /^Move .* up$/ })
    .map(
      (button) => /^Move \u2068?([^\u2069]*)\u2069? up$/.exec(button.props.accessibilityLabel as string)?.[1],
    );
const start = () => act(async () => press('Start'));
const onlyMatch = ({ matches }: Debrief) => matches.state.getState().matches[0];

beforeEach(() => {
  jest.clearAllMocks();
  keepSetup(undefined);
});

test('a game starts with no data entered', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  await start();
  const match = onlyMatch(debrief);
  expect(match).toMatchObject({ game: 'courier', module: 'light', practice: false });
  expect(match?.players).toEqual([
    { name: '', colour: 0 },
    { name: '', colour: 1 },
  ]);
  expect(debrief.players.state.getState()).toEqual([]);
  expect(router.replace).toHaveBeenLastCalledWith({
    pathname: '/match/[id]/checklist',
    params: { id: match?.id },
  });
});

test('names are typed, seats moved, and those who played are remembered', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  add('Anna');
  add('محمد');
  add(' 👩🏽‍🚀 Zoë ');
  expect(seats()).toEqual(['Anna', 'محمد', '👩🏽‍🚀 Zoë']);
  press(/^Move .*محمد.* up$/);
  expect(seats()).toEqual(['محمد', 'Anna', '👩🏽‍🚀 Zoë']);
  fireEvent.press(screen.getByRole('radio', { name: 'Anna' }));
  fireEvent.press(screen.getByRole('radio', { name: 'Full' }));
  await start();
  const match = onlyMatch(debrief);
  expect(match?.module).toBe('full');
  expect(match?.players.map(({ name, colour }) => [name, colour])).toEqual([
    ['محمد', 1],
    ['Anna', 0],
    ['👩🏽‍🚀 Zoë', 2],
  ]);
  const opened = await debrief.peekMatch(match?.id ?? '');
  expect(opened.ok && opened.value.loaded.log.options).toMatchObject({ seatCount: 3, startSeat: 1 });
  expect(debrief.players.state.getState()).toHaveLength(3);
});

test('whoever played last sits at the table already, and a tap lets them go', async () => {
  const debrief = await openStore();
  debrief.players.remember([{ name: 'Zoë', colour: 4 }], 1);
  await showScreen(SetupScreen, debrief, courier);
  const zoe = () => screen.getByRole('checkbox', { name: 'Zoë' });
  fireEvent.press(zoe());
  expect(seats()).toEqual(['Zoë', 'Player 2']);
  expect(zoe()).toBeChecked();
  fireEvent.press(zoe());
  expect(seats()).toEqual(['Player 1', 'Player 2']);
});

test('remembered players of one name are told apart by colour, and then by when they played', async () => {
  const debrief = await openStore();
  const { players } = debrief;
  const time = (hour: number) => new Date(2026, 4, 3, hour, 5).getTime();
  players.remember(
    ['Anna', 'anna', 'Ben'].map((name, colour) => ({ name, colour })),
    time(20),
  );
  await showScreen(SetupScreen, debrief, courier);
  expect(screen.getByRole('checkbox', { name: 'Ben' })).toBeVisible();
  fireEvent.press(screen.getByRole('checkbox', { name: 'anna, orange' }));
  expect(screen.getByRole('checkbox', { name: 'anna, orange' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Anna, blue' })).not.toBeChecked();

  const [first] = players.state.getState();
  await act(
    async () => void players.remember([{ name: 'Anna', colour: 1, player: first?.id ?? '' }], time(21)),
  );
  expect(screen.getByRole('checkbox', { name: 'Anna, orange, last played May 3, 21:05' })).toBeVisible();
  expect(screen.getByText('anna · last played May 3, 20:05')).toBeVisible();
});

test('a colour that somebody has is exchanged', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  add('Anna');
  press('Anna');
  fireEvent.press(screen.getByRole('radio', { name: 'orange' }));
  press('Done');
  await start();
  expect(onlyMatch(debrief)?.players.map(({ colour }) => colour)).toEqual([1, 0]);
});

test('the table is full at four', async () => {
  await showScreen(SetupScreen, await openStore(), courier);
  for (const name of ['A', 'B', 'C', 'D']) add(name);
  expect(screen.getByText('At most 4 can play.')).toBeVisible();
  press('D');
  press('Take off the table');
  expect(seats()).toEqual(['A', 'B', 'C']);
});

test('the score pad opens at the end, without asking who begins', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, { ...courier, opened: 'at-the-end' });
  expect(screen.queryByText('Who begins?')).toBeNull();
  await act(async () => press('Enter the scores'));
  const match = onlyMatch(debrief);
  expect(router.replace).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id: match?.id } });
});

test('a seat is dragged past others, as far as the finger goes, and the rest stays in order', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  for (const name of ['Anna', 'Ben', 'Cara', 'Dan']) add(name);
  const grips = () => screen.getAllByTestId('grip', { includeHiddenElements: true });
  for (const grip of grips()) fireEvent(grip, 'layout', { nativeEvent: { layout: { height: 60 } } });
  const drag = (from: number, ...ways: readonly number[]) => {
    const held = grips()[from] as ReactTestInstance;
    fireEvent(held, 'responderGrant', { nativeEvent: { pageY: 500 } });
    for (const way of ways) fireEvent(held, 'responderMove', { nativeEvent: { pageY: 500 + way } });
    fireEvent(held, 'responderRelease', { nativeEvent: { pageY: 500 } });
  };
  drag(0, 29);
  expect(seats()).toEqual(['Anna', 'Ben', 'Cara', 'Dan']);
  drag(0, 31);
  expect(seats()).toEqual(['Ben', 'Anna', 'Cara', 'Dan']);
  drag(0, 170);
  expect(seats()).toEqual(['Anna', 'Cara', 'Dan', 'Ben']);
  drag(3, -40, -100, -40);
  expect(seats()).toEqual(['Anna', 'Cara', 'Ben', 'Dan']);
  drag(1, -4_000);
  expect(seats()).toEqual(['Cara', 'Anna', 'Ben', 'Dan']);
  await start();
  expect(onlyMatch(debrief)?.players.map(({ name }) => name)).toEqual(['Cara', 'Anna', 'Ben', 'Dan']);
});

test('who comes back from setting the table finds what was chosen, once', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  expect(screen.getByText(/^A name goes to Player 1, who has none yet/)).toBeVisible();
  add('Anna');
  add('Ben');
  expect(screen.queryByText(/^A name goes to/)).toBeNull();
  fireEvent.press(screen.getByRole('radio', { name: 'Ben' }));
  fireEvent.press(screen.getByRole('radio', { name: 'Full' }));
  await start();
  screen.unmount();
  await showScreen(SetupScreen, debrief, courier);
  expect(screen.getByRole('radio', { name: 'Ben' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Full' })).toBeChecked();
  screen.unmount();
  await showScreen(SetupScreen, debrief, courier);
  expect(screen.getByRole('radio', { name: 'Full' })).not.toBeChecked();
});
