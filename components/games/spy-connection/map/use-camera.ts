import { useRef, useState } from 'react';
import type { GestureResponderEvent, LayoutChangeEvent, ViewProps } from 'react-native';
import type { Point } from './layout';
import { FRAME } from './layout';

/** `zoom` 1 shows everything. */
interface Camera extends Point {
  readonly zoom: number;
}

const WHOLE: Camera = { x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2, zoom: 1 };
const MOST = 4;
/** What a finger moves without meaning it. */
const STILL = 8;
const FINGER = 26;

interface Gesture {
  readonly camera: Camera;
  readonly at: Point;
  readonly spread: number;
  moved: boolean;
}

const within = (value: number, middle: number, slack: number): number =>
  Math.min(middle + slack, Math.max(middle - slack, value));

const kept = ({ x, y, zoom: wanted }: Camera): Camera => {
  const zoom = Math.min(MOST, Math.max(1, wanted));
  const slack = (1 - 1 / zoom) / 2;
  return {
    zoom,
    x: within(x, WHOLE.x, FRAME.width * slack),
    y: within(y, WHOLE.y, FRAME.height * slack),
  };
};

const touchesOf = ({ nativeEvent }: GestureResponderEvent): readonly Point[] => {
  const { touches, pageX, pageY } = nativeEvent;
  const list = touches.length > 0 ? touches : [{ pageX, pageY }];
  return list.map((touch) => ({ x: touch.pageX, y: touch.pageY }));
};

const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/** Zoom and pan with one or two fingers, or with buttons; a tap tells where, and how far a finger reaches. */
export const useCamera = (onTap: (at: Point, reach: number) => void) => {
  const [camera, setCamera] = useState(WHOLE);
  const width = useRef(FRAME.width as number);
  const gesture = useRef<Gesture>(undefined);
  const zoomed = camera.zoom > 1;

  const begin = (event: GestureResponderEvent, moved: boolean) => {
    const points = touchesOf(event);
    gesture.current = { camera, at: centre(points), spread: spreadOf(points), moved };
  };
  const move = (event: GestureResponderEvent) => {
    const points = touchesOf(event);
    const spread = spreadOf(points);
    const start = gesture.current;
    if (!start || start.spread > 0 !== spread > 0) return begin(event, true);
    const at = centre(points);
    if (Math.hypot(at.x - start.at.x, at.y - start.at.y) > STILL || spread > 0) start.moved = true;
    if (!start.moved || (!zoomed && spread === 0)) return undefined;
    const zoom = start.camera.zoom * (spread > 0 ? spread / start.spread : 1);
    const unit = FRAME.width / (width.current * start.camera.zoom);
    return setCamera(
      kept({
        zoom,
        x: start.camera.x - (at.x - start.at.x) * unit,
        y: start.camera.y - (at.y - start.at.y) * unit,
      }),
    );
  };
  const end = ({ nativeEvent: { locationX, locationY } }: GestureResponderEvent) => {
    const start = gesture.current;
    gesture.current = undefined;
    if (!start || start.moved) return;
    const unit = FRAME.width / (width.current * camera.zoom);
    const at = {
      x: camera.x - FRAME.width / camera.zoom / 2 + locationX * unit,
      y: camera.y - FRAME.height / camera.zoom / 2 + locationY * unit,
    };
    onTap(at, FINGER * unit);
  };

  const handlers: ViewProps = {
    onLayout: ({ nativeEvent }: LayoutChangeEvent) => {
      width.current = nativeEvent.layout.width || FRAME.width;
    },
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => zoomed,
    onResponderTerminationRequest: () => !zoomed,
    onResponderGrant: (event) => begin(event, false),
    onResponderMove: move,
    onResponderRelease: end,
    onResponderTerminate: () => {
      gesture.current = undefined;
    },
  };
  const zoomBy = (factor: number) => setCamera(kept({ ...camera, zoom: camera.zoom * factor }));
  const size = { width: FRAME.width / camera.zoom, height: FRAME.height / camera.zoom };
  return {
    handlers,
    zoomed,
    atMost: camera.zoom >= MOST,
    zoomBy,
    showAll: () => setCamera(WHOLE),
    viewBox: `${camera.x - size.width / 2} ${camera.y - size.height / 2} ${size.width} ${size.height}`,
  };
};
