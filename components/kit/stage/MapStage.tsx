import { memo, type ReactNode, useEffect, useRef } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { type Frame, type Point } from '@/components/kit/map/plane';
import { useCamera } from '@/components/kit/map/use-camera';
import { type Size } from './bubble-place';
import { StageButtons } from './StageButtons';
import { isLit, nearestOf, REACH, type StageTarget } from './stage-target';

/** How the map is seen: what a point of the drawing is on the screen. */
export interface MapSight {
  readonly size: Size;
  readonly zoom: number;
  readonly middle: Point;
}

/** The stage of a phone, until it is measured. */
const PHONE: Size = { width: 390, height: 478 };

export const WHOLE_SIGHT: MapSight = {
  size: PHONE,
  zoom: 1,
  middle: { x: PHONE.width / 2, y: PHONE.height / 2 },
};

const wholeOf = (size: Size): MapSight => ({
  ...{ size, zoom: 1, middle: { x: size.width / 2, y: size.height / 2 } },
});

/** From a point of the drawing to one of the stage. */
export const onScreen = ({ size, zoom, middle }: MapSight, at: Point): Point => ({
  x: (at.x - middle.x) * zoom + size.width / 2,
  y: (at.y - middle.y) * zoom + size.height / 2,
});

interface MapStageProps {
  readonly label: string;
  readonly sight: MapSight;
  /** Told when the stage has another size, at every tap, and when the map comes closer or goes away by a step. */
  readonly onSight: (sight: MapSight) => void;
  readonly targets: readonly StageTarget[];
  /** A tap beside everything that is lit, in points of the drawing. */
  readonly onElse: (at: Point) => void;
  /** What is drawn, as large as the stage. */
  readonly children: ReactNode;
  /** What lies over the map and stays where it is when that is zoomed. */
  readonly over?: ReactNode;
}

/** The map from edge to edge: a tap takes the nearest lit thing, two fingers or two taps zoom. */
export function MapStage({ onSight, sight, over, ...rest }: MapStageProps) {
  const { size } = sight;
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const { width, height } = layout;
    if (width > 0 && height > 0 && (width !== size.width || height !== size.height))
      onSight(wholeOf({ width, height }));
  };
  return (
    <View style={styles.stage} onLayout={measure}>
      <Moving key={`${size.width} ${size.height}`} size={size} onSight={onSight} {...rest} />
      {over}
    </View>
  );
}

interface MovingProps extends Omit<MapStageProps, 'sight' | 'over'> {
  readonly size: Size;
}

/** Between two taps that belong together, in milliseconds. */
const DOUBLE = 320;
/** As many times between a map and twice that map it is told that it comes closer. */
const STEPS = 2;

function Moving({ label, size, onSight, targets, onElse, children }: MovingProps) {
  const last = useRef(0);
  const frame: Frame = { x: 0, y: 0, ...size };
  const camera = useCamera(frame, (at, _, { zoom, middle }) => {
    onSight({ size, zoom, middle });
    const thing = nearestOf(targets.filter(isLit), at, REACH / zoom);
    const now = Date.now();
    const again = now - last.current < DOUBLE;
    last.current = thing ? 0 : now;
    if (thing) thing.onPress();
    else if (again) return 'zoom';
    else onElse(at);
    return undefined;
  });
  const { zoom, middle } = camera;
  const step = Math.round(zoom * STEPS);
  const told = useRef(step);
  useEffect(() => {
    if (told.current === step) return;
    told.current = step;
    onSight({ size, zoom, middle });
  }, [step, onSight, size, zoom, middle]);
  const moved = {
    transform: [
      { translateX: (size.width / 2 - middle.x) * zoom },
      { translateY: (size.height / 2 - middle.y) * zoom },
      { scale: zoom },
    ],
  };
  return (
    <View {...camera.handlers} style={[StyleSheet.absoluteFill, styles.pane]}>
      <View style={[StyleSheet.absoluteFill, styles.through, zoom > 1 && moved]}>
        <Drawing>{children}</Drawing>
        <StageButtons label={label} targets={targets} />
      </View>
    </View>
  );
}

/** Nothing of it is drawn again while the map is moved. */
const Drawing = memo(function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[StyleSheet.absoluteFill, styles.through]}
    >
      {children}
    </View>
  );
});

const styles = StyleSheet.create({
  stage: { flex: 1, overflow: 'hidden' },
  // Only known to browsers: fingers move the map, and not the page.
  pane: { overflow: 'hidden', touchAction: 'none' } as object,
  through: { pointerEvents: 'none' },
});
