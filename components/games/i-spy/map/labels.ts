import { type Point } from '@/components/kit/map/plane';
import { type Size } from '@/components/kit/stage/bubble-place';

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  /** How far its mark reaches from its middle. */
  readonly radius: number;
  /** How far up and down, where that is less. */
  readonly rise?: number;
  /** Named even where it covers the mark of another. */
  readonly always?: boolean;
}

export interface Label {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Room {
  /** Of the type. */
  readonly size: number;
  readonly stage: Size;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The text face is about half as wide as it is high. */
const WIDTH = 0.47;

const boxAt = ({ x, y }: Point, name: string, size: number): Box => {
  const half = (name.length * size * WIDTH) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.25 };
};

/** Below its mark, else above, else to the right or the left of it, else beginning or ending at it. */
const spots = ({ at, name, radius, rise = radius }: Named, { size, stage }: Room): readonly Point[] => {
  const half = (name.length * size * WIDTH) / 2;
  const aside = radius + size * 0.3 + half;
  const x = Math.min(stage.width - half - 4, Math.max(half + 4, at.x));
  return [
    { x, y: at.y + rise + size * 0.95 },
    { x, y: at.y - rise - size * 0.35 },
    { x: at.x + aside, y: at.y + size * 0.3 },
    { x: at.x - aside, y: at.y + size * 0.3 },
    { x, y: at.y - rise - size * 0.75 },
    ...[half, -half].flatMap((shift) => [
      { x: at.x + shift, y: at.y + rise + size * 0.95 },
      { x: at.x + shift, y: at.y - rise - size * 0.35 },
    ]),
  ];
};

const inStage = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  left > 0 && right < width && top > 0 && bottom < height;

/** How far a name is from the edge of a mark. */
const gap = ({ left, right, top, bottom }: Box, { at, radius }: Named): number =>
  Math.hypot(Math.max(left - at.x, at.x - right, 0), Math.max(top - at.y, at.y - bottom, 0)) - radius;

/**
 * Names that leave each other and all marks readable, and that are closer to their own mark than to any other; the first
 * of the list go first, and what has no room waits for a zoom.
 */
export const labelsOf = (wanted: readonly Named[], room: Room): readonly Label[] => {
  const { size, stage } = room;
  const marks = wanted.map(({ id, at, radius, rise = radius }) => ({
    id,
    box: { left: at.x - radius, right: at.x + radius, top: at.y - rise, bottom: at.y + rise },
  }));
  const taken: Box[] = [];
  return wanted.flatMap((named) => {
    const isOpen = (spot: Point): boolean => {
      const box = boxAt(spot, named.name, size);
      return inStage(box, stage) && !taken.some((other) => meet(box, other));
    };
    const covered = (spot: Point): number => {
      const box = boxAt(spot, named.name, size);
      return marks.filter(({ id, box: mark }) => id !== named.id && meet(box, mark)).length;
    };
    /** Whoever reads it would take it for the name of another. */
    const misleads = (spot: Point): boolean => {
      const box = boxAt(spot, named.name, size);
      const own = gap(box, named);
      return wanted.some((other) => other.id !== named.id && gap(box, other) < own);
    };
    const [best] = spots(named, room)
      .filter(isOpen)
      .map((spot) => ({ spot, faults: 2 * covered(spot) + Number(misleads(spot)) }))
      .sort((one, other) => one.faults - other.faults);
    const spot = best && (best.faults === 0 || named.always) ? best.spot : undefined;
    if (!spot) return [];
    taken.push(boxAt(spot, named.name, size));
    const { left, right } = boxAt(spot, named.name, size);
    return [{ id: named.id, name: named.name, ...spot, width: right - left }];
  });
};
