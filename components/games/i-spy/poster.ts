import { box, disc, type Shape } from '@/components/kit/art/shape';
import { type Accent } from '@/components/kit/theme/palette';

const WIDTH = 25;
const STEP = 31;
const LEFT = 174;
const BRICK = 12.5;

interface Nation {
  readonly bricks: number;
  /** On one brick; filled, or a line of this width. */
  readonly pattern: string;
  readonly width?: number;
  /** On a grid of 24; filled, or a line of this width. */
  readonly emblem: string;
  readonly thick?: number;
}

const repeated = (part: string, starts: readonly number[]): string =>
  starts.map((x) => `m${x} 0${part}m${-x} 0`).join('');

/** Their patterns and emblems, so that no colour is needed to tell them apart. */
export const nations: readonly Nation[] = [
  {
    bricks: 4,
    pattern: repeated('m4 0l4 5.25-4 5.25-4-5.25zm-4 0', [0, 8, 16]),
    emblem: 'M2.3 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M9.7 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
    thick: 2.7,
  },
  {
    bricks: 7,
    pattern: repeated('m0 10.5l6-10.5h3.4l-6 10.5zm0-10.5', [0, 7.2, 14.6]),
    emblem:
      'M9.5 4.6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 7v14.2M7.2 10.6h9.6M3.2 13.2c.4 4.9 4 8 8.8 8s8.4-3.1 8.8-8',
    thick: 2.6,
  },
  {
    bricks: 5,
    pattern: repeated('v10.5m0-10.5', [3.5, 9.5, 15.5, 21.5]),
    width: 1.9,
    emblem:
      'M11 1h2l.7 7.4h1.5v2.2h-1.3c.3 1.7.7 3.1 1.3 4.4h2v2.3h-.9c.9 1.7 2.1 3.5 3.7 5.4h-5.1a3.1 3.3 0 0 0-5.8 0H4c1.6-1.9 2.8-3.7 3.7-5.4h-.9V15h2c.6-1.3 1-2.7 1.3-4.4H8.8V8.4h1.5Z',
  },
  {
    bricks: 9,
    pattern: `${repeated('v10.5m0-10.5', [5.3, 12.5, 19.7])}m0 5.25h25`,
    width: 1.2,
    emblem:
      'M10.05 4.14L10.31 1.33L13.69 1.33L13.95 4.14L16.18 5.06L18.35 3.26L20.74 5.65L18.94 7.82L19.86 10.05L22.67 10.31L22.67 13.69L19.86 13.95L18.94 16.18L20.74 18.35L18.35 20.74L16.18 18.94L13.95 19.86L13.69 22.67L10.31 22.67L10.05 19.86L7.82 18.94L5.65 20.74L3.26 18.35L5.06 16.18L4.14 13.95L1.33 13.69L1.33 10.31L4.14 10.05L5.06 7.82L3.26 5.65L5.65 3.26L7.82 5.06Z M12 8.4a3.6 3.6 0 1 0 .01 0Z',
  },
  {
    bricks: 3,
    pattern:
      [3, 9.4, 15.8, 22.2].map((x) => dot(x, 3)).join('') + [6.2, 12.6, 19].map((x) => dot(x, 7.5)).join(''),
    emblem: 'M1.5 3h21v3.4h-21Z M3 7.8h18V22h-4.6v-5.6a4.4 4.4 0 0 0-8.8 0V22H3Z',
  },
  {
    bricks: 6,
    pattern: 'm0 7.2l4.2-3.6 4.1 3.6 4.2-3.6 4.2 3.6 4.1-3.6 4.2 3.6',
    width: 1.9,
    emblem:
      'M11 .8h2v2.8c.7 2.6 6.6 4.3 6.6 9 0 2.3-1.3 4-2.7 4.8H7.1c-1.4-.8-2.7-2.5-2.7-4.8 0-4.7 5.9-6.4 6.6-9Z M6.8 18.9h10.4v3.3H6.8Z',
  },
];

function dot(x: number, y: number): string {
  return `m${x - 1.3} ${y}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0m${1.3 - x} ${-y}`;
}

export const patternOf = ({ pattern, width }: Nation, color: string): Shape => ({
  d: pattern,
  ...inked(color, width),
});

/** In a square of 24. */
export const emblemOf = ({ emblem, thick }: Nation, at: Shape['at'], color: string): Shape => ({
  d: emblem,
  ...(at ? { at } : {}),
  evenOdd: true,
  ...inked(color, thick),
});

/** A filled shape, or a line where it has a width. */
const inked = (color: string, width: number | undefined): Pick<Shape, 'fill' | 'stroke' | 'width'> =>
  width === undefined ? { fill: color } : { stroke: color, width };

/** The Nations as columns of cubes, and one that is kept secret. */
export const poster = ({ ground, deep, tint, paper }: Accent): readonly Shape[] => {
  const inks = nations.map((_, place): readonly [string, string, string] => {
    if (place === 3) return [paper, tint, deep];
    return place % 2 ? [tint, deep, deep] : [deep, tint, paper];
  });
  const columns = nations.flatMap((nation, place): Shape[] => {
    const { bricks, pattern } = nation;
    const [fill = deep, mark = tint, sign = paper] = inks[place] ?? [];
    const x = LEFT + place * STEP;
    const tops = Array.from({ length: bricks }, (_, brick) => 129 - (brick + 1) * BRICK);
    const body = tops.map((y) => box(x, y, [WIDTH, 10.5])).join('');
    return [
      { d: body + box(x, 131, [WIDTH, 30]), fill },
      {
        ...patternOf(nation, mark),
        d: tops
          .slice(0, -1)
          .map((y) => `M${x} ${y}${pattern}`)
          .join(''),
      },
      emblemOf(nation, [x + WIDTH / 2 - 9, 135, 0.75], sign),
    ];
  });
  const middle = LEFT + 4 * STEP + WIDTH / 2;
  return [
    ...columns,
    { d: disc(middle, 60, 16), fill: ground, stroke: paper, width: 3.5 },
    { d: box(middle - 10, 55.5, [20, 9]), fill: paper },
    { d: `M${middle} 81v9`, stroke: paper, width: 2.5, dots: 6 },
  ];
};
