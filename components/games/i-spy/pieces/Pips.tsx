import { StyleSheet, View } from 'react-native';
import { edge, ground } from '@/components/kit/theme/tint';

interface PipsProps {
  readonly count: number;
  readonly color: string;
  readonly size?: number;
  /** Only their outline. */
  readonly hollow?: boolean;
}

/** The cubes that are printed on a card. */
export function Pips({ count, color, size = 8, hollow = false }: PipsProps) {
  return (
    <View aria-hidden style={styles.row}>
      {Array.from({ length: count }, (_, at) => (
        <View
          key={at}
          style={[{ width: size, height: size }, hollow ? [styles.hollow, edge(color)] : ground(color)]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 2 },
  hollow: { borderWidth: 1.3 },
});
