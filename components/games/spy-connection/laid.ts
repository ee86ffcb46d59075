import { type At, box, disc, line, type Shape } from '@/components/kit/art/shape';
import { beside, type LaidPieces, type LaidTable, piecesOf, tokenOf } from '@/components/match/laid';
import { type Options } from '@/rules/spy-connection/model/options';
import { type Options as LightOptions } from '@/rules/spy-connection/light/state';

/** Where a seat has its things: side by side, or beneath each other. */
interface Spot {
  readonly at: At;
  readonly step: At;
}

const bottom: Spot = { at: [171, 184], step: [46, 0] };
const top: Spot = { at: [171, 16], step: [46, 0] };
const left: Spot = { at: [36, 100], step: [0, 32] };
const right: Spot = { at: [346, 134], step: [0, 30] };

const spotsOf = (count: number): readonly Spot[] =>
  count === 2 ? [bottom, top] : count === 3 ? [bottom, left, right] : [bottom, left, top, right];

const moved = ({ at, step }: Spot, by: number): At => [at[0] + by * step[0], at[1] + by * step[1]];

const cities: readonly At[] = [
  ...[[150, 46] as const, [204, 47] as const, [112, 84] as const, [163, 82] as const, [222, 73] as const],
  ...[[88, 118] as const, [128, 102] as const, [182, 112] as const, [106, 146] as const, [172, 148] as const],
  [232, 146],
];

const ways = ['0 1', '0 2', '0 3', '1 3', '1 4', '2 5', '2 6', '3 6', '3 7', '4 7', '5 8', '6 8', '6 7']
  .concat('7 9', '7 10', '8 9', '9 10', '4 10')
  .map((way) => line(...way.split(' ').map((city): At => cities[Number(city)] ?? [0, 0])));

/** Cities that Start Missions may show, well apart. */
const reds = [0, 5, 4, 10] as const;

/** SC-10 to SC-15, from above. */
export const laid = (table: LaidTable): readonly LaidPieces[] => {
  const { colors } = table.theme;
  const { seatCount, board, agents } = table.options as Options | LightOptions;
  const spots = spotsOf(seatCount);
  const each = (draw: (seat: number, spot: Spot) => readonly Shape[]) =>
    spots.flatMap((spot, seat) => draw(seat, spot));
  const dark = board === 'dark';
  const fewer = agents.filter((count) => count === 14).length;
  const ground = { fill: dark ? colors.token : colors.sheet, stroke: colors.lineStrong, width: 1.2 };
  const card = { fill: colors.sheet, stroke: colors.ink, width: 1.4 };
  const missions = (spot: Spot): readonly Shape[] => {
    const [x, y] = moved(spot, 1);
    return [
      { ...card, d: box(x - 18, y - 11, [36, 22]) },
      { d: disc(x - 8, y, 4), stroke: colors.danger, width: 2 },
      { d: `M${x + 2} ${y}h10`, stroke: colors.lineStrong, width: 2 },
    ];
  };
  return [
    {
      step: dark ? 'dark' : 'light',
      board: [72, 32, 176, 136],
      shapes: [
        { ...ground, d: box(72, 32, [176, 136]) },
        { d: ways.join(''), stroke: colors.way, width: 1.4 },
        {
          d: cities.map(([x, y]) => disc(x, y, 4)).join(''),
          fill: colors.sheet,
          stroke: colors.ink,
          width: 1.4,
        },
      ],
    },
    { step: 'spies', shapes: each((seat, spot) => tokenOf(table, seat, spot.at)) },
    {
      step: fewer === 0 || fewer === seatCount ? 'agents' : 'agents-mixed',
      shapes: each((seat, spot) => piecesOf(table, seat, { size: 8, at: beside(5, moved(spot, -1), 8.5) })),
    },
    {
      step: 'display',
      shapes: [1, 2, 3, 4].flatMap((price): readonly Shape[] => {
        const y = 168 - price * 34;
        return [
          { ...card, d: box(258, y, [46, 30]) },
          { d: `M265 ${y + 11}h16M265 ${y + 19}h11`, stroke: colors.lineStrong, width: 2 },
          { text: { words: String(price), x: 294, y: y + 21, size: 15, anchor: 'middle' }, fill: colors.ink },
        ];
      }),
    },
    {
      step: 'shuffle',
      shapes: [
        { d: box(321, 36, [34, 42]), fill: colors.ink },
        { ...card, d: box(317, 32, [34, 42]) },
        { text: { words: '43', x: 334, y: 58, size: 15, anchor: 'middle' }, fill: colors.ink },
      ],
    },
    {
      step: 'digital',
      shapes: [
        { ...card, d: box(266, 56, [40, 76]) },
        { d: 'M279 63h14M272 74h28v42h-28z', stroke: colors.ink, width: 1.6 },
      ],
    },
    ...['deal', 'reveal'].map((step) => ({ step, shapes: each((_, spot) => missions(spot)) })),
    {
      step: 'red',
      shapes: each((seat) => {
        const [x, y] = cities[reds[seat] ?? 0] ?? [0, 0];
        return piecesOf(table, seat, { size: 15, at: [[x, y]] });
      }),
    },
  ];
};
