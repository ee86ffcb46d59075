import { type At, between, box, disc, line, type Shape } from '@/components/kit/art/shape';
import { seatColorNames } from '@/components/kit/theme/seats';
import { type Theme } from '@/components/kit/theme/use-theme';
import { type Scenes } from '@/components/match/game-screens';

const letter = (words: string, [x, y]: At, fill: string): Shape => ({
  text: { words, x, y: y + 5.5, size: 16, anchor: 'middle' },
  fill,
});

const score = ({ seats }: Theme): readonly Shape[] =>
  [40, 24, 46, 32].map((height, seat) => ({
    d: box(28 + 32 * seat, 61 - height, [22, height]),
    fill: seats[seatColorNames[seat] ?? 'blue'].fill,
  }));

const ask = ({ colors, accent }: Theme): readonly Shape[] => [
  { d: 'M30 31h115', stroke: colors.lineStrong, width: 2 },
  { d: disc(30, 31, 10) + disc(145, 31, 10), fill: colors.sheet, stroke: colors.ink, width: 3 },
  { d: disc(68, 31, 9), fill: accent.fill },
  { d: disc(106, 31, 8.5), fill: colors.sheet, stroke: colors.lineStrong, width: 2, dashes: '3 2.5' },
  letter('?', [106, 31], colors.ink),
];

/** The Spy goes over its own Agents to a city. */
const travel = ({ colors, accent, seats }: Theme): readonly Shape[] => {
  const [from, to]: readonly [At, At] = [
    [28, 62],
    [58, 14],
  ];
  return [
    { d: line([-4, 48], from), stroke: seats.blue.fill, width: 4 },
    { d: disc(13, 55.5, 5), fill: seats.blue.fill },
    { d: line(from, to), stroke: colors.lineStrong, width: 1.5 },
    {
      d: between(from, to, 2)
        .map(([x, y]) => disc(x, y, 4))
        .join(''),
      fill: colors.sheet,
      stroke: colors.lineStrong,
      width: 1.5,
    },
    { d: disc(...to, 11), stroke: accent.fill, width: 1.5, dashes: '2 2' },
    { d: disc(...to, 7), fill: colors.sheet, stroke: accent.fill, width: 2.5 },
    { d: disc(...from, 9.5), fill: seats.blue.fill, stroke: colors.sheet, width: 2 },
    letter('A', from, seats.blue.on),
  ];
};

/** Agents of others make a space dearer. */
const price = ({ colors, accent, seats }: Theme): readonly Shape[] => [
  { d: 'M0 36h84', stroke: colors.lineStrong, width: 1.5 },
  { d: box(12, 13, [10, 10]), fill: seats.orange.fill, stroke: seats.orange.edge, width: 1 },
  { d: 'M29 12l6 6-6 6-6-6z', fill: seats.purple.fill },
  { d: disc(23, 36, 9.5) + disc(62, 36, 9.5), fill: accent.fill },
  letter('2', [23, 36], accent.on),
  letter('1', [62, 36], accent.on),
];

/** Agents come back from what is given up. */
const back = ({ colors, accent, seats }: Theme): readonly Shape[] => [
  { d: line([2, 76], [31, 36], [38, 20]) + line([31, 36], [70, 52]), stroke: seats.blue.fill, width: 4 },
  { d: disc(10, 62, 5) + disc(20, 50, 5) + disc(36, 22, 5), fill: seats.blue.fill },
  { d: disc(44, 41, 5) + disc(57, 46.5, 5), fill: seats.blue.fill },
  { d: 'M38 35l12 12M50 35l-12 12M51 40.5l12 12M63 40.5l-12 12', stroke: colors.danger, width: 2 },
  { d: 'M38 16q22-18 44-10', stroke: accent.fill, width: 1.5, dots: 4 },
  { d: disc(31, 36, 7), fill: colors.sheet, stroke: colors.ink, width: 2 },
  { d: disc(70, 52, 9), fill: seats.blue.fill, stroke: colors.sheet, width: 2 },
  letter('A', [70, 52], seats.blue.on),
];

export const scenes: Scenes = { score, ask, learn: [travel, price, back] };
