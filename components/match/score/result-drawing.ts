import { type Shape as Art } from '@/components/kit/art/shape';
import { shapePaths } from '@/components/kit/icons/shapes';
import { type AccentName, accents, palette } from '@/components/kit/theme/palette';
import { seatColorOf, seatColors, seatShapeOf, initialOf } from '@/components/kit/theme/seats';
import { type Seat } from '@/rules/core/seat';
import { type Bar, spanOf } from './bricks';
import { box, type Drawing, headlined, LETTER, lined, type Part, words } from './drawing';
import { type Result, type ResultPlace } from './result';

export type Format = 'square' | 'upright';

/** Besides the words: what the picture shows and in which colours. */
export interface Portrayed {
  readonly bars: readonly Bar[];
  readonly accent: AccentName;
  readonly poster: (inks: (typeof accents)['light'][AccentName]) => readonly Art[];
  readonly colourOf: (seat: Seat) => number;
  /** What is stamped on the winners' columns. */
  readonly stamp: string;
}

interface Layout {
  readonly height: number;
  readonly hero: number;
  readonly title: number;
  /** Where the columns begin, and where the rows below them end. */
  readonly top: number;
  readonly end: number;
  readonly row: number;
}

const WIDTH = 1080;
const EDGE = 56;
const INNER = WIDTH - 2 * EDGE;
const layouts: Readonly<Record<Format, Layout>> = {
  square: {
    height: 1080,
    hero: 236,
    title: 100,
    ...{ top: 256, end: 948, row: 68 },
  },
  upright: {
    height: 1920,
    hero: 560,
    title: 150,
    ...{ top: 620, end: 1740, row: 100 },
  },
};

/** Badges and names between the columns and the rows. */
const FOOT = 104;
/** A column that is too low for a stamp. */
const LOW = 110;
/** Of all below the hero, what the rows take at most. */
const ROWS = 0.44;

const { paper, ink, inkSoft, line } = palette.light;

const rowHeight = ({ top, end, row }: Layout, { places }: Result): number =>
  Math.min(row, ((end - top) * ROWS) / Math.max(1, places.length));

const rowsTop = (layout: Layout, result: Result): number =>
  layout.end - rowHeight(layout, result) * result.places.length;

/** The picture of a result, always on paper, for the wide world outside the app. */
export const resultDrawing = (result: Result, format: Format, portrayed: Portrayed): Drawing => {
  const layout = layouts[format];
  const { height } = layout;
  return {
    width: WIDTH,
    height,
    parts: [
      box(0, 0, { width: WIDTH, height, fill: paper }),
      ...heroParts(result, layout, portrayed),
      ...barParts(result, layout, portrayed),
      ...rowParts(result, layout, portrayed),
      ...footParts(result, layout),
    ],
  };
};

const heroParts = (
  { game, headline, about }: Result,
  { hero, title }: Layout,
  { accent, poster }: Portrayed,
): readonly Part[] => {
  const inks = accents.light[accent];
  const scale = hero > 300 ? 3 : 2.1;
  const on = { x: EDGE, room: INNER, fill: inks.onGround };
  const { size, lines: name } = headlined(headline, {
    ...{ size: title, most: hero > 300 ? 3 : 2 },
    ...{ room: TITLE, whole: INNER },
  });
  return [
    box(0, 0, { width: WIDTH, height: hero, fill: inks.ground }),
    { tag: 'poster', shapes: poster(inks), x: WIDTH - 360 * scale + 60, y: hero - 158 * scale, scale },
    box(0, hero, { width: WIDTH, height: 1000, fill: paper }),
    ...name.map((text, row) =>
      words(text, { ...on, y: hero - 120 - (name.length - 1 - row) * size * 1.02, size, least: 32 }),
    ),
    words(`${game} · ${about}`, { ...on, y: hero - 42, size: 36, least: 26 }),
  ];
};

/** Left of what is drawn in the hero. */
const TITLE = 700;

const barParts = (
  result: Result,
  layout: Layout,
  { bars, colourOf, stamp, accent }: Portrayed,
): readonly Part[] => {
  const { places } = result;
  const { top } = layout;
  const floor = rowsTop(layout, result) - FOOT;
  const span = spanOf(bars);
  const number = floor - top > 400 ? 96 : 76;
  const point = (floor - top - number) / (span.high - span.low);
  const step = INNER / Math.max(1, bars.length);
  const wide = Math.min(168, step * 0.68);
  const zero = floor + span.low * point;
  const middle = (place: number) => EDGE + step * (place + 0.5);
  const won = (seat: Seat) => places.some((each) => each.won && each.seat === seat);
  return [
    ...bars.flatMap((bar, place) => {
      const left = middle(place) - wide / 2;
      const peak = Math.max(0, ...bar.bricks.map(({ to }) => to));
      return [
        ...brickParts(bar, { left, wide, zero, point, colour: colourOf(bar.seat) }),
        words(String(bar.total), {
          ...{ x: middle(place), y: zero - peak * point - 16, size: number, room: step, align: 'center' },
        }),
      ];
    }),
    box(EDGE, zero, { width: INNER, height: 4, fill: ink }),
    ...bars.flatMap((bar, place) =>
      seatParts({ ...bar, name: nameOf(places, bar.seat) }, colourOf, {
        ...{ x: middle(place), y: floor + 12, room: step - 12 },
      }),
    ),
    ...bars.flatMap((bar, place): readonly Part[] => {
      if (!won(bar.seat)) return [];
      const high = Math.max(0, bar.total) * point;
      // On a low column it would lie on the number: then above that.
      const y = high < LOW ? zero - high - number - 30 : zero - high + LOW * 0.75;
      return [
        {
          tag: 'stamp',
          text: stamp.toUpperCase(),
          x: middle(place),
          y,
          fill: accents.light[accent].text,
          paper,
        },
      ];
    }),
  ];
};

