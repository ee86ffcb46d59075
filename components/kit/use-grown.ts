import { useEffect, useState } from 'react';
import { Animated } from 'react-native';
import { motion } from '@/components/kit/theme/tokens';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';

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
