import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { useLanguage } from '@/i18n/use-translate';
import { PriceChip } from '../PriceChip';
import { Bubble } from '../stage/Bubble';
import { Stage } from '../stage/Stage';
import { placesOn, SampleMap, TOO_DEAR } from './SampleMap';
import { stageSamplesIn } from './stage-samples';

/** For a price at any text size. */
const ROOM = 80;

interface SampleStageProps {
  readonly chosen: number | undefined;
  readonly onChoose: (city: number | undefined) => void;
}

/** A small map: every city can be tapped, the last one is refused. */
export function SampleStage({ chosen, onChoose }: SampleStageProps) {
  const s = stageSamplesIn(useLanguage());
  const [size, setSize] = useState({ width: 0, height: 0 });
  const points = placesOn(size);
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
        <SampleMap size={size} chosen={chosen} />
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
