import { type At, box, disc, line, type Shape } from '@/components/kit/art/shape';
import { seatColorNames } from '@/components/kit/theme/seats';
import { type Theme } from '@/components/kit/theme/use-theme';
import { type Scenes } from '@/components/match/game-screens';

/** An Intelligence card: its value, and the band of its type. */
const card = ({ colors, accent }: Theme, [x, y]: At, value: string): readonly Shape[] => [
  { d: box(x, y, [19, 30]), fill: colors.sheet, stroke: colors.lineStrong, width: 1.5 },
  { d: box(x + 0.7, y + 22, [17.6, 7.3]), fill: accent.fill },
  { text: { words: value, x: x + 9.5, y: y + 18, size: 16, anchor: 'middle' }, fill: colors.ink },
];

const agent = (x: number, y: number): string =>
  `${disc(x, y, 3.2)}M${x - 1.8} ${y + 3}h3.6l1.9 7h1v2h-9.4v-2h1z`;

const score = ({ colors, seats }: Theme): readonly Shape[] => [
  ...[3, 2, 3, 2, 2].map((bricks, seat) => ({
    d: Array.from({ length: bricks }, (_, brick) => box(27 + 26 * seat, 48 - 13 * brick, [19, 11])).join(''),
    fill: seats[seatColorNames[seat] ?? 'blue'].fill,
  })),
  { d: 'M20 61h134', stroke: colors.ink, width: 2 },
];

const ask = (theme: Theme): readonly Shape[] => {
  const { colors, accent } = theme;
  const words = (text: string, x: number, fill: string): Shape => ({
    text: { words: text, x, y: 47, size: 14 },
    fill,
  });
  return [
    { d: box(24, 12, [52, 40]), fill: colors.sheet, stroke: colors.ink, width: 2 },
    { d: agent(36, 20) + agent(48, 20), fill: colors.ink },
    { d: agent(60, 20), stroke: colors.ink, width: 1.3 },
    words('≥ 6', 29, colors.ink),
    words('9', 63, accent.text),
    { d: 'M84 32h13M92 26.5l6 5.5-6 5.5', stroke: colors.lineStrong, width: 2 },
    ...card(theme, [106, 17], '4'),
    ...card(theme, [130, 17], '3'),
  ];
};

/** A row that is cut. */
const cut = (theme: Theme): readonly Shape[] => [
  ...card(theme, [1, 22], '3'),
  ...card(theme, [20, 22], '1'),
  ...card(theme, [45, 22], '5'),
  ...card(theme, [64, 22], '2'),
  { d: 'M42 12v56', stroke: theme.accent.fill, width: 2.5, dots: 5.5 },
  { d: 'M37 4h10l-5 7z', fill: theme.accent.fill },
];

/** An Agent travels over the Transport Hub. */
const travel = ({ colors, accent, seats }: Theme): readonly Shape[] => {
  const corners: readonly At[] = [
    [15, 16],
    [69, 16],
    [69, 62],
    [15, 62],
  ];
  return [
    { d: corners.map((at) => line([42, 39], at)).join(''), stroke: colors.lineStrong, width: 2 },
    { d: line([42, 39], [15, 62]), stroke: accent.fill, width: 5 },
    {
      d: corners.map((at) => disc(...at, 7)).join(''),
      fill: colors.sheet,
      stroke: colors.lineStrong,
      width: 2,
    },
    { d: disc(42, 39, 11), fill: colors.sheet, stroke: colors.ink, width: 2.5 },
    { d: agent(42, 35), fill: seats.blue.fill },
  ];
};

/** Whoever has the most IDs is the SpyMaster. */
const crown = ({ colors, accent }: Theme): readonly Shape[] => [
  { d: 'M23 44h38M25 37l-2-19 11 8 8-11 8 11 11-8-2 19z', stroke: accent.text, width: 3 },
  { d: box(16, 58, [52, 6]), fill: colors.line },
  { d: box(16, 58, [31, 6]), fill: accent.fill },
];

export const scenes: Scenes = { score, ask, learn: [cut, travel, crown] };
