import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

export interface NumberKey {
  readonly label: string;
  /** For a screen reader, whole. */
  readonly name: string;
  readonly onPress: () => void;
  /** One of them is on. */
  readonly chosen?: boolean;
  /** It can be tapped, but is hardly meant now. */
  readonly unlikely?: boolean;
}

interface KeyRowProps {
  readonly label: string;
  readonly keys: readonly NumberKey[];
  /** Each key counts at once, or one of them is on. */
  readonly role?: 'button' | 'radio';
  readonly height?: number;
}

/** Numbers side by side in the whole width: a tap is a number. */
export function KeyRow({ label, keys, role = 'button', height = target.least }: KeyRowProps) {
  const { colors, accent } = useTheme();
  return (
    <View role={role === 'radio' ? 'radiogroup' : 'group'} aria-label={label} style={styles.row}>
      {keys.map(({ label: text, name, onPress, chosen = false, unlikely = false }) => (
        <Pressable
          key={text}
          role={role}
          aria-label={name}
          {...(role === 'radio' ? { 'aria-checked': chosen } : {})}
          onPress={onPress}
          style={({ pressed }) => [
            styles.key,
            { minHeight: height },
            ground(chosen ? accent.fill : colors.sheet),
            edge(chosen ? accent.fill : colors.lineStrong),
            unlikely && styles.unlikely,
            pressed && styles.pressed,
          ]}
        >
          <AppText
            aria-hidden
            variant="title"
            tone={unlikely ? 'soft' : 'ink'}
            style={chosen && ink(accent.on)}
          >
            {text}
          </AppText>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, flexGrow: 1, flexShrink: 1 },
  key: {
    flexGrow: 1,
    flexBasis: 36,
    minWidth: 36,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  unlikely: { borderStyle: 'dashed' },
  pressed: { opacity: 0.7 },
});
