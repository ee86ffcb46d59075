import { type ReactNode, useMemo } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { Stage } from '@/components/kit/stage/Stage';
import { type StageTarget } from '@/components/kit/stage/stage-target';
import { InkStyle } from '../stage/InkStyle';
import { useStageSize } from '../stage/use-stage-size';
import { rowPlan } from './row-plan';

/** Where the row lies; `columns` leaves room for its Files below. */
export const useRowPlan = (count: number, columns: boolean) => {
  const { size, onLayout } = useStageSize();
  const { width, height } = size;
  const plan = useMemo(() => rowPlan({ width, height }, count, columns), [width, height, count, columns]);
  return { plan, onLayout };
};

interface GatherStageProps {
  readonly label: string;
  readonly onLayout: (event: LayoutChangeEvent) => void;
  readonly targets: readonly StageTarget[];
  readonly onElse?: ((at: Point) => void) | undefined;
  readonly children: ReactNode;
}

/** The row on the table. */
export function GatherStage({ label, onLayout, targets, onElse, children }: GatherStageProps) {
  return (
    <View style={styles.whole} onLayout={onLayout}>
      <InkStyle />
      <Stage label={label} targets={targets} onElse={onElse}>
        <Svg width="100%" height="100%">
          {children}
        </Svg>
      </Stage>
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
