import { useEffect, useRef } from 'react';
import { type ModalProps } from 'react-native';

/** What TypeScript's own library does not know yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

const closeWatcher = (): (new () => CloseWatcher) | undefined =>
  (globalThis as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;

/** The part of the Navigation API that TypeScript's own library does not know yet. */
interface Going extends Event {
  readonly navigationType: string;
  readonly destination: { readonly index: number };
}

interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}

const navigation = (): Navigation | undefined => (globalThis as { navigation?: Navigation }).navigation;

/** The last one is on top, and is asked first. */
const sheets: object[] = [];

/**
 * How a sheet hears that it should close. Where the browser has a CloseWatcher, a phone's Back goes to it instead of
 * leaving the page, and so does Escape, when the key goes down; the modal then must not hear the key going up, or
 * one Escape would close two sheets. A Back button of the browser itself asks nobody but the Navigation API, where
 * there is one.
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
  useEffect(() => {
    const going = navigation();
    if (!open || !going) return;
    const stay = (event: Event) => {
      const { navigationType, destination } = event as Going;
      const isBack =
        navigationType === 'traverse' && destination.index < (going.currentEntry?.index ?? Infinity);
      // A browser may insist on leaving, as where nothing was touched since it was last asked.
      if (!isBack || !event.cancelable || sheets.at(-1) !== latest) return;
      event.preventDefault();
      latest.current();
    };
    sheets.push(latest);
    going.addEventListener('navigate', stay);
    return () => {
      sheets.splice(sheets.indexOf(latest), 1);
      going.removeEventListener('navigate', stay);
    };
  }, [open]);
  return closeWatcher() ? {} : { onRequestClose: onClose };
};
