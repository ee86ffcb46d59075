import { type GestureResponderEvent, Pressable, StyleSheet } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type QuietAction } from './dock-action';

interface DockQuietProps {
  readonly action: QuietAction;
  readonly onPress: (event?: GestureResponderEvent) => void;
}

const LEAST = 60;
const MOST = 96;

/** Beside the large button: an icon above a word or two. Very large words would leave that one no room: then the icon. */
export function DockQuiet({ action: { label, icon }, onPress }: DockQuietProps) {
  const { colors } = useTheme();
  const large = useTextGrowth() > LARGE;
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        ground(colors.sheet),
        edge(colors.lineStrong),
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} size={large ? 32 : 20} />
      {!large && (
        <AppText variant="fine" style={styles.words}>
          {label}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minWidth: LEAST,
    maxWidth: MOST,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    paddingVertical: 2,
    borderWidth: hairline,
    borderRadius: radius.l,
  },
  words: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
