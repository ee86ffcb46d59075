import { useRef } from 'react';
import { type GestureResponderEvent, type ViewProps } from 'react-native';
import { distance, type Point } from '@/components/kit/map/plane';
import { type LitTarget } from './stage-target';

/** What a finger moves without meaning it. */
const STILL = 10;

/** Taps with their place; a finger that moves on is no tap. What lies in the view must not hear touches itself. */
export const useTapsAt = (onTap: (at: Point) => void): ViewProps => {
  const down = useRef<Point>(undefined);
  return {
    onStartShouldSetResponder: () => true,
    onResponderGrant: (event) => {
      down.current = placeOf(event);
    },
    onResponderRelease: (event) => {
      const start = down.current;
      down.current = undefined;
      const at = placeOf(event);
      if (start && distance(start, at) <= STILL) onTap(at);
    },
    onResponderTerminate: () => {
      down.current = undefined;
    },
  };
};

const placeOf = ({ nativeEvent: { locationX, locationY } }: GestureResponderEvent): Point => ({
  x: locationX,
  y: locationY,
});

/** A screen reader's tap on a thing. A phone has no keyboard to move between them. */
const keysFor = ({ onPress }: LitTarget): ViewProps => ({
  onAccessibilityTap: onPress,
  accessibilityActions: [{ name: 'activate' }],
  onAccessibilityAction: onPress,
});

export const useTargetKeys = (_: readonly LitTarget[]): ((thing: LitTarget) => ViewProps) => keysFor;
