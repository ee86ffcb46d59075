import { StyleSheet, View } from 'react-native';
import { space, target } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { type Speak } from '@/i18n/say';
import { valueOf } from '@/rules/spymaster/model/pile';
import { type Intelligence } from '@/rules/spymaster/model/prints';

interface PaidProps {
  readonly t: Speak;
  readonly burned: readonly Intelligence[];
  readonly needed: number;
  /** While nothing is picked. */
  readonly hint: string;
  readonly onBack?: (() => void) | undefined;
}

/** SM-33: the sum of the picked cards against what the Mission asks. */
export function Paid({ t, burned, needed, hint, onBack }: PaidProps) {
  const value = valueOf(burned);
  return (
    <View style={styles.sum}>
      <AppText variant="display" tone={value < needed ? 'ink' : 'good'}>
        {`${value}/${needed}`}
      </AppText>
      <AppText style={styles.words} aria-live="polite">
        {burned.length === 0 ? hint : burned.map((card) => card.value).join(' + ')}
      </AppText>
      {onBack && (
        <IconButton icon="backspace" label={t('ui.row-remove')} filled size={target.thumb} onPress={onBack} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: target.thumb },
  words: { flex: 1 },
});
