import { type At, box, disc, type Shape } from '@/components/kit/art/shape';
import { beside, type LaidPieces, type LaidTable, piecesOf, tokenOf } from '@/components/match/laid';
import { type Options as LightOptions } from '@/rules/spymaster/light/state';
import { type Options } from '@/rules/spymaster/model/options';
import { STACKS, stackSize } from '@/rules/spymaster/model/prints';

const AREAS = Array.from({ length: 6 }, (_, area): At => [
  40 + (area % 3) * 72,
  22 + Math.floor(area / 3) * 66,
]);
const STACK = 30;

/** SM-1 and SM-10 to SM-13, from above. */
export const laid = (table: LaidTable): readonly LaidPieces[] => {
  const { colors, accent } = table.theme;
  const { seatCount, startSeat } = table.options as Options | LightOptions;
  const seats = beside(seatCount, [193, 180], 362 / seatCount);
  const card = { fill: colors.sheet, stroke: colors.ink, width: 1.4 };
  const back = { fill: accent.fill, stroke: colors.ink, width: 1 };
  const count = (words: number, [x, y]: At, fill: string): Shape => ({
    text: { words: String(words), x, y, size: 15, anchor: 'middle' },
    fill,
  });
  const stacks = STACKS.map((_, place): At => [274, 12 + place * STACK]);
  const freelances: Shape = {
    d: AREAS.map(
      ([x, y]) => disc(x + 44, y + 10, 5) + disc(x + 52, y + 26, 5) + disc(x + 42, y + 40, 5),
    ).join(''),
    fill: colors.inset,
    stroke: colors.ink,
    width: 1.6,
  };
  const phone = (x: number): readonly Shape[] => [
    { ...card, d: box(x, 40, [40, 76]) },
    { d: `M${x + 13} 47h14M${x + 6} 58h28v42h-28z`, stroke: colors.ink, width: 1.6 },
  ];
  return [
    {
      step: 'board',
      board: [20, 8, 236, 140],
      shapes: [
        { d: box(20, 8, [236, 140]), fill: colors.sheet, stroke: colors.lineStrong, width: 1.2 },
        { d: AREAS.map(([x, y]) => box(x - 8, y - 6, [68, 58])).join(''), stroke: colors.way, width: 1.2 },
      ],
    },
    ...['freelance', 'freelance-walk'].map((step) => ({ step, shapes: [freelances] })),
    {
      step: 'facedown',
      shapes: [{ ...back, d: AREAS.map(([x, y]) => box(x + 4, y + 4, [28, 40])).join('') }],
    },
    { step: 'faceup', shapes: [{ ...card, d: AREAS.map(([x, y]) => box(x, y, [28, 40])).join('') }] },
    { step: 'shuffle', shapes: [{ ...back, d: box(350, 12, [24, 34]) }] },
    { step: 'stacks', shapes: stacks.map(([x, y]) => ({ ...back, d: box(x, y, [36, 24]) })) },
    {
      step: 'stack-size',
      shapes: stacks.map(([x, y]) => count(stackSize(seatCount), [x + 18, y + 17], accent.on)),
    },
    {
      step: 'mission-deck',
      shapes: [{ ...card, d: box(330, 98, [34, 46]) }, count(48, [347, 127], colors.ink)],
    },
    { step: 'digital-cards', shapes: phone(270) },
    { step: 'digital-missions', shapes: phone(326) },
    { shapes: seats.flatMap(([x, y], seat) => tokenOf(table, seat, [x - 13, y])) },
    {
      step: 'agents',
      shapes: seats.flatMap(([x, y], seat) =>
        piecesOf(table, seat, { size: 9, at: beside(3, [x + 16, y + 5], 10) }),
      ),
    },
    {
      step: 'pawn',
      shapes: seats.slice(startSeat, startSeat + 1).map(([x, y]) => ({
        d: `M${x + 6} ${y - 5}v-10l5 5 5-7 5 7 5-5v10z`,
        fill: accent.fill,
      })),
    },
  ];
};
