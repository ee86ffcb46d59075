import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { seatColorOf } from '@/components/kit/theme/seats';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

interface MissionCircleProps {
  /** The city beside it; none for an assigned Agent. */
  readonly name?: string;
  readonly colour: number;
  readonly covered: boolean;
  /** An Agent is about to lie there. */
  readonly ghost?: boolean;
  /** It can be taken back. */
  readonly marked?: boolean;
  readonly small?: boolean;
  readonly label?: string;
  readonly checked?: boolean;
  readonly onPress?: () => void;
}

const SIZE = 17;
const SMALL = 12;

/** A circle of a Mission with its city. */
export function MissionCircle(props: MissionCircleProps) {
  const { name, colour, covered, ghost = false, marked = false, small = false } = props;
  const { label, checked = false, onPress } = props;
  const { colors, accent, seats } = useTheme();
  const { fill, on, edge: rim } = seats[seatColorOf(colour)];
  const size = small ? SMALL : SIZE;
  const inside = (
    <>
      <View
        style={[
          styles.circle,
          { width: size, height: size },
          edge(covered || ghost ? rim : marked ? accent.fill : colors.lineStrong),
          covered && ground(fill),
          ghost && styles.ghost,
        ]}
      >
        {(covered || ghost) && (
          <View style={[styles.dot, { width: size / 3, height: size / 3 }, ground(covered ? on : fill)]} />
        )}
      </View>
      {name !== undefined && (
        <AppText
          variant="small"
          numberOfLines={1}
          tone={covered && !marked ? 'soft' : 'ink'}
          style={styles.name}
        >
          {name}
        </AppText>
      )}
    </>
  );
  if (!onPress) return <View style={styles.line}>{inside}</View>;
  return (
    <Pressable
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.line, styles.button, edge(accent.fill), pressed && styles.pressed]}
    >
      {inside}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minWidth: 0 },
  button: { minHeight: target.least, borderWidth: 1, borderRadius: radius.m, paddingHorizontal: 2 },
  circle: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: radius.round,
    flexShrink: 0,
  },
  ghost: { borderStyle: 'dashed' },
  dot: { borderRadius: radius.round },
  name: { flexShrink: 1, lineHeight: 18 },
  pressed: { opacity: 0.7 },
});
