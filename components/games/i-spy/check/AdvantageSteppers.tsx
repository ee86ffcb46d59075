import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { LIMIT } from '@/rules/i-spy/model/pieces';
import { GAME } from '../table';
import { signed } from '../words';

interface AdvantageSteppersProps {
  readonly values: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
}

/** IS-53: a row of an Advantage chart. */
export function AdvantageSteppers({ values, onChange }: AdvantageSteppersProps) {
  const t = useGameWords(GAME);
  return (
    <View style={styles.row}>
      {values.map((value, place) => (
        <View key={place} style={styles.one}>
          <Stepper
            label={t('ui.read.advantage', { place: place + 1 })}
            value={value}
            valueText={signed(value)}
            max={LIMIT}
            onChange={(next) => onChange(values.map((old, at) => (at === place ? next : old)))}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: 164, maxWidth: '100%' },
});
