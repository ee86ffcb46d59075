import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { onSpace } from './web-props';

interface ChipProps {
  readonly label: string;
  readonly selected: boolean;
  readonly onPress: () => void;
  /** Before the label: a badge. */
  readonly leading?: ReactNode;
  /** What a screen reader says, where the label is too short. */
  readonly name?: string;
  /** A radio where the others go off, in a group that says so. */
  readonly role?: 'checkbox' | 'radio';
}

/** One of several: a filter, a remembered name. */
export function Chip({ label, selected, onPress, leading, name = label, role = 'checkbox' }: ChipProps) {
  const { colors, accent } = useTheme();
  return (
    <Pressable
      role={role}
      aria-checked={selected}
      aria-label={name}
      onPress={onPress}
      {...onSpace(onPress)}
      style={({ pressed }) => [
        styles.chip,
        edge(selected ? accent.fill : colors.lineStrong),
        selected && ground(accent.wash),
        pressed && styles.pressed,
      ]}
    >
      {selected && (
        <View style={styles.tick}>
          <Icon name="check" size={TICK} color={colors.ink} />
        </View>
      )}
      {leading}
      <AppText variant="label" style={styles.label}>
        {label}
      </AppText>
    </Pressable>
  );
}

const TICK = 16;

const styles = StyleSheet.create({
  chip: {
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    // The tick stands in this room, so that no chip grows and none beside it moves.
    paddingHorizontal: space.xl,
    paddingVertical: space.s,
    borderWidth: hairline,
    borderRadius: target.least / 2,
    maxWidth: '100%',
  },
  tick: { position: 'absolute', left: (space.xl - TICK) / 2 },
  pressed: { opacity: 0.7 },
  label: { flexShrink: 1 },
});
