import { type ReactNode, useEffect, useState } from 'react';
import { Animated, StyleSheet, useWindowDimensions, View } from 'react-native';
import { motion } from '@/components/kit/theme/tokens';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';

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

const styles = StyleSheet.create({
  whole: { flex: 1, overflow: 'hidden' },
  inner: { position: 'absolute' },
});
