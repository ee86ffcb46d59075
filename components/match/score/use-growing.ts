import { useEffect, useState } from 'react';
import { Animated, Easing } from 'react-native';
import { motion } from '@/components/kit/theme/tokens';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';

/** However many bricks there are, nobody waits longer than this. */
const LONGEST = 2_800;

export interface Growing {
  /** From 0 to the number of bricks of the highest column. */
  readonly grown: Animated.Value;
  /** How many bricks stand. */
  readonly step: number;
  readonly done: boolean;
  readonly skip: () => void;
}

/** The bricks of all columns come one after the other, once. Where motion is not wanted they stand at once. */
export const useGrowing = (bricks: number, grows: boolean): Growing => {
  const still = useReducedMotion();
  const [wanted] = useState(grows && !still && bricks > 0);
  const [grown] = useState(() => new Animated.Value(wanted ? 0 : bricks));
  const [step, setStep] = useState(wanted ? 0 : bricks);
  const [skipped, setSkipped] = useState(!wanted);
  const done = skipped || step >= bricks;
  useEffect(() => {
    if (done) return grown.setValue(bricks);
    const brick = Animated.timing(grown, {
      toValue: step + 1,
      duration: Math.min(motion.grow, LONGEST / bricks),
      easing: Easing.out(Easing.quad),
      useNativeDriver: false,
    });
    brick.start(({ finished }) => {
      if (finished) setStep(step + 1);
    });
    return () => brick.stop();
  }, [done, step, bricks, grown]);
  return { grown, step: done ? bricks : step, done, skip: () => setSkipped(true) };
};
