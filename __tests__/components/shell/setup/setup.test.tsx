import { act, fireEvent, screen } from '@testing-library/react-native';
import { type ReactTestInstance } from 'react-test-renderer';
import { SetupScreen } from '@/components/shell/setup/SetupScreen';
import { router } from '@/__tests__/support/jest/router';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';
import { VALUES } from '@/__tests__/support/courier/model';
import { type Debrief } from '@/store/debrief';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const courier = { game: 'courier' };
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const add = (...names: readonly string[]) => {
  press('Name');
  for (const name of names) {
    fireEvent.changeText(screen.getByLabelText(/^Name of|^Another name$/), name);
    press('Add');
  }
  press('Done');
};
const tokens = () => screen.getAllByTestId('seat');
const spoken = () =>
  screen
    .getAllByRole('button', { name: /, seat \d of \d/ })
    .map((button) => String(button.props['aria-label'] ?? button.props.accessibilityLabel));
/** Names without the marks that keep their direction. */
const seats = () => spoken().map((label) => label.replace(/[\u2066-\u2069]/g, '').split(',')[0]);
const tapSeat = (name: string) => press(new RegExp(`^\\u2068?${name}\\u2069?, .*seat \\d of`));
const go = (name: string | RegExp) => act(async () => press(name));
const spin = async (name: string | RegExp) => {
  press(name);
  await screen.findByRole('button', { name: 'Again' });
};
const onlyMatch = ({ matches }: Debrief) => matches.state.getState().matches[0];
const startSeat = async (debrief: Debrief) =>
  (await debrief.matches.optionsOf(onlyMatch(debrief)?.id ?? ''))?.startSeat;

beforeEach(() => jest.clearAllMocks());

test('a game starts with no data entered: a spin, and the first turn', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  expect(seats()).toEqual(['Player 1', 'Player 2']);
  await spin('Spin and start');
  const first = spoken().findIndex((label) => label.endsWith('begins'));
  expect(screen.getByRole('heading', { name: /Player \d.? begins/ })).toBeVisible();
  await go('Skip to turn 1');
  const match = onlyMatch(debrief);
  expect(match).toMatchObject({ game: 'courier', module: 'light', practice: false });
  expect(match?.players.map(({ name }) => name)).toEqual(['', '']);
  expect(await startSeat(debrief)).toBe(first);
  expect(debrief.players.state.getState()).toEqual([]);
  expect(router.replace).toHaveBeenLastCalledWith({
    pathname: '/match/[id]',
    params: { id: match?.id },
  });
});

test('the table of before sits down by the names that everybody has now', async () => {
  const debrief = await openStore();
  const players = debrief.players.remember(
    ['Anna', 'Ann', 'Ben'].map((name, colour) => ({ name, colour })),
    1,
  );
  const [anna, ann, ben] = players.map(({ player = '' }) => player);
  await addMatch(debrief, { players: players.slice(1) });
  debrief.players.join(ann ?? '', anna ?? '');
  debrief.players.rename(ben ?? '', 'Benno');
  await showScreen(SetupScreen, debrief, courier);
  expect(seats()).toEqual(['Anna', 'Benno']);
});

test('a tap on a seat says who begins, and the list of what to lay out comes next', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  add('Anna', 'محمد', ' 👩🏽‍🚀 Zoë ');
  expect(seats()).toEqual(['Anna', 'محمد', '👩🏽‍🚀 Zoë']);
  tapSeat('محمد');
  press(/begins$/);
  fireEvent.press(screen.getByRole('radio', { name: 'Full' }));
  expect(spoken()[1]).toMatch(/begins$/);
  expect(spoken()[2]).toMatch(/turn 2$/);
  await go('Lay out the table · 3 steps');
  const match = onlyMatch(debrief);
  expect(match?.module).toBe('full');
  expect(match?.players.map(({ name, colour }) => [name, colour])).toEqual([
    ['Anna', 0],
    ['محمد', 1],
    ['👩🏽‍🚀 Zoë', 2],
  ]);
  expect(await debrief.matches.optionsOf(match?.id ?? '')).toMatchObject({ seatCount: 3, startSeat: 1 });
  expect(debrief.players.state.getState()).toHaveLength(3);
  expect(router.replace).toHaveBeenLastCalledWith({
    pathname: '/match/[id]/checklist',
    params: { id: match?.id },
  });
});

test('the spin can be taken back and made again', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  await spin('Spin and start');
  await spin('Again');
  press('Undo: the spin');
  expect(screen.getByRole('button', { name: 'Spin and start' })).toBeVisible();
  expect(spoken().join()).not.toMatch(/begins/);
});

