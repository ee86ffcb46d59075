import { shapePaths } from '@/components/kit/icons/shapes';
import { palette } from '@/components/kit/theme/palette';
import { seatColorOf, seatColors, seatShapeOf, initialOf } from '@/components/kit/theme/seats';
import { type Result, type ResultPlace } from './result';

interface Box {
  readonly tag: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

interface Shape {
  readonly tag: 'shape';
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
}

interface Words {
  readonly tag: 'words';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How wide they may be at most. */
  readonly room: number;
  readonly fill: string;
  readonly align: 'left' | 'center' | 'right';
}

/** For whatever draws it: a phone's SVG or a browser's canvas. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly (Box | Shape | Words)[];
}

const WIDTH = 1080;
const ROW = 132;
const TOP = 380;
const EDGE = 88;
const INNER = WIDTH - 2 * EDGE;
const NAME = 210;
const TOTAL = 170;
const { paper, ink, inkSoft, line } = palette.light;

/** A letter of the condensed face is about half as wide as it is high. */
const LETTER = 0.5;
const LEAST = 32;

const box = (x: number, y: number, rest: Omit<Box, 'tag' | 'x' | 'y'>): Box => ({
  tag: 'box',
  x,
  y,
  ...rest,
});

/** Pictures do not wrap: long words shrink, and longer ones are cut where a person would still know them. */
const words = (
  text: string,
  rest: Omit<Words, 'tag' | 'text' | 'fill' | 'align'> & Partial<Words>,
): Words => {
  const most = Math.floor(rest.room / (LEAST * LETTER));
  const characters = [...text];
  const shown = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
  const size = Math.min(rest.size, rest.room / (Math.min(characters.length, most) * LETTER));
  return { tag: 'words', fill: ink, align: 'left', ...rest, text: shown, size };
};

const place = ({ name, total, won }: ResultPlace, y: number, colour: number): Drawing['parts'] => {
  const { fill, on } = seatColors.light[seatColorOf(colour)];
  const end = WIDTH - EDGE;
  return [
    ...(won ? [box(56, y - 14, { width: WIDTH - 112, height: ROW - 12, fill: '#ffffff' })] : []),
    { tag: 'shape', d: shapePaths[seatShapeOf(colour)], x: EDGE, y: y + 4, scale: 3.5, fill },
    // One sign, however many code points an emoji is made of.
    { tag: 'words', text: initialOf(name), x: 130, y: y + 60, size: 40, room: 60, fill: on, align: 'center' },
    words(name, { x: NAME, y: y + 64, size: 52, room: end - TOTAL - NAME }),
    words(String(total), { x: end, y: y + 68, size: 76, room: TOTAL, align: 'right' }),
  ];
};

/** The picture of a result, always on paper, for the wide world outside the app. */
export const resultDrawing = (result: Result, colourOf: (seat: number) => number): Drawing => {
  const height = TOP + result.places.length * ROW + 110;
  return {
    width: WIDTH,
    height,
    parts: [
      box(0, 0, { width: WIDTH, height, fill: paper }),
      box(26, 26, { width: WIDTH - 52, height: height - 52, fill: line }),
      box(30, 30, { width: WIDTH - 60, height: height - 60, fill: paper }),
      words(result.game.toUpperCase(), { x: EDGE, y: 124, size: 40, room: INNER, fill: inkSoft }),
      words(result.headline, { x: EDGE, y: 218, size: 84, room: INNER }),
      words(result.decidedBy, { x: EDGE, y: 286, size: 40, room: INNER, fill: inkSoft }),
      ...result.places.flatMap((each, index) => place(each, TOP + index * ROW, colourOf(each.seat))),
      words('Debrief', { x: EDGE, y: height - 64, size: 32, room: INNER, fill: inkSoft }),
    ],
  };
};
