import { useLayoutEffect, useState } from 'react';
import { Animated } from 'react-native';
import { motion } from '@/components/kit/theme/tokens';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';

interface Fading {
  /** From 1 to 0. */
  readonly left: Animated.Value;
  readonly over: boolean;
}

/**
 * Each time that the news changes it is said for a moment. Where motion is not wanted it stands for the same moment
 * and is gone. `undefined` is no news.
 */
export const useFading = (news: string | number | undefined): Fading => {
  const still = useReducedMotion();
  const [left] = useState(() => new Animated.Value(0));
  const [told, setTold] = useState<string | number | undefined>();
  useLayoutEffect(() => {
    if (news === undefined) return undefined;
    left.setValue(1);
    const gone = { toValue: 0, useNativeDriver: false };
    const fade = still
      ? Animated.sequence([Animated.delay(motion.linger), Animated.timing(left, { ...gone, duration: 0 })])
      : Animated.timing(left, { ...gone, duration: motion.linger });
    fade.start(({ finished }) => {
      if (finished) setTold(news);
    });
    return () => fade.stop();
  }, [left, news, still]);
  return { left, over: news === undefined || told === news };
};
