import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextFrame } from './next-frame';

/** What may be drawn in the very next frame, so that this one answers the tap; `first` is what is drawn before. */
export const useFollowing = <T>(value: T, first: T = value): T => {
  const [shown, setShown] = useState({ value: first });
  useEffect(() => {
    if (shown.value === value) return;
    let isLeft = false;
    nextFrame(() => isLeft || flushSync(() => setShown({ value })));
    return () => {
      isLeft = true;
    };
  }, [shown, value]);
  return shown.value;
};
