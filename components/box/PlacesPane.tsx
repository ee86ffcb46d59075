import { useRef, useState } from 'react';
import { type GestureResponderEvent, StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Line, Text } from 'react-native-svg';
import { type Point, distance } from '@/components/kit/map/plane';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { hairline, radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type BoxBoard } from '@/rules/core/box';

interface PlacesPaneProps {
  readonly board: BoxBoard;
  readonly spots: ReadonlyMap<string, Point>;
  readonly names: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly label: string;
  readonly onChoose: (id: string) => void;
  readonly onPut: (id: string, at: Point) => void;
}

const SIZE = 1000;
const REACH = 90;
/** On a larger board only the chosen place and those beside it have their names written out. */
const MOST_NAMED = 20;

interface Dragged {
  readonly id: string;
  readonly at: Point;
}

/** The board under the finger: what is touched is chosen, and dragged to its place. */
export function PlacesPane({ board, spots, names, chosen, label, onChoose, onPut }: PlacesPaneProps) {
  const { colors, accent } = useTheme();
  const [dragged, setDragged] = useState<Dragged>();
  const width = useRef(1);
  const grip = useRef<{ readonly page: Point; readonly at: Point; readonly id: string }>(undefined);
  const scale = () => SIZE / width.current;
  const crowded = board.places.length > MOST_NAMED;
  const beside = new Set(
    board.links.flatMap(({ from, to }) => (from === chosen ? [to] : to === chosen ? [from] : [])),
  );
  const isNamed = (id: string): boolean => !crowded || id === chosen || beside.has(id);
  const spotOf = (id: string): Point | undefined => (dragged?.id === id ? dragged.at : spots.get(id));
  const touched = (event: GestureResponderEvent) => {
    const { locationX, locationY, pageX, pageY } = event.nativeEvent;
    const finger = { x: locationX * scale(), y: locationY * scale() };
    const [nearest] = [...spots].sort((a, b) => distance(a[1], finger) - distance(b[1], finger));
    if (!nearest || distance(nearest[1], finger) > REACH) return;
    const [id, at] = nearest;
    grip.current = { page: { x: pageX, y: pageY }, at, id };
    onChoose(id);
  };
  const moved = ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent): Dragged | undefined => {
    if (!grip.current) return undefined;
    const { page, at, id } = grip.current;
    return { id, at: { x: at.x + (pageX - page.x) * scale(), y: at.y + (pageY - page.y) * scale() } };
  };
  const released = (event: GestureResponderEvent) => {
    const end = moved(event);
    grip.current = undefined;
    setDragged(undefined);
    if (end && dragged) onPut(end.id, end.at);
  };
  return (
    <View
      role="img"
      accessible
      aria-label={label}
      onLayout={({ nativeEvent }) => (width.current = nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => grip.current === undefined}
      onResponderGrant={touched}
      onResponderMove={(event) => setDragged(moved(event))}
      onResponderRelease={released}
      onResponderTerminate={() => {
        grip.current = undefined;
        setDragged(undefined);
      }}
      // Only known to browsers: a finger that drags a city must not scroll the page.
      style={[styles.pane, { borderColor: colors.line, touchAction: 'none' } as object]}
    >
      <View style={StyleSheet.absoluteFill} pointerEvents="none">
        <Svg width="100%" height="100%" viewBox={`0 0 ${SIZE} ${SIZE}`}>
          {board.links.map(({ from, to }, place) => {
            const [one, other] = [spotOf(from), spotOf(to)];
            return one && other ? (
              <Line
                key={place}
                x1={one.x}
                y1={one.y}
                x2={other.x}
                y2={other.y}
                stroke={colors.lineStrong}
                strokeWidth={5}
              />
            ) : null;
          })}
          {board.places.map(({ id }) => {
            const at = spotOf(id);
            return at ? (
              <G key={id}>
                <Circle
                  cx={at.x}
                  cy={at.y}
                  r={id === chosen ? 26 : 18}
                  fill={id === chosen ? accent.fill : colors.ink}
                  stroke={colors.paper}
                  strokeWidth={6}
                />
                {isNamed(id) && (
                  <Text
                    x={Math.min(SIZE - 90, Math.max(90, at.x))}
                    y={at.y + 62}
                    fontSize={36}
                    fontFamily={fontFamilies.textMedium}
                    textAnchor="middle"
                    fill={colors.ink}
                  >
                    {names.get(id) ?? id}
                  </Text>
                )}
              </G>
            ) : null;
          })}
        </Svg>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  pane: { width: '100%', aspectRatio: 1, borderWidth: hairline, borderRadius: radius.m, overflow: 'hidden' },
});
