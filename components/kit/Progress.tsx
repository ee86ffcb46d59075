import { Animated, StyleSheet, View } from 'react-native';
import { useEffect, useState } from 'react';
import { ground } from '@/components/kit/theme/tint';
import { radius, space, motion } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';
import { AppText } from './AppText';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The amount in words, where "3/10" says too little. */
  readonly valueText?: string;
  /** What it is about stands above it already. */
  readonly hideLabel?: boolean;
}

/** How far something has come. */
export function Progress(props: ProgressProps) {
  const { label, value, max, valueText = `${props.value}/${props.max}`, hideLabel = false } = props;
  const { colors, accent } = useTheme();
  const grown = useGrown(shareOf(value, max));
  const width = grown.interpolate({ inputRange: [0, 1], outputRange: ['0%', '100%'] });
  return (
    <View
      role="progressbar"
      accessible
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      style={styles.whole}
    >
      <View style={styles.words}>
        <AppText variant="small" tone="soft" style={styles.label}>
          {hideLabel ? '' : label}
        </AppText>
        <AppText variant="small">{valueText}</AppText>
      </View>
      <View style={[styles.groove, ground(colors.inset)]}>
        <Animated.View style={[styles.fill, { width, backgroundColor: accent.fill }]} />
      </View>
    </View>
  );
}

/**
 * A share from 0 to 1 that grows to its new value, or is there at once where motion is not wanted. At first it is
 * there, or grows from where it was before.
 */
export const useGrown = (share: number, from = share): Animated.Value => {
  const still = useReducedMotion();
  const [grown] = useState(() => new Animated.Value(from));
  useEffect(() => {
    if (still) {
      grown.setValue(share);
      return undefined;
    }
    const growth = Animated.timing(grown, { toValue: share, duration: motion.grow, useNativeDriver: false });
    growth.start();
    return () => growth.stop();
  }, [grown, share, still]);
  return grown;
};

export const shareOf = (value: number, max: number): number =>
  max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  words: { flexDirection: 'row', gap: space.s },
  label: { flex: 1 },
  groove: { height: 8, borderRadius: radius.round, overflow: 'hidden' },
  fill: { height: '100%', borderRadius: radius.round },
});
