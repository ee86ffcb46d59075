import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Until the system has answered, nothing moves. */
export const useReducedMotion = (): boolean => {
  const [reduced, setReduced] = useState(true);
  useEffect(() => {
    let current = true;
    AccessibilityInfo.isReduceMotionEnabled().then((answer) => {
      if (current) setReduced(answer);
    });
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      current = false;
      subscription.remove();
    };
  }, []);
  return reduced;
};
