import { Animated, StyleSheet, View } from 'react-native';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { shareOf, useGrown } from '@/components/kit/Progress';
import { LIMIT } from '@/rules/i-spy/model/pieces';

interface PoolBarProps {
  readonly influence: number;
  /** What it held before, where it grows from that as soon as it is seen. */
  readonly from?: number;
}

/** A pool as a bar that grows or shrinks to its new value; the number beside it is the new one at once. */
export function PoolBar({ influence, from = influence }: PoolBarProps) {
  const { colors, accent } = useTheme();
  const grown = useGrown(shareOf(influence, LIMIT), shareOf(from, LIMIT));
  const width = grown.interpolate({ inputRange: [0, 1], outputRange: ['0%', '100%'] });
  return (
    <View aria-hidden style={[styles.groove, { backgroundColor: colors.inset }]}>
      <Animated.View style={[styles.fill, { width, backgroundColor: accent.fill }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  groove: { height: 12, borderRadius: radius.s, overflow: 'hidden' },
  fill: { height: '100%', borderRadius: radius.s },
});
