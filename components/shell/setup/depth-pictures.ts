import { box, disc, line, type Shape } from '@/components/kit/art/shape';
import { type Theme } from '@/components/kit/theme/use-theme';

/** How large both are. */
export const DEPTH_PICTURE = { width: 36, height: 32 } as const;

const ROWS = [
  { color: 'blue', points: '7' },
  { color: 'orange', points: '4' },
  { color: 'green', points: '8' },
] as const;

const lines = ({ colors, seats }: Theme): readonly Shape[] =>
  ROWS.flatMap(({ color, points }, row): readonly Shape[] => {
    const y = 6 + row * 10;
    return [
      { d: box(1, y - 3, [6, 6]), fill: seats[color].fill },
      { d: line([11, y], [24, y]), stroke: colors.lineStrong, width: 1.5 },
      { text: { words: points, x: 31, y: y + 4, size: 11, anchor: 'middle' }, fill: colors.ink },
    ];
  });

const network = ({ colors, seats }: Theme): readonly Shape[] => [
  { d: line([6, 25], [14, 9], [23, 20], [30, 6]), stroke: seats.blue.fill, width: 2 },
  { d: disc(6, 25, 4) + disc(14, 9, 4) + disc(30, 6, 4), fill: colors.sheet, stroke: colors.ink, width: 1.6 },
  { d: disc(23, 20, 5), fill: seats.blue.fill },
];

/** What the phone keeps of a game: the numbers, or the whole board. */
export const depthPictures = { light: lines, full: network } as const;
