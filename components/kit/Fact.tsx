import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { AppText } from '@/components/kit/AppText';

interface FactProps {
  readonly label: string;
  readonly value: number;
  readonly of?: number;
}

/** A number that others read across the table, and what it counts. */
export function Fact({ label, value, of }: FactProps) {
  const shown = of === undefined ? String(value) : `${value}/${of}`;
  return (
    <View accessible role="img" aria-label={`${label}: ${shown}`} style={styles.fact}>
      <AppText variant="number">{shown}</AppText>
      <AppText variant="small" tone="soft">
        {label}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({ fact: { flexGrow: 1, minWidth: besideText(64) } });
