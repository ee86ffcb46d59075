import { useCallback, useEffect, useRef, useState } from 'react';

const IDLE = 60_000;

/** Whether nobody has touched anything for a minute; `touched` says that somebody has. */
export const useIdle = (): { readonly idle: boolean; readonly touched: () => void } => {
  const [idle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), IDLE);
    setIdle(false);
  }, []);
  useEffect(() => {
    timer.current = setTimeout(() => setIdle(true), IDLE);
    return () => clearTimeout(timer.current);
  }, []);
  return { idle, touched };
};
