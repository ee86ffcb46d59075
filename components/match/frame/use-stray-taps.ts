import { useCallback, useState } from 'react';
import { type GestureResponderEvent } from 'react-native';
import { useMatch } from '../match-context';
import { standOf, StrayTaps } from './stray-taps';

/** Whether a touch is the second half of a double tap. A closing sheet keeps touches to itself on a phone. */
export const useStrayTaps = (): ((event: GestureResponderEvent) => boolean) => {
  const { session } = useMatch();
  const [taps] = useState(() => new StrayTaps());
  return useCallback(
    ({ nativeEvent: { pageX: x, pageY: y, timestamp: at } }) =>
      taps.isStray({ x, y, at, control: undefined, sheets: 0, ...standOf(session) }),
    [session, taps],
  );
};
