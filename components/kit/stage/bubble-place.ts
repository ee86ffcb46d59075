import { type Frame, type Point } from '@/components/kit/map/plane';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Task {
  readonly stage: Size;
  readonly bubble: Size;
  /** The thing that was refused. */
  readonly anchor: Point;
  /** What has to stay in sight: the way, the repair. */
  readonly clear: readonly Frame[];
}

/** Between the bubble and the edge of the stage. */
const MARGIN = 8;
/** Between the bubble and the thing, so that both the thing and the line to it are seen. */
const GAP = 28;
/** At most this share of the stage is covered. */
const MOST = 1 / 3;
/** Very large words: a reason that is cut off helps nobody. */
const MOST_LARGE = 0.62;
/** The thing itself is worth more than all that is around it. */
const THING = 1_000;

const overlap = (one: Frame, other: Frame): number => {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
};

const kept = (start: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(start, room - MARGIN - length));

/** How high a bubble of this width may be. */
export const mostHeight = (stage: Size, width: number, large = false): number => {
  const share = large ? MOST_LARGE : MOST;
  return Math.floor(Math.min(stage.height - 2 * MARGIN, (stage.width * stage.height * share) / width));
};

export const mostWidth = (stage: Size, wished: number): number => Math.min(wished, stage.width - 2 * MARGIN);

/** The upper left corner of the bubble: inside the stage, beside the thing, over nothing that has to stay in sight. */
export const placeBubble = ({ stage, bubble, anchor, clear }: Task): Point => {
  const { width, height } = bubble;
  const middle = { x: anchor.x - width / 2, y: anchor.y - height / 2 };
  const ends = {
    left: anchor.x - GAP - width,
    right: anchor.x + GAP,
    above: anchor.y - GAP - height,
    below: anchor.y + GAP,
  };
  const beside: readonly Point[] = [
    { x: middle.x, y: ends.below },
    { x: middle.x, y: ends.above },
    { x: ends.right, y: middle.y },
    { x: ends.left, y: middle.y },
  ];
  // Further away, at the edges and in the corners of the stage, where everything around the thing is taken.
  const far = [MARGIN, middle.x, stage.width].flatMap((x) =>
    [stage.height, MARGIN, middle.y].map((y) => ({ x, y })),
  );
  const thing = { x: anchor.x - GAP / 2, y: anchor.y - GAP / 2, width: GAP, height: GAP };
  const places = [...beside, ...far].map(({ x, y }) => ({
    x: kept(x, width, stage.width),
    y: kept(y, height, stage.height),
  }));
  const covered = (place: Point): number => {
    const box = { ...place, width, height };
    const rest = clear.reduce((sum, frame) => sum + overlap(box, frame), 0);
    return THING * overlap(box, thing) + rest;
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
};

/** Where the line from the bubble to the thing leaves it. */
export const nearestEdge = (box: Frame, anchor: Point): Point => ({
  x: Math.min(box.x + box.width, Math.max(box.x, anchor.x)),
  y: Math.min(box.y + box.height, Math.max(box.y, anchor.y)),
});
