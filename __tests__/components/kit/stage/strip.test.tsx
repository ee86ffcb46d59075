import { fireEvent, screen } from '@testing-library/react-native';
import { PixelRatio } from 'react-native';
import { Strip, type StripProps } from '@/components/kit/stage/Strip';
import { type StripSeat } from '@/components/kit/stage/strip-seat';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { renderKit } from '@/__tests__/support/render-kit';

const names = ['Anna', 'Ben', 'Clara', 'David', 'Emilia', 'Fay'];
const colors = ['blue', 'orange', 'green', 'purple', 'yellow', 'red'] as const;
const shapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

const seatAt = (seat: number, about: Partial<StripSeat> = {}): StripSeat => ({
  seat,
  name: names[seat] ?? '',
  color: colors[seat] ?? 'blue',
  shape: shapes[seat] ?? 'circle',
  state: seat === 2 ? 'to-move' : 'waiting',
  numbers: [
    { id: 'agents', label: `${seat + 4} Agents`, text: String(seat + 4) },
    { id: 'missions', label: `${seat} of 7 Missions`, text: `${seat}/7` },
  ],
  ...about,
});

const onBack = jest.fn();
const onMenu = jest.fn();
const onSeat = jest.fn();
beforeEach(() => {
  [onBack, onMenu, onSeat].forEach((call) => call.mockClear());
  // The phone of the test environment has words of 200 %.
  jest.spyOn(PixelRatio, 'getFontScale').mockReturnValue(1);
});

const buttonNames = () =>
  screen.getAllByRole('button').map(({ props }) => String(props['accessibilityLabel']));

const show = (about: Partial<StripProps> & { readonly count?: number } = {}) => {
  const { count = 4, ...rest } = about;
  const seats = Array.from({ length: count }, (_, seat) => seatAt(seat));
  const strip = <Strip seats={seats} onBack={onBack} onMenu={onMenu} onSeat={onSeat} {...rest} />;
  return renderKit(strip);
};
const layOut = (width: number) =>
  fireEvent(screen.getByLabelText('Players'), 'layout', { nativeEvent: { layout: { width, height: 60 } } });
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('the way back and the menu stand at its ends', () => {
  show();
  press('Back');
  expect(onBack).toHaveBeenCalledTimes(1);
  press('Menu');
  expect(onMenu).toHaveBeenCalledTimes(1);
  expect(buttonNames()[0]).toBe('Back');
  expect(buttonNames().at(-1)).toBe('Menu');
});

test('each seat says all that is known of it, in the order of the table', () => {
  show();
  const seats = buttonNames().filter((label) => / of 7 Missions$/.test(label));
  expect(seats).toEqual([
    'Anna, 4 Agents, 0 of 7 Missions',
    'Ben, 5 Agents, 1 of 7 Missions',
    'Clara, to move, 6 Agents, 2 of 7 Missions',
    'David, 7 Agents, 3 of 7 Missions',
  ]);
});

test('a tap anywhere on a seat opens it', () => {
  show();
  press('Ben, 5 Agents, 1 of 7 Missions');
  expect(onSeat).toHaveBeenCalledWith(1);
  fireEvent.press(screen.getByText('3/7', { includeHiddenElements: true }));
  expect(onSeat).toHaveBeenLastCalledWith(3);
});

test('on a phone only whoever is to move is written out, on a tablet everybody', () => {
  show();
  layOut(1024);
  expect(screen.getByText('Ben', { includeHiddenElements: true })).toBeOnTheScreen();
  layOut(390);
  expect(screen.getByText('Clara', { includeHiddenElements: true })).toBeOnTheScreen();
  expect(screen.queryByText('Ben', { includeHiddenElements: true })).toBeNull();
});

test('of six seats on the smallest phone nobody is left out, and a name gives way to the initial in the badge', () => {
  show({ count: 6 });
  layOut(375);
  for (const name of names)
    expect(screen.getByRole('button', { name: new RegExp(`^${name}, `) })).toBeVisible();
  expect(screen.getByText('C', { includeHiddenElements: true })).toBeOnTheScreen();
  expect(screen.queryByText('Clara', { includeHiddenElements: true })).toBeNull();
});

test('with large words the name has a row of its own', () => {
  renderKit(
    <ThemeProvider scheme="dark" textScale={2}>
      <Strip seats={names.map((_, seat) => seatAt(seat))} onBack={onBack} onMenu={onMenu} onSeat={onSeat} />
    </ThemeProvider>,
  );
  expect(screen.getByText('Clara', { includeHiddenElements: true })).toBeOnTheScreen();
  expect(buttonNames()[1]).toBe('Menu');
});

test.each([
  ['passed', 'Ben, passed, 5 Agents'],
  ['away', 'Ben, away, 5 Agents'],
  ['joining', 'Ben, sitting down, 5 Agents'],
  ['left', 'Ben, left the game, 5 Agents'],
] as const)('a seat that is %s says so', (state, name) => {
  const numbers = [{ id: 'agents', label: '5 Agents', text: '5' }] as const;
  show({ seats: [seatAt(0), seatAt(1, { state, numbers })] });
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a sign beside the seat is said, too', () => {
  show({ seats: [seatAt(0), seatAt(1, { sign: { icon: 'bolt', label: 'extra turn' } })] });
  expect(screen.getByRole('button', { name: /^Ben, extra turn, / })).toBeVisible();
});

test('what a previewed move makes of a number stands behind it', () => {
  const numbers = [{ id: 'agents', label: '5 Agents', text: '5', soon: '2' }] as const;
  show({ seats: [seatAt(0), seatAt(2, { numbers })] });
  expect(screen.getByText('→2', { includeHiddenElements: true })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Clara, to move, 5 Agents, then 2' })).toBeVisible();
});

const progress = { title: 'Round 3', label: 'Round 3 of 5', at: 3, of: 5, note: 'Scoring next' };

test('with very large words what comes next is read with the rounds', () => {
  jest.mocked(PixelRatio.getFontScale).mockReturnValue(2);
  show({ progress });
  expect(screen.getByRole('progressbar', { name: 'Round 3 of 5, Scoring next' })).toBeOnTheScreen();
  expect(screen.queryByText('Scoring next')).toBeNull();
});

test('the rounds are read as one', () => {
  show({ progress });
  const rounds = screen.getByRole('progressbar', { name: 'Round 3 of 5' });
  expect(rounds).toHaveAccessibilityValue({ now: 3, min: 1, max: 5 });
  expect(screen.getByText('Scoring next')).toBeOnTheScreen();
});