const nameOf = (places: readonly ResultPlace[], seat: Seat): string =>
  places.find((place) => place.seat === seat)?.name ?? '';

interface BarPlace {
  readonly left: number;
  readonly wide: number;
  readonly zero: number;
  readonly point: number;
  readonly colour: number;
}

const brickParts = ({ bricks }: Bar, { left, wide, zero, point, colour }: BarPlace): readonly Part[] => {
  const { fill, on, edge } = seatColors.light[seatColorOf(colour)];
  return bricks.flatMap(({ value, from, to, open }): readonly Part[] => {
    const height = Math.max(2, Math.abs(value) * point - 4);
    const y = zero - Math.max(from, to) * point;
    return [
      box(left, y, {
        ...{ width: wide, height, fill: open ? paper : fill, edge },
        ...(value < 0 ? { dashed: true } : {}),
      }),
      ...(height >= 30
        ? [
            words(String(value), {
              ...{ x: left + wide / 2, y: y + height / 2 + 10, size: 28, room: wide, least: 20 },
              ...{ align: 'center', fill: open ? ink : on },
            }),
          ]
        : []),
    ];
  });
};

interface SeatPlace {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

const seatParts = (
  { seat, name }: { readonly seat: Seat; readonly name: string },
  colourOf: (seat: Seat) => number,
  { x, y, room }: SeatPlace,
): readonly Part[] => [
  ...badge(name, colourOf(seat), { x: x - 22, y, scale: 44 / 24 }),
  words(name, { x, y: y + 80, size: 32, room, align: 'center', least: 22 }),
];

const badge = (
  name: string,
  colour: number,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): readonly Part[] => {
  const { fill, on, edge } = seatColors.light[seatColorOf(colour)];
  const low = seatShapeOf(colour) === 'triangle' ? 3 : 0;
  return [
    { tag: 'shape', d: shapePaths[seatShapeOf(colour)], x, y, scale, fill, edge },
    // One sign, however many code points an emoji is made of.
    {
      tag: 'words',
      text: initialOf(name),
      ...{ x: x + 12 * scale, y: y + (16 + low) * scale, size: 11 * scale, room: 14 * scale },
      ...{ fill: on, align: 'center' },
    },
  ];
};

const NAME = 130;
const PARTS = 400;
const TOTAL = 130;

const rowParts = (result: Result, layout: Layout, { colourOf }: Portrayed): readonly Part[] => {
  const row = rowHeight(layout, result);
  const top = rowsTop(layout, result);
  const right = WIDTH - EDGE;
  const size = Math.min(44, row * 0.66);
  return result.places.flatMap(({ seat, name, parts, total }, place): readonly Part[] => {
    const y = top + place * row;
    const base = y + row / 2 + size * 0.36;
    return [
      box(EDGE, y, { width: INNER, height: 2, fill: line }),
      ...badge(name, colourOf(seat), { x: EDGE, y: y + row / 2 - size / 2, scale: size / 24 }),
      words(name, { x: NAME, y: base, size: Math.min(36, size), room: PARTS - NAME - 16, least: 24 }),
      ...consisting(parts, { y: y + row / 2, row, size: Math.min(30, size) }),
      words(String(total), { x: right, y: base, size: size * 1.1, room: TOTAL, align: 'right' }),
    ];
  });
};

interface PartsPlace {
  /** The middle of the row. */
  readonly y: number;
  readonly row: number;
  readonly size: number;
}

/** What a total consists of: in two lines where one would be too small to read on a phone. */
const consisting = (parts: string, { y, row, size }: PartsPlace): readonly Part[] => {
  const room = WIDTH - EDGE - TOTAL - PARTS;
  const small = Math.min(28, row * 0.38);
  const narrow = [...parts].length * small * LETTER > room;
  const lines = narrow ? lined(parts, room, small) : [parts];
  const shown = lines.length > 2 ? [lines[0] ?? '', lines.slice(1).join(' ')] : lines;
  const each = narrow ? small : size;
  return shown.map((text, place) =>
    words(text, {
      ...{ x: PARTS, y: y + (place - (shown.length - 1) / 2) * each * 1.15 + each * 0.36 },
      ...{ size: each, room, least: 18, fill: inkSoft },
    }),
  );
};

const footParts = ({ decidedBy }: Result, { height, end }: Layout): readonly Part[] => {
  const top = end + 14;
  const room = INNER - 230;
  const size = [34, 30, 26, 22].find((each) => lined(decidedBy, room, each).length <= 2) ?? 20;
  const text = lined(decidedBy, room, size).slice(0, 3);
  const middle = (top + height) / 2;
  return [
    box(0, top, { width: WIDTH, height: 4, fill: ink }),
    ...text.map((each, row) =>
      words(each, {
        ...{ x: EDGE, size, room, least: 16 },
        y: middle + (row - (text.length - 1) / 2) * size * 1.25 + size * 0.36,
      }),
    ),
    words('Debrief', { x: WIDTH - EDGE - 70, y: middle + 15, size: 42, room: 200, align: 'right' }),
    box(WIDTH - EDGE - 56, middle - 14, { width: 56, height: 28, fill: ink }),
  ];
};
