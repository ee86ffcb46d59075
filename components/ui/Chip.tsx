import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '@/components/icons/Icon';
import { edge, ground } from '@/components/theme/tint';
import { hairline, space, target } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from './AppText';
import { onSpace } from './web-props';

export interface ChipProps {
  readonly label: string;
  readonly selected: boolean;
  readonly onPress: () => void;
}

/** One of several that can be on at the same time: a filter, a remembered name. */
export function Chip({ label, selected, onPress }: ChipProps) {
  const { colors, accent } = useTheme();
  return (
    <Pressable
      role="checkbox"
      aria-checked={selected}
      aria-label={label}
      onPress={onPress}
      {...onSpace(onPress)}
      style={({ pressed }) => [
        styles.chip,
        edge(selected ? accent.fill : colors.lineStrong),
        selected && ground(accent.wash),
        pressed && styles.pressed,
      ]}
    >
      {selected && <Icon name="check" size={18} color={colors.ink} />}
      <AppText variant="label" style={styles.label}>
        {label}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderWidth: hairline,
    borderRadius: target.least / 2,
    maxWidth: '100%',
  },
  pressed: { opacity: 0.7 },
  label: { flexShrink: 1 },
});
