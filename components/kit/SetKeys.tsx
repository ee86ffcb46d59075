import { Pressable, StyleSheet, View } from 'react-native';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';

interface SetKeysProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly counted?: number | undefined;
  readonly onSet: (value: number) => void;
}

/** A key for each number, four in a row where the words are not large: one tap and it is set. */
export function SetKeys({ label, value, min, max, counted, onSet }: SetKeysProps) {
  const { colors, accent } = useTheme();
  const t = useTranslate();
  const place = useTextGrowth() > LARGE ? styles.third : styles.quarter;
  const name = (number: number): string => {
    if (number === counted) return t('number.counted-key', { value: number });
    return number === value ? t('number.now', { value: number }) : String(number);
  };
  return (
    <View role="group" aria-label={label} style={styles.keys}>
      {Array.from({ length: max - min + 1 }, (_, above) => min + above).map((number) => (
        <View key={number} style={place}>
          <Pressable
            role="button"
            aria-label={name(number)}
            onPress={() => onSet(number)}
            style={({ pressed }) => [
              styles.key,
              ground(colors.paper),
              edge(colors.lineStrong),
              number === value && [styles.marked, ground(accent.wash), edge(accent.fill)],
              number === counted && [styles.marked, edge(colors.ink)],
              pressed && ground(colors.inset),
            ]}
          >
            <AppText aria-hidden variant="title">
              {number}
            </AppText>
            {number === counted && (
              <AppText aria-hidden variant="fine" style={styles.words}>
                {t('number.counted')}
              </AppText>
            )}
          </Pressable>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  // The room between the keys belongs to the places, so that as many as are meant to always fit in a row.
  keys: { flexDirection: 'row', flexWrap: 'wrap', margin: -space.xs },
  quarter: { width: '25%', padding: space.xs },
  third: { width: '33.33%', padding: space.xs },
  key: {
    flexGrow: 1,
    minHeight: target.thumb,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m,
  },
  marked: { borderWidth: 2 },
  words: { textAlign: 'center' },
});
