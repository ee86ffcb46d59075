import { distance, type Frame, type Point } from '@/components/kit/map/plane';

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface TablePlaces {
  readonly middle: Point;
  readonly table: Frame;
  /** The middles of the seats, clockwise from the one nearest to whoever holds the phone. */
  readonly seats: readonly Point[];
}

const EDGE = 6;
/** Above the uppermost seat, for the stamp of whoever begins. */
const ABOVE = 14;
const GAP = 6;

const angleOf = (seat: number, count: number): number => Math.PI / 2 + (seat * 2 * Math.PI) / count;

interface TableRoom {
  readonly room: Room;
  /** As large as a token with its name. */
  readonly seat: Room;
  /** What lies in the middle; it may lie across. */
  readonly board?: Room | undefined;
}

/** A table seen from above, with as many people around it. */
export const tablePlaces = (count: number, { room, seat, board }: TableRoom): TablePlaces => {
  const middle = { x: room.width / 2, y: room.height / 2 };
  const across = Math.max(0, middle.x - seat.width / 2 - EDGE);
  const up = Math.max(0, middle.y - seat.height / 2 - ABOVE);
  const seats = Array.from({ length: count }, (_, place) => ({
    x: middle.x + Math.cos(angleOf(place, count)) * across,
    y: middle.y + Math.sin(angleOf(place, count)) * up,
  }));
  // Whoever sits beside the table bounds its width, everybody else its height.
  const isAside = ({ x }: Point) => Math.abs(x - middle.x) > across * 0.7;
  const asides = seats.filter(isAside).map(({ x }) => Math.abs(x - middle.x));
  const others = seats.filter((place) => !isAside(place)).map(({ y }) => Math.abs(y - middle.y));
  const free = {
    x: Math.max(0, Math.min(...asides, across + seat.width) - seat.width / 2 - GAP),
    y: Math.max(0, Math.min(...others) - seat.height / 2 - GAP),
  };
  const half = board ? fitted(free, board) : free;
  return {
    middle,
    table: { x: middle.x - half.x, y: middle.y - half.y, width: half.x * 2, height: half.y * 2 },
    seats,
  };
};

/** Half of the largest table of the board's proportions, turned where it becomes larger for it. */
const fitted = (free: Point, { width, height }: Room): Point => {
  const along = Math.min(free.x / width, free.y / height);
  const across = Math.min(free.x / height, free.y / width);
  return across > along ? { x: height * across, y: width * across } : { x: width * along, y: height * along };
};

/** How near to another seat one is let go to change places. */
const NEAR = 52;
/** How far beyond the edge of the stage a seat has left the table. */
const BEYOND = 4;

export type Drop = { readonly kind: 'swap'; readonly with: number } | { readonly kind: 'leave' } | undefined;

interface Seated {
  readonly places: readonly Point[];
  readonly room: Room;
}

/** What letting a seat go at a place means. */
export const dropAt = ({ places, room }: Seated, from: number, at: Point): Drop => {
  const isOff = at.x < -BEYOND || at.y < -BEYOND || at.x > room.width + BEYOND || at.y > room.height + BEYOND;
  if (isOff) return { kind: 'leave' };
  const away = places.map((place, seat) => (seat === from ? Infinity : distance(place, at)));
  const nearest = Math.min(...away);
  return nearest <= NEAR ? { kind: 'swap', with: away.indexOf(nearest) } : undefined;
};
