import { type ReactNode } from 'react';
import { Pressable, type StyleProp, type ViewStyle } from 'react-native';

/** Of whoever is to move. */
export interface StripClock {
  /** How long this turn takes; it counts by itself. */
  readonly time: ReactNode;
  /** What a tap does. */
  readonly label: string;
  readonly onPress: () => void;
}

interface StripClockKeyProps {
  readonly clock: StripClock;
  readonly style: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** A tap pauses the clock, another lets it go on. */
export function StripClockKey({ clock: { label, onPress }, style, children }: StripClockKeyProps) {
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={style}>
      {children}
    </Pressable>
  );
}
