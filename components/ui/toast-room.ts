import { createContext, useContext, useEffect } from 'react';

/** Where a toast may lie on a screen that has something to keep in sight. */
export interface ToastRoom {
  readonly top: number;
  readonly right: number;
}

export const ToastRoomContext = createContext<(room: ToastRoom | undefined) => void>(() => undefined);

/** Keeps toasts off whose turn it is, and off what is pressed, while this screen is in front. */
export const useToastRoom = (top: number, right: number, inFront: boolean): void => {
  const setRoom = useContext(ToastRoomContext);
  useEffect(() => {
    if (!inFront) return undefined;
    setRoom({ top, right });
    return () => setRoom(undefined);
  }, [setRoom, top, right, inFront]);
};
