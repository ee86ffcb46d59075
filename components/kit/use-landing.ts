import { useLayoutEffect, useState } from 'react';
import { Animated, Easing } from 'react-native';
import { motion } from '@/components/kit/theme/tokens';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';

const HIGH = 1.4;

interface Landing {
  readonly scale: Animated.AnimatedInterpolation<number>;
  readonly opacity: Animated.Value;
}

/** Something comes down on the paper, once; it lies there at once where motion is not wanted. */
export const useLanding = (lands: boolean): Landing => {
  const still = useReducedMotion();
  const [landed] = useState(() => new Animated.Value(1));
  useLayoutEffect(() => {
    if (!lands || still) {
      landed.setValue(1);
      return undefined;
    }
    landed.setValue(0);
    const fall = Animated.timing(landed, {
      toValue: 1,
      duration: motion.stamp,
      easing: Easing.in(Easing.quad),
      useNativeDriver: false,
    });
    fall.start();
    return () => fall.stop();
  }, [landed, lands, still]);
  return { scale: landed.interpolate({ inputRange: [0, 1], outputRange: [HIGH, 1] }), opacity: landed };
};
