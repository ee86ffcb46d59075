import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { onSpace } from './web-props';

interface ToggleProps {
  readonly label: string;
  readonly detail?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** The whole row switches. */
export function Toggle({ label, detail, value, onChange }: ToggleProps) {
  const { colors, accent } = useTheme();
  const knob = value ? accent.on : colors.ink;
  return (
    <Pressable
      role="switch"
      aria-checked={value}
      aria-label={detail === undefined ? label : `${label}, ${detail}`}
      onPress={() => onChange(!value)}
      {...onSpace(() => onChange(!value))}
      style={({ pressed }) => [styles.row, pressed && styles.pressed]}
    >
      <View style={styles.words}>
        <AppText variant="label">{label}</AppText>
        {detail !== undefined && (
          <AppText variant="small" tone="soft">
            {detail}
          </AppText>
        )}
      </View>
      <View
        style={[
          styles.track,
          {
            borderColor: value ? accent.fill : colors.lineStrong,
            backgroundColor: value ? accent.fill : colors.inset,
          },
        ]}
      >
        <View
          style={[styles.knob, { backgroundColor: knob, alignSelf: value ? 'flex-end' : 'flex-start' }]}
        />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    minHeight: target.thumb,
    paddingVertical: space.s,
  },
  pressed: { opacity: 0.7 },
  words: { flex: 1 },
  track: {
    width: 52,
    height: 30,
    borderRadius: radius.round,
    borderWidth: 2,
    padding: 3,
    justifyContent: 'center',
  },
  knob: { width: 20, height: 20, borderRadius: radius.round },
});
