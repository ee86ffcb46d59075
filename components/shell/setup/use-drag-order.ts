import { useRef, useState } from 'react';
import { type GestureResponderEvent, type LayoutChangeEvent, type ViewProps } from 'react-native';

interface Drag {
  readonly key: number;
  /** The order at this moment, which the screen may not have caught up with. */
  order: readonly number[];
  /** Where the finger would be if the row lay in its place. */
  rest: number;
}

interface DragOrder {
  /** The row under the finger, and how far it lies from its place. */
  readonly dragged: { readonly key: number; readonly offset: number } | undefined;
  readonly rowProps: (key: number) => ViewProps;
  readonly gripProps: (key: number) => ViewProps;
}

const pageY = ({ nativeEvent }: GestureResponderEvent): number => nativeEvent.pageY;

/** Rows change places under a finger or a mouse that drags one of them by its grip. */
export const useDragOrder = (
  order: readonly number[],
  onMove: (key: number, by: 1 | -1) => void,
): DragOrder => {
  const heights = useRef(new Map<number, number>());
  const drag = useRef<Drag>(undefined);
  const [dragged, setDragged] = useState<DragOrder['dragged']>();

  const follow = (event: GestureResponderEvent) => {
    const { current } = drag;
    if (!current) return;
    const by = pageY(event) > current.rest ? 1 : -1;
    for (let next = passed(current, by, pageY(event)); next > 0; next = passed(current, by, pageY(event))) {
      current.order = swapped(current.order, current.order.indexOf(current.key), by);
      current.rest += by * next;
      onMove(current.key, by);
    }
    setDragged({ key: current.key, offset: pageY(event) - current.rest });
  };
  /** The height of the neighbour that the finger has passed the middle of, or 0. */
  const passed = ({ order: now, key, rest }: Drag, by: 1 | -1, at: number): number => {
    const neighbour = now[now.indexOf(key) + by];
    const height = (neighbour !== undefined && heights.current.get(neighbour)) || 0;
    return (at - rest) * by > height / 2 ? height : 0;
  };
  const release = () => {
    drag.current = undefined;
    setDragged(undefined);
  };

  return {
    dragged,
    rowProps: (key) => ({
      onLayout: ({ nativeEvent }: LayoutChangeEvent) => heights.current.set(key, nativeEvent.layout.height),
    }),
    gripProps: (key) => ({
      onStartShouldSetResponder: () => true,
      // The page behind must not scroll off with the finger.
      onResponderTerminationRequest: () => false,
      onResponderGrant: (event) => {
        drag.current = { key, order, rest: pageY(event) };
        setDragged({ key, offset: 0 });
      },
      onResponderMove: follow,
      onResponderRelease: release,
      onResponderTerminate: release,
    }),
  };
};

const swapped = (order: readonly number[], at: number, by: 1 | -1): readonly number[] => {
  const next = [...order];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return next;
};
