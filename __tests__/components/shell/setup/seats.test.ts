import {
  type SetupSeat,
  addEmpty,
  firstSeats,
  neighbour,
  recolourSeat,
  renameSeat,
  seatPlayer,
  swapSeats,
  unseat,
} from '@/components/shell/setup/seats';
import { dropAt, tablePlaces } from '@/components/shell/setup/table-places';

const range = { min: 2, max: 4 };
const two = firstSeats([], range);
const named = (...names: readonly string[]): readonly SetupSeat[] =>
  names.map((name, index) => ({ key: index, name, colour: index, own: false }));
const namesOf = (seats: readonly SetupSeat[]) => seats.map(({ name }) => name);

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
  expect(namesOf(unseat(named('A', 'B'), 0, range))).toEqual(['', 'B']);
  expect(namesOf(unseat(named('A', 'B', 'C'), 0, range))).toEqual(['B', 'C']);
});

test('two change places, and what belongs to them goes along', () => {
  const seats = named('A', 'B', 'C').map((seat) => ({ ...seat, own: seat.name === 'A' }));
  const swapped = swapSeats(seats, 0, 2);
  expect(swapped.map(({ name, own }) => [name, own])).toEqual([
    ['C', false],
    ['B', false],
    ['A', true],
  ]);
  expect(swapSeats(seats, 0, 9)).toBe(seats);
});

test('the last seat is next to the first', () => {
  const seats = named('A', 'B', 'C');
  expect([neighbour(seats, 2, 1)?.name, neighbour(seats, 0, -1)?.name]).toEqual(['A', 'C']);
});

test('another name is another person', () => {
  const seats: readonly SetupSeat[] = [{ key: 0, player: 'anna', name: 'Anna', colour: 3, own: true }];
  expect(renameSeat(seats, 0, 'Ann')).toEqual([{ key: 0, name: 'Ann', colour: 3, own: true }]);
  expect(renameSeat(seats, 0, 'Anna')[0]?.player).toBe('anna');
  expect(recolourSeat(named('A', 'B'), 0, 1).map(({ colour }) => colour)).toEqual([1, 0]);
});

const room = { width: 375, height: 253 };
const block = { width: 92, height: 62 };

test.each([2, 3, 4, 5, 6])(
  '%s people sit around the table, clockwise, all of them on the screen',
  (count) => {
    const { seats, middle, table } = tablePlaces(count, { room, seat: block });
    const turns = seats.map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x));
    const clockwise = turns.map((turn) => (turn - Math.PI / 2 + 4 * Math.PI) % (2 * Math.PI));
    expect(clockwise.map((turn, seat) => seat === 0 || turn > (clockwise[seat - 1] ?? 0))).not.toContain(
      false,
    );
    for (const [seat, { x, y }] of seats.entries()) {
      expect(x - block.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + block.width / 2).toBeLessThanOrEqual(room.width);
      expect(y + block.height / 2).toBeLessThanOrEqual(room.height);
      const others = seats.filter((_, other) => other !== seat);
      for (const other of others) {
        const apart = Math.abs(other.x - x) >= block.width || Math.abs(other.y - y) >= block.height;
        expect(apart).toBe(true);
      }
      const isBeside = x + block.width / 2 <= table.x || x - block.width / 2 >= table.x + table.width;
      const isAbove = y + block.height / 2 <= table.y || y - block.height / 2 >= table.y + table.height;
      expect(isBeside || isAbove).toBe(true);
    }
  },
);

test('a seat is let go onto another one, off the table, or nowhere', () => {
  const { seats } = tablePlaces(4, { room, seat: block });
  const [, left = { x: 0, y: 0 }] = seats;
  expect(dropAt({ places: seats, room }, 0, { x: left.x + 20, y: left.y + 20 })).toEqual({
    kind: 'swap',
    with: 1,
  });
  expect(dropAt({ places: seats, room }, 0, { x: 187, y: 300 })).toEqual({ kind: 'leave' });
  expect(dropAt({ places: seats, room }, 0, { x: 187, y: 150 })).toBeUndefined();
});

test('the table has the proportions of its board, and lies across where it becomes larger for it', () => {
  const board = { width: 236, height: 140 };
  const tall = tablePlaces(6, { room: { width: 390, height: 420 }, seat: block, board }).table;
  expect(tall.height / tall.width).toBeCloseTo(236 / 140);
  const wide = tablePlaces(2, { room: { width: 390, height: 420 }, seat: block, board }).table;
  expect(wide.width / wide.height).toBeCloseTo(236 / 140);
});
