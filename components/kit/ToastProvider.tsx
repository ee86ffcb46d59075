import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';
import { Toast } from './Toast';
import { type ToastRoom, ToastRoomContext } from './toast-room';
import { type ToastMessage, ToastContext } from './use-toast';

const SHOWN = 8_000;

interface ToastProviderProps {
  /** The screen of the moment. */
  readonly place?: string;
  readonly children: ReactNode;
}

/** One at a time: the last thing done is the one that somebody wants to undo. */
export function ToastProvider({ place, children }: ToastProviderProps) {
  const [toast, setToast] = useState<ToastMessage | undefined>(undefined);
  const [room, setRoom] = useState<ToastRoom>();
  const close = useCallback(() => setToast(undefined), []);
  const [saidAt, setSaidAt] = useState(place);
  // Another screen has its own news where the toast lies; only what can still be undone goes along.
  if (saidAt !== place) {
    setSaidAt(place);
    if (toast && !toast.action) setToast(undefined);
  }
  useEffect(() => {
    if (!toast) return undefined;
    // iOS has no live regions.
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(toast.text);
    const timer = setTimeout(close, SHOWN);
    return () => clearTimeout(timer);
  }, [toast, close]);
  return (
    <ToastContext value={setToast}>
      <ToastRoomContext value={setRoom}>{children}</ToastRoomContext>
      <Toast toast={toast} room={room} onClose={close} />
    </ToastContext>
  );
}
