import { useRef, useState } from 'react';
import { type GestureResponderEvent, type ViewProps } from 'react-native';
import { type Point, distance } from '@/components/kit/map/plane';
import { eventTime } from '@/components/kit/stage/settled-taps';
import { dropAt, type Drop, type Room } from './table-places';

interface Dragged {
  readonly seat: number;
  readonly by: Point;
  /** The stage that it is dragged over: a phone that is turned lets go of it. */
  readonly room: Room;
}

interface SeatDrag {
  /** The seat under the finger, how far it is from its place, and what letting go would do. */
  readonly dragged: (Dragged & { readonly drop: Drop }) | undefined;
  readonly handlers: (seat: number) => ViewProps;
  /** The click that ends a drag with a mouse is none. */
  readonly isTap: (event: GestureResponderEvent | undefined) => boolean;
}

/** What a finger moves without meaning it. */
const STILL = 8;
/** Within so many milliseconds after a drag a click belongs to it. */
const TAIL = 60;

const pageOf = ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent): Point => ({ x: pageX, y: pageY });

/** Seats under a finger or a mouse: onto another one they change places, off the table they leave. */
export const useSeatDrag = (
  places: readonly Point[],
  room: Room,
  onDrop: (seat: number, drop: NonNullable<Drop>) => void,
): SeatDrag => {
  const down = useRef<Point>(undefined);
  const ended = useRef(-Infinity);
  const [drag, setDrag] = useState<Dragged>();
  const dropOf = ({ seat, by }: Dragged): Drop => {
    const home = places[seat];
    return home && dropAt({ places, room }, seat, { x: home.x + by.x, y: home.y + by.y });
  };
  const isHere = drag?.room === room;
  const moved = (event: GestureResponderEvent): Point => {
    const at = pageOf(event);
    const from = down.current ?? at;
    return { x: at.x - from.x, y: at.y - from.y };
  };
  const end = () => {
    down.current = undefined;
    setDrag(undefined);
  };
  return {
    dragged: isHere ? { ...drag, drop: dropOf(drag) } : undefined,
    isTap: (event) => (eventTime(event) ?? Infinity) - ended.current > TAIL,
    handlers: (seat) => ({
      // A tap belongs to the seat itself; it is taken over as soon as the finger goes somewhere.
      onStartShouldSetResponderCapture: (event) => {
        down.current = pageOf(event);
        return false;
      },
      onMoveShouldSetResponderCapture: (event) => distance(moved(event), { x: 0, y: 0 }) > STILL,
      onResponderTerminationRequest: () => false,
      onResponderGrant: (event) => setDrag({ seat, by: moved(event), room }),
      onResponderMove: (event) => setDrag((now) => (now ? { ...now, by: moved(event) } : now)),
      onResponderRelease: (event) => {
        ended.current = eventTime(event) ?? -Infinity;
        const drop = isHere ? dropOf({ seat, by: moved(event), room }) : undefined;
        end();
        if (drop) onDrop(seat, drop);
      },
      onResponderTerminate: end,
    }),
  };
};
