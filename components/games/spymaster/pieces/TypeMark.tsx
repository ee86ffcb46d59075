import { Glyph } from '@/components/kit/icons/Glyph';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type IntelligenceType } from '@/rules/spymaster/model/prints';
import { typeGlyphs } from './type-glyphs';

interface TypeMarkProps {
  readonly type: IntelligenceType;
  readonly size?: number;
  readonly color?: string;
}

export function TypeMark({ type, size = 20, color }: TypeMarkProps) {
  const { colors } = useTheme();
  return <Glyph strokes={typeGlyphs[type]} size={size} color={color ?? colors.ink} />;
}
