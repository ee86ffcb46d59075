import { Pressable, StyleSheet, View } from 'react-native';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { onSpace } from './web-props';

interface NumberKey {
  readonly label: string;
  readonly selected: boolean;
  readonly onPress: () => void;
}

interface NumberKeysProps {
  readonly label: string;
  readonly keys: readonly NumberKey[];
  /** One of them is on, or each is a tap of its own. */
  readonly role: 'radio' | 'button';
}

/** Numbers side by side, seven in a row on a phone: a printed number is one tap. */
export function NumberKeys({ label, keys, role }: NumberKeysProps) {
  const { colors } = useTheme();
  return (
    <View role={role === 'radio' ? 'radiogroup' : 'group'} aria-label={label} style={styles.keys}>
      {keys.map(({ label: text, selected, onPress }) => (
        <Pressable
          key={text}
          role={role}
          {...(role === 'radio' ? { 'aria-checked': selected, ...onSpace(onPress) } : {})}
          aria-label={text}
          onPress={onPress}
          style={({ pressed }) => [
            styles.key,
            edge(selected ? colors.ink : colors.lineStrong),
            selected && ground(colors.ink),
            pressed && styles.pressed,
          ]}
        >
          <AppText variant="label" style={selected && { color: colors.paper }}>
            {text}
          </AppText>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  key: {
    minWidth: target.least,
    minHeight: target.least,
    paddingHorizontal: space.xs,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  pressed: { opacity: 0.7 },
});
