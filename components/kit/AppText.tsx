import { type TextProps, StyleSheet, Text } from 'react-native';
import { type TextVariant, textStyle } from '@/components/kit/theme/type';
import { ink } from '@/components/kit/theme/tint';
import { type Theme, useTheme } from '@/components/kit/theme/use-theme';
import { webProps } from './web-props';

export type Tone = 'ink' | 'soft' | 'accent' | 'onAccent' | 'danger' | 'onDanger' | 'good';

export const toneColor = ({ colors, accent }: Theme, tone: Tone): string =>
  ({
    ink: colors.ink,
    soft: colors.inkSoft,
    accent: accent.text,
    onAccent: accent.on,
    danger: colors.danger,
    onDanger: colors.onDanger,
    good: colors.good,
  })[tone];

export interface AppTextProps extends TextProps {
  readonly variant?: TextVariant;
  readonly tone?: Tone;
  /** Makes it a heading of this level for screen readers. */
  readonly level?: 1 | 2 | 3;
}

/** All text of the app. It wraps and grows with the system's text size; nothing around it has a fixed height. */
export function AppText({ variant = 'body', tone = 'ink', level, style, ...rest }: AppTextProps) {
  const theme = useTheme();
  const heading = level === undefined ? {} : { role: 'heading' as const, 'aria-level': level };
  return (
    <Text
      android_hyphenationFrequency="normal"
      {...webProps({ dir: 'ltr' })}
      {...heading}
      {...rest}
      style={[textStyle(variant, theme.textScale), styles.text, ink(toneColor(theme, tone)), style]}
    />
  );
}

// All three languages run from left to right; a name that does not stays where names are.
const styles = StyleSheet.create({ text: { textAlign: 'left', writingDirection: 'ltr' } });
