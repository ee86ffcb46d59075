import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLanguage } from '@/i18n/use-translate';
import { MapStage, WHOLE_SIGHT } from '../stage/MapStage';
import { placesOn, SampleMap } from './SampleMap';
import { Section } from './Section';
import { stageSamplesIn } from './stage-samples';

/** A map that two fingers or two taps bring closer. */
export function MapParts() {
  const s = stageSamplesIn(useLanguage());
  const [sight, setSight] = useState(WHOLE_SIGHT);
  const [chosen, setChosen] = useState<number>();
  return (
    <Section title="MapStage">
      <View style={styles.map}>
        <MapStage
          label={s.map}
          sight={sight}
          onSight={setSight}
          targets={placesOn(sight.size).map((at, city) => ({
            id: String(city),
            at,
            label: s.cities[city] ?? '',
            onPress: () => setChosen(city),
          }))}
          onElse={() => setChosen(undefined)}
        >
          <SampleMap size={sight.size} chosen={chosen} />
        </MapStage>
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ map: { height: 300 } });
