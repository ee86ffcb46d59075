import {
  type SetupSeat,
  addEmpty,
  firstSeats,
  moveSeat,
  recolourSeat,
  renameSeat,
  seatPlayer,
  unseat,
} from '@/components/shell/setup/seats';

const range = { min: 2, max: 4 };
const two = firstSeats([], range);
const named = (...names: readonly string[]): readonly SetupSeat[] =>
  names.map((name, index) => ({ key: index, name, colour: index }));

test('a game without a past begins with as many seats as it needs', () => {
  expect(two.map(({ colour }) => colour)).toEqual([0, 1]);
});

test('a larger table than the game allows is cut', () => {
  expect(firstSeats(named('A', 'B', 'C', 'D', 'E'), range)).toHaveLength(4);
});

test('colours stay different', () => {
  const full = [1, 2, 3, 4].reduce(addEmpty, two);
  expect(new Set(full.map(({ colour }) => colour)).size).toBe(6);
  const seats = seatPlayer(named('A'), { name: 'B', colour: 0 });
  expect(seats.map(({ colour }) => colour)).toEqual([0, 1]);
});

test('a needed seat stays without its player', () => {
  expect(unseat(named('A', 'B'), 0, range).map(({ name }) => name)).toEqual(['', 'B']);
  expect(unseat(named('A', 'B', 'C'), 0, range).map(({ name }) => name)).toEqual(['B', 'C']);
});

test('seats do not leave the table', () => {
  const seats = named('A', 'B');
  expect(moveSeat(seats, 0, -1)).toBe(seats);
  expect(moveSeat(seats, 1, 1)).toBe(seats);
});

test('another name is another person', () => {
  const seats: readonly SetupSeat[] = [{ key: 0, player: 'anna', name: 'Anna', colour: 3 }];
  expect(renameSeat(seats, 0, 'Ann')).toEqual([{ key: 0, name: 'Ann', colour: 3 }]);
  expect(renameSeat(seats, 0, 'Anna')[0]?.player).toBe('anna');
  expect(recolourSeat(named('A', 'B'), 0, 1).map(({ colour }) => colour)).toEqual([1, 0]);
});
