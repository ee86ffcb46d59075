import { Pressable, StyleSheet } from 'react-native';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';

interface SpaceTapProps {
  readonly presence: string;
  readonly price: number;
  /** What a screen reader says. */
  readonly name: string;
  readonly onPress: () => void;
}

/** A space of a connection as on the board: what it costs, and who is there. Five stand side by side. */
export function SpaceTap({ presence, price, name, onPress }: SpaceTapProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [
        styles.space,
        { borderColor: colors.lineStrong, backgroundColor: colors.sheet },
        pressed && styles.pressed,
      ]}
    >
      <AppText variant="number">{price}</AppText>
      <AppText variant="small" tone="soft" style={styles.who}>
        {presence}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  space: {
    flex: 1,
    minHeight: target.thumb,
    alignItems: 'center',
    justifyContent: 'center',
    paddingVertical: space.s,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  who: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
