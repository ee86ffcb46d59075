import { useLayoutEffect, useState } from 'react';
import { Animated } from 'react-native';
import { motion } from '@/components/kit/theme/tokens';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';

interface NumberChange {
  /** What stood there before, while it is on its way out. */
  readonly before: string | undefined;
  /** From 0 to 1: the old one out, the new one in. */
  readonly moved: Animated.Value;
}

/** A number that becomes another one: the old goes up, the new comes in; where motion is not wanted it is there. */
export const useNumberChange = (text: string): NumberChange => {
  const still = useReducedMotion();
  const [moved] = useState(() => new Animated.Value(1));
  const [shown, setShown] = useState<{ readonly text: string; readonly before?: string }>({ text });
  if (shown.text !== text) setShown(still ? { text } : { text, before: shown.text });
  const { before } = shown;
  useLayoutEffect(() => {
    if (before === undefined) return undefined;
    moved.setValue(0);
    const change = Animated.timing(moved, { toValue: 1, duration: motion.move, useNativeDriver: false });
    change.start(({ finished }) => {
      if (finished) setShown({ text });
    });
    return () => {
      change.stop();
      moved.setValue(1);
    };
  }, [before, moved, text]);
  return { before, moved };
};
