import { useEffect, useRef } from 'react';
import { gestures } from './gestures';

const NOTHING = {};

/** A browser scrolls by itself: that a scroll view would also take part in gestures is of no use to it. */
const takesPart = ({ onResponderGrant, onScrollShouldSetResponder }) =>
  onResponderGrant !== undefined && onScrollShouldSetResponder === undefined;

/**
 * react-native-web listens to every touch, mouse and scroll on the page as soon as there is a view, and asks all
 * views above it who wants it. Here only those that take part in gestures listen, and each for itself.
 */
export default function useResponderEvents(hostRef, config = NOTHING) {
  const latest = useRef(config);
  useEffect(() => {
    latest.current = config;
  });
  const listens = takesPart(config);
  useEffect(
    () => (listens && hostRef.current ? gestures(hostRef.current, latest) : undefined),
    [listens, hostRef],
  );
}
