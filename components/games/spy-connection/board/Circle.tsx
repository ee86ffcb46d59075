import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';

interface CircleProps {
  readonly id: string;
  readonly city: string;
  readonly covered: boolean;
  /** The Spy stands here and an Agent may be placed: this is what to press. */
  readonly hot: boolean;
  /** What a screen reader says of the state and of what a tap does. */
  readonly state: string;
  readonly onPress?: ((id: string) => void) | undefined;
}

/** One city objective of a Mission with its circle. */
export const Circle = memo(function Circle(props: CircleProps) {
  const { id, city, covered, hot, state, onPress } = props;
  const { colors, accent } = useTheme();
  const inside = (
    <>
      <View
        style={[
          styles.circle,
          edge(hot ? accent.on : covered ? accent.fill : colors.lineStrong),
          covered && ground(accent.fill),
        ]}
      >
        {covered && <Icon name="check" size={16} color={accent.on} />}
      </View>
      <AppText variant="label" style={[styles.city, hot && ink(accent.on)]}>
        {city}
      </AppText>
    </>
  );
  const look = [styles.objective, edge(hot ? accent.fill : colors.line), hot && ground(accent.fill)];
  if (!onPress)
    return (
      <View accessible aria-label={`${city}, ${state}`} role="img" style={look}>
        {inside}
      </View>
    );
  return (
    <Pressable
      role="button"
      aria-label={`${city}, ${state}`}
      onPress={() => onPress(id)}
      style={({ pressed }) => [look, pressed && styles.pressed]}
    >
      {inside}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  objective: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.least,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: hairline,
    borderRadius: radius.m,
    maxWidth: '100%',
  },
  circle: {
    width: 24,
    height: 24,
    borderWidth: 2,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
  },
  city: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
