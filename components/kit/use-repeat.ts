import { useEffect, useRef } from 'react';

const DELAY = 350;
const EVERY = 90;

/** Handlers for a pressable that acts once when pressed, and again and again while it is held. */
export const useRepeat = (act: () => void) => {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => clearInterval(timer.current);
  useEffect(() => stop, []);
  const start = () => {
    stop();
    latest.current();
    timer.current = setInterval(() => latest.current(), EVERY);
  };
  return { onPress: act, onLongPress: start, onPressOut: stop, delayLongPress: DELAY };
};
