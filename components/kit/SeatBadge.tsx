import { type TextStyle, StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/kit/icons/Glyph';
import { shapePaths } from '@/components/kit/icons/shapes';
import { madeOnce } from '@/components/kit/theme/made-once';
import { type SeatColorName, type SeatShape, square, initialOf } from '@/components/kit/theme/seats';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { ink } from '@/components/kit/theme/tint';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';

interface SeatBadgeProps {
  readonly name: string;
  readonly color: SeatColorName;
  readonly shape: SeatShape;
  readonly size?: number;
  /** Beside a name that is read out anyway. */
  readonly decorative?: boolean;
}

/** Colour, shape and initial together: any two of them may be missing for somebody. */
export function SeatBadge({ name, color, shape, size = 40, decorative = false }: SeatBadgeProps) {
  const { seats } = useTheme();
  const t = useTranslate();
  const { fill, on, edge } = seats[color];
  const spoken = decorative
    ? { 'aria-hidden': true }
    : {
        role: 'img' as const,
        accessible: true,
        'aria-label': t('common.seat', { name, colour: t(`colour.${color}`) }),
      };
  return (
    <View {...spoken} style={[styles.badge, square(size)]}>
      <Glyph strokes={[{ d: shapePaths[shape], filled: true }]} size={size} color={fill} edge={edge} />
      <AppText
        aria-hidden
        allowFontScaling={false}
        style={[styles.initial, letter(size), ink(on), lowered[shape]?.(size)]}
      >
        {initialOf(name)}
      </AppText>
    </View>
  );
}

const letter = madeOnce((size: number): TextStyle => ({ fontSize: size * 0.48, lineHeight: size * 0.6 }));
const low = (share: number) => madeOnce((size: number): TextStyle => ({ paddingTop: size * share }));

/** Where there is more room below the middle. */
const lowered: Partial<Record<SeatShape, (size: number) => TextStyle>> = {
  triangle: low(0.22),
  star: low(0.04),
};

const styles = StyleSheet.create({
  badge: { alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
  initial: { position: 'absolute', fontFamily: fontFamilies.stamp, textAlign: 'center' },
});