test('whoever has played before takes the next free seat, and leaves by the sheet', async () => {
  const debrief = await openStore();
  debrief.players.remember([{ name: 'Zoë', colour: 4 }], 1);
  await showScreen(SetupScreen, debrief, courier);
  press('Zoë sits down');
  expect(seats()).toEqual(['Zoë', 'Player 2']);
  expect(screen.queryByRole('button', { name: 'Zoë sits down' })).toBeNull();
  tapSeat('Zoë');
  press('Take off the table');
  expect(seats()).toEqual(['Player 1', 'Player 2']);
  press(/^Undo: .*Zoë.* left the table/);
  expect(seats()).toEqual(['Zoë', 'Player 2']);
});

test('people who played together sit down together', async () => {
  const debrief = await openStore();
  const players = debrief.players.remember(
    ['Anna', 'Ben', 'Cara'].map((name, colour) => ({ name, colour })),
    1,
  );
  await addMatch(debrief, { players: players.slice(0, 2) });
  await addMatch(debrief, { players: players.slice(0, 2) });
  await showScreen(SetupScreen, debrief, courier);
  press('Cara sits down');
  press('Groups');
  fireEvent.press(screen.getByText('Anna, Ben'));
  expect(screen.queryByText('2 plays')).toBeNull();
  expect(seats()).toEqual(['Anna', 'Ben']);
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
  expect(screen.getByRole('button', { name: 'Ben sits down' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Anna, blue sits down' })).toBeVisible();
  press('anna, orange sits down');
  expect(seats()).toEqual(['anna', 'Player 2']);

  const [first] = players.state.getState();
  await act(
    async () => void players.remember([{ name: 'Anna', colour: 1, player: first?.id ?? '' }], time(21)),
  );
  expect(screen.getByText('Anna · last played May 3, 21:05')).toBeVisible();
});

test('a colour that somebody has is exchanged, and what is typed is a new name', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  add('Anna');
  tapSeat('Anna');
  fireEvent.press(screen.getByRole('radio', { name: 'orange' }));
  fireEvent.changeText(screen.getByDisplayValue('Anna'), 'Annika');
  press('Done');
  await spin('Spin and start');
  await go('Skip to turn 1');
  expect(onlyMatch(debrief)?.players.map(({ name, colour }) => [name, colour])).toEqual([
    ['Annika', 1],
    ['', 0],
  ]);
});

test('the table is full at four', async () => {
  await showScreen(SetupScreen, await openStore(), courier);
  press('Seat');
  press('Seat');
  expect(seats()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Seat' })).toBeNull();
  add('A', 'B', 'C', 'D');
  expect(screen.getByText('At most 4 can play.')).toBeVisible();
  tapSeat('D');
  press('Take off the table');
  expect(seats()).toEqual(['A', 'B', 'C']);
});

test('the score pad opens at the end, without asking who begins', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, { ...courier, opened: 'at-the-end' });
  expect(screen.getByRole('heading', { name: 'Just score' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spin and start' })).toBeNull();
  await go('Enter the scores');
  const match = onlyMatch(debrief);
  expect(match?.opened).toBe('at-the-end');
  expect(router.replace).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id: match?.id } });
});

describe('at a table that is drawn', () => {
  const room = { width: 390, height: 320 };
  const lay = async (...names: readonly string[]) => {
    const debrief = await openStore();
    await showScreen(SetupScreen, debrief, courier);
    add(...names);
    fireEvent(tokens()[0] as ReactTestInstance, 'layout', { nativeEvent: { layout: room } });
    return debrief;
  };
  const drag = (from: number, x: number, y: number) => {
    const seat = tokens()[from] as ReactTestInstance;
    const at = (pageX: number, pageY: number) => ({ nativeEvent: { pageX, pageY } });
    fireEvent(seat, 'startShouldSetResponderCapture', at(500, 500));
    fireEvent(seat, 'responderGrant', at(500, 500));
    fireEvent(seat, 'responderMove', at(500 + x, 500 + y));
    fireEvent(seat, 'responderRelease', at(500 + x, 500 + y));
  };

  test('a seat that is dragged onto another one changes places with it', async () => {
    await lay('Anna', 'Ben', 'Cara', 'Dan');
    drag(0, 0, -230);
    expect(seats()).toEqual(['Cara', 'Ben', 'Anna', 'Dan']);
    drag(0, 0, -100);
    expect(seats()).toEqual(['Cara', 'Ben', 'Anna', 'Dan']);
    press(/^Undo: .*swapped/);
    expect(seats()).toEqual(['Anna', 'Ben', 'Cara', 'Dan']);
  });

  test('a seat that is dragged off the table leaves', async () => {
    await lay('Anna', 'Ben', 'Cara');
    drag(0, 0, 120);
    expect(seats()).toEqual(['Ben', 'Cara']);
  });

  test('a screen reader moves a seat and says who begins', async () => {
    await lay('Anna', 'Ben', 'Cara');
    const act = (actionName: string) =>
      fireEvent(
        screen.getAllByRole('button', { name: /, seat 1 of 3/ })[0] as ReactTestInstance,
        'accessibilityAction',
        {
          nativeEvent: { actionName },
        },
      );
    act('counterclockwise');
    expect(seats()).toEqual(['Cara', 'Ben', 'Anna']);
    act('begin');
    expect(spoken()[0]).toMatch(/Cara.*begins$/);
  });
});

test('what is begun is there again after a reload, also who begins', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  add('Anna', 'Ben', 'x'.repeat(40));
  tapSeat('Ben');
  press(/begins$/);
  fireEvent.press(screen.getByRole('radio', { name: 'Full' }));
  screen.unmount();
  await showScreen(SetupScreen, debrief, courier);
  expect(seats()).toEqual(['Anna', 'Ben', 'x'.repeat(40)]);
  expect(spoken()[1]).toMatch(/begins$/);
  expect(screen.getByRole('radio', { name: 'Full' })).toBeChecked();
  await go('Skip to turn 1');
  screen.unmount();
  await showScreen(SetupScreen, debrief, courier);
  expect(spoken().join()).not.toMatch(/begins/);
  expect(screen.getByRole('radio', { name: 'Full' })).not.toBeChecked();
});

