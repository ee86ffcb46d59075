import { distance, type Frame, type Point } from '@/components/kit/map/plane';

/** Something on the stage: where it stands, what it is in words, and what a tap on it does. */
export interface StageTarget {
  readonly id: string;
  /** In points of the screen, from the upper left corner of the stage. */
  readonly at: Point;
  /** Its outline, where it is larger than a finger: whoever taps inside means it. */
  readonly box?: Frame;
  /** All that the drawing says of it. */
  readonly label: string;
  /** Only what is lit has one; the rest can be read. */
  readonly onPress?: (() => void) | undefined;
}

export interface LitTarget extends StageTarget {
  readonly onPress: () => void;
}

export const isLit = (target: StageTarget): target is LitTarget => target.onPress !== undefined;

/** How far from a lit thing a finger may come down and still mean it. */
export const REACH = 28;

interface Placed {
  readonly at: Point;
  readonly box?: Frame;
}

const isInside = ({ x, y, width, height }: Frame, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** The thing nearest to a tap, if a finger reaches it. Of two that are equally near the first one is meant. */
export const nearestOf = <Thing extends Placed>(
  things: readonly Thing[],
  at: Point,
  reach: number = REACH,
): Thing | undefined => {
  let nearest: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    const away = thing.box && isInside(thing.box, at) ? 0 : distance(thing.at, at);
    if (away > reach || away >= least) continue;
    nearest = thing;
    least = away;
  }
  return nearest;
};

export type Direction = 'up' | 'down' | 'left' | 'right';

const along: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** How much a step aside counts against a step ahead. */
const ASIDE = 2;

/** What an arrow key leads to: ahead of where one is, and rather straight ahead than near. */
export const neighbourOf = <Thing extends Placed>(
  things: readonly Thing[],
  from: Thing,
  direction: Direction,
): Thing | undefined => {
  const way = along[direction];
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    const x = thing.at.x - from.at.x;
    const y = thing.at.y - from.at.y;
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    // What lies further aside than ahead belongs to another arrow.
    if (ahead <= 0 || aside > ahead) continue;
    const far = ahead + ASIDE * aside;
    if (far >= least) continue;
    best = thing;
    least = far;
  }
  return best;
};
