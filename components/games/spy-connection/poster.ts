import { type At, between, disc, line, type Shape } from '@/components/kit/art/shape';
import { type Accent } from '@/components/kit/theme/palette';

const at = {
  a: [196, 132],
  b: [232, 82],
  c: [282, 118],
  d: [318, 46],
  e: [366, 96],
  f: [262, 20],
  g: [344, 150],
  h: [150, 110],
  i: [372, 14],
  k: [96, 142],
  m: [40, 104],
  n: [300, 170],
} as const satisfies Readonly<Record<string, At>>;

type Place = keyof typeof at;
const spot = (place: Place): At => at[place];
type Way = readonly [from: Place, to: Place, spaces: number];

const far: readonly Way[] = [
  ['m', 'k', 2],
  ['k', 'h', 2],
  ['h', 'a', 1],
  ['h', 'b', 2],
];
const near: readonly Way[] = [
  ['b', 'f', 2],
  ['f', 'd', 2],
  ['d', 'i', 1],
  ['d', 'e', 2],
  ['c', 'e', 2],
  ['c', 'n', 1],
  ['e', 'g', 1],
];
const own: readonly Way[] = [
  ['a', 'b', 1],
  ['b', 'c', 2],
];

const lines = (ways: readonly Way[]): string => ways.map(([from, to]) => line(at[from], at[to])).join('');
const spaces = (ways: readonly Way[], r: number): string =>
  ways
    .flatMap(([from, to, count]) => between(at[from], at[to], count))
    .map(([x, y]) => disc(x, y, r))
    .join('');
const cities = (places: readonly Place[], r: number): string =>
  places.map((place) => disc(...spot(place), r)).join('');

const thin = (ways: readonly Way[], ends: readonly Place[], [stroke, fill]: readonly [string, string]) => [
  { d: lines(ways), stroke, width: 2 },
  { d: spaces(ways, 4.2), stroke, fill, width: 2 },
  { d: cities(ends, 7.5), stroke, fill, width: 2.5 },
];

/** A network that reaches for one more city. */
export const poster = ({ ground, deep, tint, paper }: Accent): readonly Shape[] => [
  { d: disc(...at.d, 84), fill: deep },
  { d: disc(...at.d, 58) + disc(...at.d, 34), stroke: ground, width: 1.5 },
  ...thin(far, ['m', 'k', 'h'], [deep, ground]),
  ...thin(near, ['f', 'g', 'e'], [tint, ground]),
  { d: lines(own), stroke: paper, width: 5 },
  { d: spaces(own, 9.5), fill: paper, stroke: ground, width: 3 },
  { d: 'M289 104 311 60', stroke: paper, width: 3.5, dots: 8 },
  { d: cities(['a', 'b'], 12), stroke: paper, fill: ground, width: 5 },
  { d: disc(...at.c, 17), fill: paper },
  { d: disc(...at.c, 6.5), fill: ground },
  { d: disc(...at.d, 14), fill: deep, stroke: paper, width: 4 },
  { d: disc(...at.d, 4.5), fill: paper },
];
