import { type Shape } from '@/components/kit/art/shape';
import { type Theme } from '@/components/kit/theme/use-theme';
import { type MissionPrint } from '@/rules/spymaster/model/prints';
import { typeGlyphs } from './pieces/type-glyphs';

/** A Mission is the Intelligence that it asks for, and its points. */
export const fingerprint = (data: unknown, { colors, accent }: Theme): readonly Shape[] => {
  const { intelligence, points } = data as MissionPrint;
  const glyph = typeGlyphs[intelligence.type].map(({ d, filled }): Shape => ({
    d,
    at: [4, 4, 0.75],
    ...(filled ? { fill: accent.fill } : { stroke: accent.fill, width: 2 }),
  }));
  return [
    ...glyph,
    { text: { words: String(intelligence.value), x: 32, y: 18, size: 13 }, fill: colors.inkSoft },
    { text: { words: String(points), x: 38, y: 40, size: 17, anchor: 'middle' }, fill: colors.ink },
  ];
};
