import { useTheme } from '@/components/kit/theme/use-theme';
import { Glyph } from './Glyph';
import { type IconName, icons } from './icons';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly color?: string;
}

export function Icon({ name, size = 24, color }: IconProps) {
  const { colors } = useTheme();
  return <Glyph strokes={icons[name]} size={size} color={color ?? colors.ink} />;
}
