import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { INTELLIGENCE_TYPES, type HandTotals } from '@/rules/spymaster/model/prints';
import { TypeMark } from '../pieces/TypeMark';
import { type Names } from '../table';

/** "Surveillance 7, Espionage 3", without the types that are not there. */
export const totalsInWords = ({ typeName }: Names, totals: HandTotals): string =>
  INTELLIGENCE_TYPES.filter((type) => totals[type] > 0)
    .map((type) => `${typeName(type)} ${totals[type]}`)
    .join(', ');

/** The total of each type beside its sign. */
export function TypeTotals({ totals }: { readonly totals: HandTotals }) {
  return (
    <View aria-hidden style={styles.totals}>
      {INTELLIGENCE_TYPES.filter((type) => totals[type] > 0).map((type) => (
        <View key={type} style={styles.one}>
          <TypeMark type={type} size={18} />
          <AppText variant="label">{totals[type]}</AppText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  totals: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  one: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
