import { type At, box, disc, type Shape } from '@/components/kit/art/shape';
import { beside, type LaidPieces, type LaidTable, piecesOf, tokenOf } from '@/components/match/laid';
import { type Options as LightOptions } from '@/rules/i-spy/light/state';
import { type Options } from '@/rules/i-spy/model/options';
import { emblemOf, nations } from './poster';

const BOARD = { x: 14, y: 8, width: 200, height: 104 } as const;
/** The headquarters, and the cities with Assets. */
const offices: readonly At[] = [
  ...[[52, 30] as const, [64, 66] as const, [108, 38] as const],
  ...[[140, 72] as const, [102, 92] as const, [186, 26] as const],
];
const caches: readonly At[] = [
  ...[[30, 52] as const, [82, 20] as const, [156, 44] as const],
  ...[[88, 82] as const, [190, 90] as const],
];
const assets = [
  { step: 'berlin', at: [122, 54], count: 6 },
  { step: 'budapest', at: [158, 88], count: 3 },
  { step: 'london', at: [74, 44], count: 1 },
] as const;

const POOLS = nations.map((_, place): At => [14 + place * 34, 118]);
const PLACES = [2, 2, 3, 3, 4];
const CARD: At = [13, 15];

/** IS-10 to IS-16, from above. */
export const laid = (table: LaidTable): readonly LaidPieces[] => {
  const { colors, accent } = table.theme;
  const { seatCount, startSeat } = table.options as Options | LightOptions;
  const seats = beside(seatCount, [193, 178], 366 / seatCount);
  const paper = { fill: colors.sheet, stroke: colors.ink, width: 1.2 };
  const words = (text: string | number, [x, y]: At, fill: string): Shape => ({
    text: { words: String(text), x, y, size: 13, anchor: 'middle' },
    fill,
  });
  const backs = (step: string, all: readonly At[]): LaidPieces => ({
    step,
    shapes: all.map(([x, y]) => ({ d: box(x, y, CARD), fill: accent.fill })),
  });
  const each = (step: string, draw: (at: At, seat: number) => readonly Shape[]): LaidPieces => ({
    step,
    shapes: seats.flatMap(draw),
  });
  const phone = (x: number): readonly Shape[] => [
    { ...paper, d: box(x, 14, [34, 64]) },
    { d: `M${x + 11} 20h12M${x + 5} 29h24v38h-24z`, stroke: colors.ink, width: 1.4 },
  ];
  return [
    {
      board: [BOARD.x, BOARD.y, BOARD.width, BOARD.height],
      shapes: [
        {
          d: box(BOARD.x, BOARD.y, [BOARD.width, BOARD.height]),
          fill: colors.sheet,
          stroke: colors.lineStrong,
        },
        ...offices.map(([x, y]): Shape => ({ d: disc(x, y, 9), fill: colors.inset, stroke: colors.way })),
        ...offices.flatMap(([x, y], place) => {
          const nation = nations[place];
          return nation ? [emblemOf(nation, [x - 6, y - 6, 0.5], colors.ink)] : [];
        }),
        {
          d: POOLS.map(([x, y]) => box(x, y, [30, 26])).join(''),
          fill: colors.sheet,
          stroke: colors.lineStrong,
        },
        ...POOLS.flatMap(([x, y], place) => {
          const nation = nations[place];
          return nation ? [emblemOf(nation, [x + 2, y + 6, 0.55], colors.ink)] : [];
        }),
      ],
    },
    {
      step: 'caches',
      shapes: caches.map(([x, y]) => ({ d: box(x - 5, y - 5, [10, 10]), fill: colors.inkSoft })),
    },
    ...assets.map(({ step, at: [x, y], count }) => ({
      step,
      shapes: [{ d: box(x - 8, y - 9, [16, 18]), fill: colors.ink }, words(count, [x, y + 5], colors.paper)],
    })),
    ...['starred-in', 'starred-out'].map((step) => ({
      step,
      shapes: [{ ...paper, d: box(330, 96, [22, 28]) }, words('★', [341, 115], colors.ink)],
    })),
    { step: 'assets-digital', shapes: phone(228) },
    { step: 'politicians-digital', shapes: phone(300) },
    backs(
      'shadows',
      Array.from({ length: 6 }, (_, place): At => [230 + place * 17, 10]),
    ),
    backs(
      'groups',
      PLACES.flatMap((count, row) =>
        Array.from({ length: count }, (_, place): At => [230 + place * 17, 34 + row * 19]),
      ),
    ),
    {
      step: 'politician-stack',
      shapes: [{ ...paper, d: box(326, 40, [28, 36]) }, words(19, [340, 63], colors.ink)],
    },
    { step: 'influence', shapes: POOLS.map(([x, y]) => words(4, [x + 22, y + 18], accent.text)) },
    {
      step: 'power',
      shapes: POOLS.map(([x, y]) => ({ d: disc(x + 27, y + 2, 4), fill: colors.ink, stroke: colors.sheet })),
    },
    each('spies', ([x, y], seat) => tokenOf(table, seat, [x - 22, y])),
    each('cards', ([x, y]) => [
      { ...paper, d: box(x - 6, y - 16, [13, 18]) },
      { ...paper, d: box(x - 3, y - 13, [13, 18]) },
    ]),
    each('tokens', ([x, y], seat) => piecesOf(table, seat, { size: 8, at: beside(3, [x + 4, y + 13], 9) })),
    each('supply', ([x, y]) =>
      beside(3, [x + 28, y - 10], 9).map(([left, top]) => ({
        d: box(left - 3.5, top - 3.5, [7, 7]),
        fill: colors.inkSoft,
      })),
    ),
    ...['alignments', 'alignments-digital'].map((step) =>
      each(step, ([x, y]) => [{ d: box(x + 16, y - 2, [24, 8]), fill: colors.redact }]),
    ),
    each('marks', ([x, y], seat) => piecesOf(table, seat, { size: 8, at: [[x + 28, y + 13]] })),
    {
      step: 'numbers',
      shapes: seats
        .slice(startSeat, startSeat + 1)
        .flatMap(([x, y]) => [
          { ...paper, d: box(x - 44, y - 10, [9, 12]) },
          words(1, [x - 39.5, y], colors.ink),
        ]),
    },
  ];
};
