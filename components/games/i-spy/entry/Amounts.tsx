import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { signed } from '../words';

interface AmountsProps {
  readonly label: string;
  readonly amounts: readonly number[];
  readonly chosen?: number | undefined;
  /** As changes, with their sign. */
  readonly changes?: boolean;
  readonly onAmount: (amount: number) => void;
}

/** A printed number, one tap. None is chosen before somebody has read it. */
export function Amounts({ label, amounts, chosen, changes = false, onAmount }: AmountsProps) {
  return (
    <View style={styles.whole}>
      <AppText variant="small" tone="soft">
        {label}
      </AppText>
      <View role="group" aria-label={label} style={styles.amounts}>
        {amounts.map((amount) => {
          const shown = changes ? signed(amount) : String(amount);
          return (
            <View key={amount} style={styles.one}>
              <Button
                label={shown}
                name={`${label}: ${shown}`}
                kind={amount === chosen ? 'primary' : 'secondary'}
                onPress={() => onAmount(amount)}
              />
            </View>
          );
        })}
      </View>
    </View>
  );
}

export const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

const styles = StyleSheet.create({
  whole: { gap: space.xs },
  amounts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  one: { flexGrow: 1, flexBasis: besideText(72) },
});
