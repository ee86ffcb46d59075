import { createContext, useContext } from 'react';

export interface ToastMessage {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** `undefined` takes away what is no longer true. */
export type ShowToast = (toast: ToastMessage | undefined) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Says that something was done, and offers to undo it. */
export const useToast = (): ShowToast => {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
};
