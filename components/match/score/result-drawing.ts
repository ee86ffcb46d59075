import { shapePaths } from '@/components/icons/shapes';
import { palette } from '@/components/theme/palette';
import { seatColorOf, seatColors, seatShapeOf } from '@/components/theme/seats';
import { fontFamilies } from '@/components/theme/text-size';
import { initialOf } from '@/components/ui/initial-of';
import type { Result, ResultPlace } from './result';

/** An element of SVG, for whatever draws it. */
export interface Part {
  readonly tag: 'rect' | 'path' | 'text';
  readonly props: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

const WIDTH = 1080;
const ROW = 132;
const TOP = 380;
const { paper, ink, inkSoft, line } = palette.light;

/** Pictures do not wrap: a long name is cut where a person would still know it. */
const cut = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

const rect = (props: Part['props']): Part => ({ tag: 'rect', props });

const text = (words: string, at: readonly [x: number, y: number], props: Part['props']): Part => ({
  tag: 'text',
  props: { x: at[0], y: at[1], fontFamily: fontFamilies.stamp, fill: ink, ...props },
  text: words,
});

const place = ({ name, total, won }: ResultPlace, y: number, colour: number): readonly Part[] => {
  const { fill, on } = seatColors.light[seatColorOf(colour)];
  return [
    ...(won ? [rect({ x: 56, y: y - 14, width: WIDTH - 112, height: ROW - 12, fill: '#ffffff' })] : []),
    {
      tag: 'path',
      props: { d: shapePaths[seatShapeOf(colour)], fill, transform: `translate(88 ${y + 4}) scale(3.5)` },
    },
    text(initialOf(name), [130, y + 60], { fontSize: 40, textAnchor: 'middle', fill: on }),
    text(cut(name, 24), [210, y + 64], { fontSize: 52 }),
    text(String(total), [WIDTH - 88, y + 68], { fontSize: 76, textAnchor: 'end' }),
  ];
};

/** The picture of a result, always on paper, for the wide world outside the app. */
export const resultDrawing = (result: Result, colourOf: (seat: number) => number): Drawing => {
  const height = TOP + result.places.length * ROW + 110;
  const frame = { x: 28, y: 28, width: WIDTH - 56, height: height - 56, fill: 'none' };
  return {
    width: WIDTH,
    height,
    parts: [
      rect({ width: WIDTH, height, fill: paper }),
      rect({ ...frame, stroke: line, strokeWidth: 4 }),
      text(cut(result.game.toUpperCase(), 40), [88, 124], { fontSize: 40, letterSpacing: 4, fill: inkSoft }),
      text(cut(result.headline, 28), [88, 218], { fontSize: 84 }),
      text(cut(result.decidedBy, 52), [88, 286], { fontSize: 40, fill: inkSoft }),
      ...result.places.flatMap((each, index) => place(each, TOP + index * ROW, colourOf(each.seat))),
      text('Debrief', [88, height - 64], { fontSize: 32, fill: inkSoft }),
    ],
  };
};
