import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { LIMIT, NATIONS, type PerNation } from '@/rules/i-spy/model/pieces';
import { GAME } from '../table';
import { nationName, signed } from '../words';

interface NationSteppersProps {
  readonly label: string;
  readonly values: Partial<PerNation>;
  readonly onChange: (values: Partial<PerNation>) => void;
  readonly min?: number;
  readonly max?: number;
}

/** A number for each Nation; without a minus as an amount, with one as a change. */
export function NationSteppers({ label, values, onChange, min = 0, max = LIMIT }: NationSteppersProps) {
  const t = useGameWords(GAME);
  return (
    <View role="group" aria-label={label} style={styles.group}>
      {NATIONS.map((nation) => {
        const value = values[nation] ?? 0;
        return (
          <View key={nation} style={styles.one}>
            <View aria-hidden>
              <AppText variant="small" tone="soft" style={styles.name}>
                {nationName(t, nation)}
              </AppText>
            </View>
            <Stepper
              hideLabel
              label={nationName(t, nation)}
              value={value}
              min={min}
              max={max}
              {...(min < 0 ? { valueText: signed(value) } : {})}
              onChange={(next) => onChange({ ...values, [nation]: next })}
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: 168, maxWidth: '100%' },
  name: { textAlign: 'center' },
});
