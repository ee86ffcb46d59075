import { type ReactNode } from 'react';
import { type StyleProp, type ViewStyle, Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { type Theme, useTheme } from '@/components/kit/theme/use-theme';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';

/** `lit` can be used now, `quiet` not now; what is `unknown` has never been read. */
export type CardState = 'open' | 'lit' | 'done' | 'unknown' | 'quiet' | 'refused';

interface StageCardProps {
  readonly state: CardState;
  /** All that it shows and how it stands, in words. */
  readonly label: string;
  readonly onPress: () => void;
  /** What is printed on it; an unknown card has nothing. */
  readonly children?: ReactNode;
}

/** A card of the table, in the stage or in the tray. */
export function StageCard({ state, label, onPress, children }: StageCardProps) {
  const theme = useTheme();
  const t = useTranslate();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.card, cardLook(theme, state), pressed && styles.pressed]}
    >
      {state === 'unknown' ? (
        <>
          <Hatch />
          <View style={styles.unknown}>
            <View style={[styles.words, ground(theme.colors.inset)]}>
              <Icon name="edit" size={18} />
              <AppText variant="small">{t('card.unknown')}</AppText>
            </View>
          </View>
        </>
      ) : (
        <View style={[styles.print, state === 'quiet' && styles.dim]}>{children}</View>
      )}
    </Pressable>
  );
}

const cardLook = ({ colors, accent }: Theme, state: CardState): StyleProp<ViewStyle> => {
  switch (state) {
    case 'open':
      return [ground(colors.sheet), edge(colors.line)];
    case 'lit':
      return [ground(colors.sheet), edge(accent.fill)];
    case 'done':
      return [ground(accent.fill), edge(accent.fill)];
    case 'unknown':
      return [ground(colors.inset), edge(colors.lineStrong)];
    case 'quiet':
      return [ground(colors.paper), edge(colors.line)];
    case 'refused':
      return [ground(colors.sheet), edge(colors.danger)];
  }
};

const LINES = 32;
const APART = 10;

/** The ground of what nobody has read yet: slanting lines over whatever holds them. */
function Hatch() {
  const { colors } = useTheme();
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.hatch]}>
      <View style={styles.slant}>
        {Array.from({ length: LINES }, (_, line) => (
          <View key={line} style={[styles.line, ground(colors.line)]} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // The line is as thick in every state, so that nothing on the card moves when it is lit.
  card: { flexGrow: 1, minHeight: 88, borderWidth: 2, borderRadius: radius.m, overflow: 'hidden' },
  print: { flexGrow: 1, padding: space.s },
  dim: { opacity: 0.42 },
  unknown: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.s },
  words: { alignItems: 'center', gap: space.xs, padding: space.xs, borderRadius: radius.s },
  pressed: { opacity: 0.7 },
  hatch: { overflow: 'hidden', alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  slant: { width: 2 * LINES * APART, gap: APART, transform: [{ rotate: '-45deg' }] },
  line: { height: 1 },
});
