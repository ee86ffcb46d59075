import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';

interface WonBarsProps {
  /** The oldest first. */
  readonly won: readonly boolean[];
}

/** The last plays, a bar each: full and high where it was won. Beside words that say the same. */
export function WonBars({ won }: WonBarsProps) {
  const { colors } = useTheme();
  return (
    <View aria-hidden style={styles.whole}>
      <View style={styles.bars}>
        {won.map((win, place) => (
          <View
            key={place}
            style={
              win ? [styles.bar, ground(colors.ink)] : [styles.bar, styles.lost, edge(colors.lineStrong)]
            }
          />
        ))}
      </View>
      <AppText variant="count" style={styles.count}>
        {won.filter(Boolean).length}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  bars: { flexDirection: 'row', alignItems: 'flex-end', height: 18, gap: 2 },
  bar: { width: 5, height: 18 },
  lost: { height: 9, borderWidth: hairline },
  count: { minWidth: 22, textAlign: 'right' },
});
