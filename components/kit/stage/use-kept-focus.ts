import { type RefObject } from 'react';
import { type View } from 'react-native';

interface KeptFocus {
  readonly ref?: RefObject<View | null>;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** Only a keyboard has a focus that can be lost. */
export const useKeptFocus = (_waits: boolean): KeptFocus => ({});
