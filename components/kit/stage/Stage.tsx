import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { type Point } from '@/components/kit/map/plane';
import { StageButtons } from './StageButtons';
import { useTapsAt } from './stage-input';
import { type StageTarget, isLit, nearestOf } from './stage-target';

interface StageProps {
  /** What the picture shows, for the list of a screen reader. */
  readonly label: string;
  /** In the order in which they are read. */
  readonly targets: readonly StageTarget[];
  /** A tap that reaches nothing lit. */
  readonly onElse?: ((at: Point) => void) | undefined;
  /** The drawing, as large as the stage; it hears nothing itself. */
  readonly children: ReactNode;
}

/** The picture of the table, as the way to play: a tap anywhere takes the nearest lit thing. */
export function Stage({ label, targets, onElse, children }: StageProps) {
  const taps = useTapsAt((at) => {
    const thing = nearestOf(targets.filter(isLit), at);
    if (thing) thing.onPress();
    else onElse?.(at);
  });
  return (
    <View {...taps} style={styles.stage}>
      <View
        aria-hidden
        accessibilityElementsHidden
        importantForAccessibility="no-hide-descendants"
        style={[StyleSheet.absoluteFill, styles.drawing]}
      >
        {children}
      </View>
      <StageButtons label={label} targets={targets} />
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flexGrow: 1 },
  drawing: { pointerEvents: 'none' },
});