test('who goes back finds the table, and nobody begins yet', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  add('Anna', 'Ben');
  await spin('Spin and start');
  press('Back');
  screen.unmount();
  await showScreen(SetupScreen, debrief, courier);
  expect(seats()).toEqual(['Anna', 'Ben']);
  expect(screen.getByRole('button', { name: 'Spin and start' })).toBeVisible();
});

test.each(['1', 'the match'])('the same people again is one tap from the first turn: %s', async (again) => {
  const debrief = await openStore();
  const players = ['Anna', 'Ben'].map((name, colour) => ({ name, colour }));
  const id = await addMatch(debrief, { name: 'Friday', players, module: 'light' });
  const params = { ...courier, again: again === '1' ? '1' : id };
  await showScreen(SetupScreen, debrief, params);
  expect(screen.getByRole('heading', { name: /^.?(Anna|Ben).? begins$/ })).toBeVisible();
  const decided = spoken();
  screen.unmount();
  // A reload spins no second time.
  await showScreen(SetupScreen, debrief, params);
  expect(spoken()).toEqual(decided);
  await go('Skip to turn 1');
  const next = debrief.matches.state.getState().matches.find((match) => match.id !== id);
  expect(next).toMatchObject({ name: 'Friday', module: 'light' });
  expect(next?.players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
});

test('those who played another game sit down together as well, with nothing of what they chose', async () => {
  const debrief = await openStore();
  const players = ['Anna', 'Ben', 'Cara'].map((name, colour) => ({ name, colour }));
  const options = { seatCount: 3, startSeat: 2, deck: 'digital', values: VALUES };
  const id = await addMatch(debrief, {
    name: 'Totals',
    players,
    options,
    opened: 'at-the-end',
    module: 'light',
  });
  await showScreen(SetupScreen, debrief, { ...courier, again: id });
  await screen.findByRole('button', { name: 'Again' });
  expect(seats()).toEqual(['Anna', 'Ben', 'Cara']);
  await go('Skip to turn 1');
  const next = debrief.matches.state.getState().matches.find((match) => match.id !== id);
  expect(next).toMatchObject({ name: '', module: 'light' });
  expect(next).not.toHaveProperty('opened');
  expect(await debrief.matches.optionsOf(next?.id ?? '')).toMatchObject({ deck: 'physical' });
});

test('chance is even: in many spins each of three begins about as often', async () => {
  const debrief = await openStore();
  await showScreen(SetupScreen, debrief, courier);
  press('Seat');
  await spin('Spin and start');
  const begun = [0, 0, 0];
  for (let times = 0; times < 60; times++) {
    await spin('Again');
    const first = spoken().findIndex((label) => label.endsWith('begins'));
    begun[first] = (begun[first] ?? 0) + 1;
  }
  // Once in a hundred million runs chance falls short of this; a seat that is left out always does.
  for (const times of begun) expect(times).toBeGreaterThan(3);
});

test('a name that is typed is the person of that name, in their colour and no longer offered', async () => {
  const debrief = await openStore();
  debrief.players.remember([{ name: 'Zoë', colour: 4 }], 1);
  await showScreen(SetupScreen, debrief, courier);
  add('zoë', 'Zoë');
  expect(spoken().map((label) => label.split(',')[1]?.trim())).toEqual(['yellow', 'orange']);
  expect(screen.queryByRole('button', { name: 'Zoë sits down' })).toBeNull();
});
