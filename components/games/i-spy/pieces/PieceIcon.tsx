import { Glyph } from '@/components/kit/icons/Glyph';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type PieceIconName, pieceIcons } from './piece-icons';

interface PieceIconProps {
  readonly name: PieceIconName;
  readonly size?: number;
  readonly color?: string;
}

export function PieceIcon({ name, size = 20, color }: PieceIconProps) {
  const { colors } = useTheme();
  return <Glyph strokes={pieceIcons[name]} size={size} color={color ?? colors.ink} />;
}
