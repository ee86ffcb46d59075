import { type ReactNode, useMemo } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { Stage } from '@/components/kit/stage/Stage';
import { type StageTarget } from '@/components/kit/stage/stage-target';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AreaDrawing, type AreaScenes } from './AreaDrawing';
import { type BoardPlan, boardPlan } from './board-plan';
import { InkStyle } from './InkStyle';
import { useStageSize } from './use-stage-size';

/** Where everything stands, for whoever draws over the board. */
export const useBoardPlan = () => {
  const { size, onLayout } = useStageSize();
  const { width, height } = size;
  const plan = useMemo(() => boardPlan({ width, height }), [width, height]);
  return { plan, onLayout };
};

interface BoardStageProps {
  readonly label: string;
  readonly plan: BoardPlan;
  readonly onLayout: (event: LayoutChangeEvent) => void;
  readonly scenes: AreaScenes;
  readonly targets: readonly StageTarget[];
  readonly onElse?: (() => void) | undefined;
  /** Ways, over the Areas. */
  readonly over?: ReactNode;
  /** What stands on the stage besides the drawing. */
  readonly children?: ReactNode;
}

/** The six Areas, all in sight, with everybody who stands there. */
export function BoardStage(props: BoardStageProps) {
  const { label, plan, onLayout, scenes, targets, onElse, over, children } = props;
  return (
    <View style={styles.whole} onLayout={onLayout}>
      <InkStyle />
      <Stage label={label} targets={targets} onElse={onElse}>
        <Svg width="100%" height="100%">
          {plan.areas.map((at) => (
            <AreaDrawing key={at.area} plan={plan} at={at} scene={scenes[at.area]} />
          ))}
          <Airway plan={plan} />
          {over}
        </Svg>
      </Stage>
      {children}
    </View>
  );
}

/** Every hub is one step from every other. */
function Airway({ plan: { areas, nodes } }: { readonly plan: BoardPlan }) {
  const { colors } = useTheme();
  const stubs = areas.map(({ centre, hub }, place) => {
    const node = nodes[place] ?? centre;
    const away = Math.hypot(node.x - centre.x, node.y - centre.y);
    const share = away > 0 ? hub / away : 0;
    const start = {
      x: centre.x + (node.x - centre.x) * share,
      y: centre.y + (node.y - centre.y) * share,
    };
    return `M${start.x} ${start.y}L${node.x} ${node.y}`;
  });
  const first = nodes[0];
  const spine = first ? `M${first.x} ${first.y}${nodes.map(({ x, y }) => `L${x} ${y}`).join('')}` : '';
  return (
    <>
      <Path d={`${stubs.join('')}${spine}`} fill="none" stroke={colors.lineStrong} strokeWidth={1.5} />
      {nodes.map(({ x, y }, place) => (
        <Circle
          key={place}
          cx={x}
          cy={y}
          r={3.2}
          fill={colors.paper}
          stroke={colors.lineStrong}
          strokeWidth={1.5}
        />
      ))}
    </>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
