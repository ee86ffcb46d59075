import { box, disc, type Shape } from '@/components/kit/art/shape';
import { type Theme } from '@/components/kit/theme/use-theme';
import { type Scenes } from '@/components/match/game-screens';
import { emblemOf, nations } from './poster';

const emblem = (place: number, at: readonly [number, number, number], color: string): readonly Shape[] => {
  const nation = nations[place];
  return nation ? [emblemOf(nation, at, color)] : [];
};

const columns = (heights: readonly number[], { left, base, step }: Row, fill: string): readonly Shape[] =>
  heights.map((height, place) => ({ d: box(left + step * place, base - height, [step - 5, height]), fill }));

interface Row {
  readonly left: number;
  readonly base: number;
  readonly step: number;
}

const score = ({ colors, accent }: Theme): readonly Shape[] => [
  ...columns([26, 32, 36, 44, 10, 18], { left: 23, base: 54, step: 22 }, accent.fill),
  { d: 'M16 55h142', stroke: colors.ink, width: 2 },
  ...nations.flatMap((_, place) => emblem(place, [26 + 22 * place, 57, 0.45], colors.ink)),
];

const ask = ({ colors, accent }: Theme): readonly Shape[] => [
  { d: 'M30 31h60', stroke: colors.lineStrong, width: 2 },
  { d: disc(30, 31, 10), fill: colors.sheet, stroke: colors.ink, width: 3 },
  { d: disc(60, 31, 7), fill: colors.sheet, stroke: colors.lineStrong, width: 2.5 },
  { d: disc(90, 31, 9), fill: colors.sheet, stroke: colors.lineStrong, width: 2, dashes: '3 2.5' },
  { text: { words: '?', x: 90, y: 36.5, size: 16, anchor: 'middle' }, fill: colors.ink },
  { d: box(112, 16, [36, 30]), fill: accent.fill },
  ...emblem(1, [120, 21, 0.85], accent.on),
];

const card = (x: number, y: number, [nation, { colors, accent }]: readonly [number, Theme]): Shape[] => [
  { d: box(x, y, [28, 42]), fill: accent.fill, stroke: colors.paper, width: 1 },
  ...emblem(nation, [x + 5, y + 11, 0.75], accent.on),
];

/** Records of two Nations. */
const records = (theme: Theme): readonly Shape[] => [
  ...card(10, 13, [2, theme]),
  ...card(44, 19, [5, theme]),
];

/** A Nation gains Influence. */
const influence = ({ colors, accent }: Theme): readonly Shape[] => [
  ...columns([24, 36, 48, 14], { left: 11, base: 66, step: 16 }, accent.fill),
  { d: 'M6 67h72', stroke: colors.ink, width: 2 },
  { text: { words: '+5', x: 48.5, y: 14, size: 14, anchor: 'middle' }, fill: accent.text },
];

/** Whom somebody works for is kept secret. */
const secret = ({ colors }: Theme): readonly Shape[] => [
  { d: disc(42, 38, 24), fill: colors.sheet, stroke: colors.ink, width: 3 },
  { d: box(24, 32, [36, 12]), fill: colors.redact },
];

export const scenes: Scenes = { score, ask, learn: [records, influence, secret] };
