import { useRef, useState } from 'react';
import { type GestureResponderEvent, type LayoutChangeEvent, type ViewProps } from 'react-native';
import { type Frame, type Point, middleOf } from './plane';

/** `zoom` 1 shows everything. */
interface Camera extends Point {
  readonly zoom: number;
}

const wholeOf = ({ x, y, width, height }: Frame): Camera => ({
  x: x + width / 2,
  y: y + height / 2,
  zoom: 1,
});
const MOST = 4;
/** What a finger moves without meaning it. */
const STILL = 8;
const FINGER = 26;

interface Gesture {
  readonly camera: Camera;
  readonly at: Point;
  /** Where the map begins on the page. */
  readonly corner: Point;
  readonly spread: number;
  moved: boolean;
}

const within = (value: number, middle: number, slack: number): number =>
  Math.min(middle + slack, Math.max(middle - slack, value));

const zoomWithin = (zoom: number): number => Math.min(MOST, Math.max(1, zoom));

const kept = (frame: Frame, { x, y, zoom: wanted }: Camera): Camera => {
  const zoom = zoomWithin(wanted);
  const slack = (1 - 1 / zoom) / 2;
  const whole = wholeOf(frame);
  return {
    zoom,
    x: within(x, whole.x, frame.width * slack),
    y: within(y, whole.y, frame.height * slack),
  };
};

const touchesOf = ({ nativeEvent }: GestureResponderEvent): readonly Point[] => {
  const { touches, pageX, pageY } = nativeEvent;
  const list = touches.length > 0 ? touches : [{ pageX, pageY }];
  return list.map((touch) => ({ x: touch.pageX, y: touch.pageY }));
};

const cornerOf = ({ nativeEvent: { pageX, pageY, locationX, locationY } }: GestureResponderEvent): Point => ({
  x: pageX - locationX,
  y: pageY - locationY,
});

const spreadOf = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/** How far two taps go in. */
const NEAR = 2.2;

/** How the map was seen. */
interface Seen {
  readonly zoom: number;
  readonly middle: Point;
}

/** `reach`: how far a finger reaches, in units of the map. */
type OnTap = (at: Point, reach: number, seen: Seen) => unknown;

/** Zoom and pan with one or two fingers, or with buttons; a tap tells where, and its answer may be `zoom`: in, or out again. */
export const useCamera = (frame: Frame, onTap: OnTap) => {
  const [camera, setCamera] = useState(() => wholeOf(frame));
  const width = useRef(frame.width);
  const gesture = useRef<Gesture>(undefined);
  const zoomed = camera.zoom > 1;

  const begin = (event: GestureResponderEvent, moved: boolean) => {
    const points = touchesOf(event);
    const corner = gesture.current?.corner ?? cornerOf(event);
    gesture.current = { camera, corner, at: middleOf(points), spread: spreadOf(points), moved };
  };
  /** From the middle of the map to a place on the page, in units of the map. */
  const fromMiddle = (at: Point, corner: Point, zoom: number): Point => {
    const unit = frame.width / (width.current * zoom);
    return {
      x: (at.x - corner.x) * unit - frame.width / zoom / 2,
      y: (at.y - corner.y) * unit - frame.height / zoom / 2,
    };
  };
  const move = (event: GestureResponderEvent) => {
    const points = touchesOf(event);
    const spread = spreadOf(points);
    const start = gesture.current;
    if (!start || start.spread > 0 !== spread > 0) return begin(event, true);
    const at = middleOf(points);
    if (Math.hypot(at.x - start.at.x, at.y - start.at.y) > STILL || spread > 0) start.moved = true;
    if (!start.moved || (!zoomed && spread === 0)) return undefined;
    const zoom = zoomWithin(start.camera.zoom * (spread > 0 ? spread / start.spread : 1));
    // What was under the fingers stays there.
    const before = fromMiddle(start.at, start.corner, start.camera.zoom);
    const now = fromMiddle(at, start.corner, zoom);
    return setCamera(
      kept(frame, { zoom, x: start.camera.x + before.x - now.x, y: start.camera.y + before.y - now.y }),
    );
  };
  const end = ({ nativeEvent: { locationX, locationY } }: GestureResponderEvent) => {
    const start = gesture.current;
    gesture.current = undefined;
    if (!start || start.moved) return;
    const unit = frame.width / (width.current * camera.zoom);
    const at = {
      x: camera.x - frame.width / camera.zoom / 2 + locationX * unit,
      y: camera.y - frame.height / camera.zoom / 2 + locationY * unit,
    };
    const asked = onTap(at, FINGER * unit, { zoom: camera.zoom, middle: { x: camera.x, y: camera.y } });
    if (asked === 'zoom') setCamera(zoomed ? wholeOf(frame) : kept(frame, { ...at, zoom: NEAR }));
  };

  const handlers: ViewProps = {
    onLayout: ({ nativeEvent }: LayoutChangeEvent) => {
      width.current = nativeEvent.layout.width || frame.width;
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
  const zoomBy = (factor: number) => setCamera(kept(frame, { ...camera, zoom: camera.zoom * factor }));
  const size = { width: frame.width / camera.zoom, height: frame.height / camera.zoom };
  return {
    handlers,
    zoom: camera.zoom,
    middle: { x: camera.x, y: camera.y },
    zoomed,
    atMost: camera.zoom >= MOST,
    zoomBy,
    showAll: () => setCamera(wholeOf(frame)),
    viewBox: `${camera.x - size.width / 2} ${camera.y - size.height / 2} ${size.width} ${size.height}`,
  };
};

export type MapCamera = ReturnType<typeof useCamera>;
