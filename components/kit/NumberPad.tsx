import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';
import { PadKey } from './PadKey';

export interface NumberPadProps {
  readonly label: string;
  /** `undefined` while nothing has been typed. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly max?: number;
  /** Shows the sign key. */
  readonly signed?: boolean;
}

const rows = [
  [7, 8, 9],
  [4, 5, 6],
  [1, 2, 3],
] as const;

/** Bigger and faster at a table than the phone's own keyboard, and it hides nothing. */
export function NumberPad({ label, value, onChange, max = 999, signed = false }: NumberPadProps) {
  const t = useTranslate();
  const type = (digit: number) => {
    const size = Math.abs(value ?? 0) * 10 + digit;
    if (size <= max) onChange((value ?? 0) < 0 ? -size : size);
  };
  const remove = () => {
    const rest = Math.trunc((value ?? 0) / 10);
    onChange(rest === 0 ? undefined : rest);
  };
  return (
    <View role="group" aria-label={label} style={styles.pad}>
      <View style={styles.shown} aria-live="polite">
        <AppText variant="small" tone="soft">
          {label}
        </AppText>
        <AppText variant="display">{value ?? '–'}</AppText>
      </View>
      {rows.map((digits) => (
        <View key={digits[0]} style={styles.row}>
          {digits.map((digit) => (
            <PadKey key={digit} label={String(digit)} onPress={() => type(digit)} />
          ))}
        </View>
      ))}
      <View style={styles.row}>
        {signed ? (
          <PadKey label="±" name={t('common.sign')} onPress={() => onChange(-(value ?? 0))} />
        ) : (
          <View style={styles.gap} />
        )}
        <PadKey label="0" onPress={() => type(0)} />
        <PadKey label={t('common.digit-delete')} icon="backspace" onPress={remove} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { gap: space.s },
  shown: { alignItems: 'center' },
  row: { flexDirection: 'row', gap: space.s },
  gap: { flex: 1 },
});
