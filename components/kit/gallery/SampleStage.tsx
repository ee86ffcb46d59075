import Svg, { Circle, Line } from 'react-native-svg';
import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { type Point } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useLanguage } from '@/i18n/use-translate';
import { PriceChip } from '../PriceChip';
import { Bubble } from '../stage/Bubble';
import { Stage } from '../stage/Stage';
import { stageSamplesIn } from './stage-samples';

/** Where the cities lie, as shares of the stage. */
const places: readonly Point[] = [
  { x: 0.3, y: 0.12 },
  { x: 0.5, y: 0.34 },
  { x: 0.2, y: 0.5 },
  { x: 0.62, y: 0.56 },
  { x: 0.88, y: 0.86 },
  { x: 0.46, y: 0.84 },
];
const ways = [
  [0, 1],
  [1, 2],
  [1, 3],
  [3, 4],
  [3, 5],
  [2, 5],
] as const;
const TOO_DEAR = 4;
const DOT = 26;
/** For a price at any text size. */
const ROOM = 80;

interface SampleStageProps {
  readonly chosen: number | undefined;
  readonly onChoose: (city: number | undefined) => void;
}

/** A small map: every city can be tapped, the last one is refused. */
export function SampleStage({ chosen, onChoose }: SampleStageProps) {
  const { colors, accent } = useTheme();
  const s = stageSamplesIn(useLanguage());
  const [size, setSize] = useState({ width: 0, height: 0 });
  const at = ({ x, y }: Point): Point => ({ x: x * size.width, y: y * size.height });
  const points = places.map(at);
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setSize({ width: layout.width, height: layout.height });
  const refused = chosen === TOO_DEAR ? points[TOO_DEAR] : undefined;
  return (
    <View onLayout={measure} style={styles.stage}>
      <Stage
        label={s.map}
        targets={points.map((point, city) => ({
          id: String(city),
          at: point,
          label: s.costs(s.cities[city] ?? '', city),
          onPress: () => onChoose(city),
        }))}
        onElse={() => onChoose(undefined)}
      >
        <Svg width={size.width} height={size.height}>
          {ways.map(([from, to]) => (
            <Line
              key={`${from} ${to}`}
              x1={points[from]?.x ?? 0}
              y1={points[from]?.y ?? 0}
              x2={points[to]?.x ?? 0}
              y2={points[to]?.y ?? 0}
              stroke={colors.lineStrong}
              strokeWidth={2}
            />
          ))}
          {points.map(({ x, y }, city) => (
            <Circle
              key={city}
              cx={x}
              cy={y}
              r={city === chosen ? DOT : DOT - 4}
              fill={colors.sheet}
              stroke={city === TOO_DEAR ? colors.danger : accent.fill}
              strokeWidth={city === chosen ? 4 : 2}
            />
          ))}
        </Svg>
        {points.map(({ x, y }, city) => (
          <View key={city} style={[styles.price, { left: x - ROOM / 2, top: y - ROOM / 2 }]}>
            <PriceChip
              decorative
              price={
                city === 0 ? { kind: 'mine' } : { kind: city === TOO_DEAR ? 'dear' : 'pay', price: city }
              }
            />
          </View>
        ))}
      </Stage>
      {refused && (
        <Bubble
          reason={s.short}
          rule="SC-33"
          onRule={() => undefined}
          anchor={refused}
          aside={{ label: s.anyway, onPress: () => onChoose(undefined) }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flexGrow: 1 },
  price: {
    position: 'absolute',
    width: ROOM,
    height: ROOM,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
