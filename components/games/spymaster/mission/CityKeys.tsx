import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { onSpace } from '@/components/kit/web-props';
import { type Colour, COLOURS } from '@/rules/spymaster/model/prints';
import { useInks } from '../stage/use-inks';
import { type Names } from '../table';

interface CityKeysProps {
  readonly names: Names;
  readonly value: Colour | undefined;
  readonly onChange: (colour: Colour) => void;
}

/** The four cities as they lie around their hub. */
export function CityKeys({ names: { t }, value, onChange }: CityKeysProps) {
  const { cities } = useInks();
  return (
    <View role="radiogroup" aria-label={t('ui.read-colour')} style={styles.cities}>
      {COLOURS.map((colour) => {
        const chosen = colour === value;
        const { tint, edge: line, sign, on } = cities[colour];
        return (
          <Pressable
            key={colour}
            role="radio"
            aria-checked={chosen}
            aria-label={t(`ui.kind.${colour}`)}
            onPress={() => onChange(colour)}
            {...onSpace(() => onChange(colour))}
            style={[
              styles.city,
              corners[colour],
              ground(chosen ? sign : tint),
              edge(line),
              chosen && styles.chosen,
            ]}
          >
            <AppText aria-hidden variant="heading" style={ink(chosen ? on : line)}>
              {t(`ui.pip.${colour}`)}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const SIZE = 62;
const ROUND = 30;

const styles = StyleSheet.create({
  cities: { width: 2 * SIZE + 4, flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  city: {
    width: SIZE,
    height: SIZE,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: 8,
  },
  chosen: { borderWidth: 3 },
});

const corners = StyleSheet.create({
  green: { borderTopLeftRadius: ROUND },
  red: { borderTopRightRadius: ROUND },
  yellow: { borderBottomLeftRadius: ROUND },
  blue: { borderBottomRightRadius: ROUND },
});
