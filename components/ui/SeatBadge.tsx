import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/components/icons/Glyph';
import { shapePaths } from '@/components/icons/shapes';
import type { SeatColorName, SeatShape } from '@/components/theme/seats';
import { fontFamilies } from '@/components/theme/text-size';
import { useTheme } from '@/components/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';
import { initialOf } from './initial-of';

export interface SeatBadgeProps {
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
  const outline = shapePaths[shape];
  const low = shape === 'triangle' ? size * 0.22 : shape === 'star' ? size * 0.04 : 0;
  const spoken = decorative
    ? { 'aria-hidden': true }
    : {
        role: 'img' as const,
        accessible: true,
        'aria-label': t('common.seat', { name, colour: t(`colour.${color}`) }),
      };
  return (
    <View {...spoken} style={[styles.badge, { width: size, height: size }]}>
      <View style={StyleSheet.absoluteFill}>
        <Glyph strokes={[{ d: outline, filled: true }]} size={size} color={fill} />
      </View>
      <View style={StyleSheet.absoluteFill}>
        <Glyph strokes={[{ d: outline }]} size={size} color={edge} weight={1.2} />
      </View>
      <AppText
        aria-hidden
        allowFontScaling={false}
        style={[
          styles.initial,
          { color: on, fontSize: size * 0.48, lineHeight: size * 0.6, paddingTop: low },
        ]}
      >
        {initialOf(name)}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: { alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
  initial: { fontFamily: fontFamilies.stamp, textAlign: 'center' },
});
