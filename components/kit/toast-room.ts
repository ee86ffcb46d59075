import { type RefObject, createContext, useContext, useEffect } from 'react';
import { type View } from 'react-native';

/** Where a toast may lie on a screen that has something to keep in sight. */
export interface ToastRoom {
  readonly top: number;
  readonly right: number;
  /** Below this, wherever it ends when the toast comes: looking for it on every move would slow all of them down. */
  readonly below?: RefObject<View | null> | undefined;
}

export const ToastRoomContext = createContext<(room: ToastRoom | undefined) => void>(() => undefined);

/** Keeps toasts off whose turn it is, and off what is pressed, while this screen is in front. */
export const useToastRoom = ({ top, right, below }: ToastRoom, inFront: boolean): void => {
  const setRoom = useContext(ToastRoomContext);
  useEffect(() => {
    if (!inFront) return undefined;
    setRoom({ top, right, below });
    return () => setRoom(undefined);
  }, [setRoom, top, right, below, inFront]);
};
