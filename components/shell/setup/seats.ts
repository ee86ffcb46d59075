import { type SeatedPlayer, COLOURS } from '@/store/match/header';

/** A seat while the table is set up; the key stays when seats are moved. */
export interface SetupSeat extends SeatedPlayer {
  readonly key: number;
  /** What the game lets a seat choose for itself, as 14 Agents. */
  readonly own: boolean;
}

interface SeatRange {
  readonly min: number;
  readonly max: number;
}

type Seats = readonly SetupSeat[];

const nextKey = (seats: Seats): number => Math.max(-1, ...seats.map(({ key }) => key)) + 1;

const freeColour = (seats: Seats): number => {
  const taken = new Set(seats.map(({ colour }) => colour));
  return Array.from({ length: COLOURS }, (_, colour) => colour).find((colour) => !taken.has(colour)) ?? 0;
};

const keyed = (players: readonly SeatedPlayer[]): Seats =>
  players.map((player, key) => ({ ...player, key, own: false }));

export const addEmpty = (seats: Seats): Seats => [
  ...seats,
  { key: nextKey(seats), name: '', colour: freeColour(seats), own: false },
];

/** Those of the last match, or as many empty seats as the game needs. */
export const firstSeats = (last: readonly SeatedPlayer[], { min, max }: SeatRange): Seats => {
  let seats = keyed(last.slice(0, max));
  while (seats.length < min) seats = addEmpty(seats);
  return seats;
};

interface Newcomer extends Omit<SeatedPlayer, 'colour'> {
  /** The one they had last, if nobody else has it now. */
  readonly colour?: number;
}

/** Takes the first empty seat, or a new one. */
export const seatPlayer = (seats: Seats, player: Newcomer): Seats => {
  const empty = seats.find(({ name }) => name === '') ?? (addEmpty(seats).at(-1) as SetupSeat);
  const others = seats.filter(({ key }) => key !== empty.key);
  const wanted = others.some(({ colour }) => colour === player.colour) ? undefined : player.colour;
  const seated = { ...player, colour: wanted ?? empty.colour, key: empty.key, own: empty.own };
  return others.length === seats.length
    ? [...seats, seated]
    : seats.map((seat) => (seat.key === empty.key ? seated : seat));
};

/** A seat that the game needs stays, without its player. */
export const unseat = (seats: Seats, key: number, { min }: SeatRange): Seats =>
  seats.length > min
    ? seats.filter((seat) => seat.key !== key)
    : seats.map((seat) => (seat.key === key ? nameless(seat) : seat));

const nameless = ({ key, colour, own }: SetupSeat): SetupSeat => ({ key, name: '', colour, own });

/** Two who change places. */
export const swapSeats = (seats: Seats, one: number, other: number): Seats => {
  const [first, second] = [one, other].map((key) => seats.find((seat) => seat.key === key));
  if (!first || !second) return seats;
  return seats.map((seat) => (seat === first ? second : seat === second ? first : seat));
};

/** Who sits next to a seat, one place on clockwise or against it, around the table. */
export const neighbour = (seats: Seats, key: number, by: 1 | -1): SetupSeat | undefined =>
  seats[(seats.findIndex((seat) => seat.key === key) + by + seats.length) % seats.length];

/** Another name is another person, unless it is chosen from those who are remembered. */
export const renameSeat = (seats: Seats, key: number, name: string): Seats =>
  seats.map((seat) => (seat.key === key && seat.name !== name ? { ...nameless(seat), name } : seat));

/** Whoever has the colour gets the other one in exchange. */
export const recolourSeat = (seats: Seats, key: number, colour: number): Seats => {
  const before = seats.find((seat) => seat.key === key)?.colour ?? colour;
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: before } : seat;
  });
};
