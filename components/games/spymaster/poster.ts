import { type Shape } from '@/components/kit/art/shape';
import { type Accent } from '@/components/kit/theme/palette';

const eye = 'M0 8q10-13 20 0q-10 13-20 0zM9 8h2';
const key = 'M.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M10 8h10v5';
const folder = 'M0 2h7l2 3h11v10h-20z';
const hash = 'M7 0l-2 16M15 0l-2 16M1 5h18M0 11h18';

/** A File that is cut out of the row. */
export const poster = ({ ground, deep, tint, paper }: Accent): readonly Shape[] => {
  const inkOn = new Map([
    [deep, tint],
    [tint, deep],
    [paper, ground],
  ]);
  const card = (x: number, y: number, [fill, type, value]: readonly [string, string, number]): Shape[] => {
    const ink = inkOn.get(fill);
    return [
      { d: `M${x} ${y}h28l12 12v80h-40z`, fill },
      { text: { words: String(value), x: x + 8, y: y + 34, size: 32 }, fill: ink },
      { d: type, at: [x + 8, y + 66], stroke: ink, width: 2.5 },
    ];
  };
  return [
    ...card(170, 58, [deep, hash, 2]),
    ...card(198, 58, [tint, eye, 4]),
    ...card(248, 34, [paper, key, 3]),
    ...card(276, 34, [tint, folder, 1]),
    ...card(304, 34, [paper, eye, 5]),
    ...card(354, 62, [tint, hash, 2]),
    { d: 'M244 20V158M350 20V158', stroke: paper, width: 2.5, dots: 7 },
    { d: 'M237 3h14l-7 11zM343 3h14l-7 11z', fill: paper },
  ];
};
