import { type ReactNode, useEffect, useState } from 'react';
import { Animated, StyleSheet, useWindowDimensions, View } from 'react-native';
import { motion } from '@/components/kit/theme/tokens';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';
import { type Seat } from '@/rules/core/seat';

interface TurnedProps {
  readonly degrees: number;
  readonly children: ReactNode;
}

/** Fills the screen with something that faces one edge of it. */
export function Turned({ degrees, children }: TurnedProps) {
  const { width, height } = useWindowDimensions();
  const still = useReducedMotion();
  const [turn] = useState(() => new Animated.Value(degrees));
  useEffect(() => {
    if (still) {
      turn.setValue(degrees);
      return undefined;
    }
    const turning = Animated.timing(turn, {
      toValue: degrees,
      duration: motion.move,
      useNativeDriver: false,
    });
    turning.start();
    return () => turning.stop();
  }, [turn, degrees, still]);
  const sideways = degrees % 180 !== 0;
  const size = sideways ? { width: height, height: width } : { width, height };
  const rotate = turn.interpolate({ inputRange: [0, 360], outputRange: ['0deg', '360deg'] });
  return (
    <View style={styles.whole}>
      <Animated.View
        style={[
          styles.inner,
          size,
          { left: (width - size.width) / 2, top: (height - size.height) / 2, transform: [{ rotate }] },
        ]}
      >
        {children}
      </Animated.View>
    </View>
  );
}

/**
 * How far to turn so that the seat reads upright. Seat 0 sits at the lower edge and the others follow
 * clockwise, so that the second of four sits at the left edge.
 */
export const facing = (seat: Seat, seatCount: number): 0 | 90 | 180 | 270 =>
  ((Math.round((seat * 4) / Math.max(1, seatCount)) % 4) * 90) as 0 | 90 | 180 | 270;

const styles = StyleSheet.create({
  whole: { flex: 1, overflow: 'hidden' },
  inner: { position: 'absolute' },
});
