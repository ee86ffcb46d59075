import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { onSpace } from './web-props';

interface ChipWords {
  /** None where the badge says it. */
  readonly label?: string;
  /** What a screen reader says, where the label is too short. */
  readonly name?: string;
}

interface ChipProps extends ChipWords {
  readonly selected: boolean;
  readonly onPress: () => void;
  /** Before the label: a badge. */
  readonly leading?: ReactNode;
  /** A radio where the others go off, in a group that says so. */
  readonly role?: 'checkbox' | 'radio';
}

/** One of several: a filter, a remembered name. */
export function Chip({ label, selected, onPress, leading, name = label, role = 'checkbox' }: ChipProps) {
  const bare = label === undefined;
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
        bare && styles.bare,
        bare && selected && styles.chosen,
        edge(selected ? accent.fill : colors.lineStrong),
        selected && ground(accent.wash),
        pressed && styles.pressed,
      ]}
    >
      {selected && !bare && (
        <View style={styles.tick}>
          <Icon name="check" size={TICK} color={colors.ink} />
        </View>
      )}
      {leading}
      {!bare && (
        <AppText variant="label" style={styles.label}>
          {label}
        </AppText>
      )}
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
  bare: { minWidth: target.least, justifyContent: 'center', paddingHorizontal: space.xs },
  chosen: { borderWidth: 3 },
  tick: { position: 'absolute', left: (space.xl - TICK) / 2 },
  pressed: { opacity: 0.7 },
  label: { flexShrink: 1 },
});
