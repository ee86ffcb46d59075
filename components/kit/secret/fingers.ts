import { type ViewProps } from 'react-native';
import { type Reveal } from './use-reveal';

/**
 * Raw touches, not a pressable: React Native gives one pressable at a time the word, and what is shown has to
 * be pressable with another finger while this one holds.
 */
export const useHoldHandlers = ({ press, release, toggle }: Reveal, byTap: boolean): ViewProps => ({
  ...(byTap ? { onTouchEnd: toggle } : { onTouchStart: press, onTouchEnd: release, onTouchCancel: release }),
  onAccessibilityTap: toggle,
  accessibilityActions: [{ name: 'activate' }],
  onAccessibilityAction: toggle,
});

/** A phone tells every finger apart by itself. */
export const secondFinger: ViewProps = {};
