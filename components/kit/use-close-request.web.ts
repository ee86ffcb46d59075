import { useEffect, useRef } from 'react';
import { type ModalProps } from 'react-native';

/** What TypeScript's own library does not know yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

const closeWatcher = (): (new () => CloseWatcher) | undefined =>
  (globalThis as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;

/**
 * How a sheet hears that it should close. Where the browser has a CloseWatcher, a phone's Back goes to it instead of
 * leaving the page, and so does Escape, when the key goes down; the modal then must not hear the key going up, or
 * one Escape would close two sheets.
 */
export const useCloseRequest = (open: boolean, onClose: () => void): Pick<ModalProps, 'onRequestClose'> => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const Watcher = closeWatcher();
    if (!open || !Watcher) return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.onclose = () => {
        // A watcher serves once, and the sheet may stay.
        watch();
        latest.current();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
  return closeWatcher() ? {} : { onRequestClose: onClose };
};
