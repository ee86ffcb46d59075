import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';

interface ChartProps {
  readonly title: string;
  /** How it is read, in a few words. */
  readonly note?: string;
  /** What it shows, in one sentence. */
  readonly label: string;
  /** The numbers behind it, a line each, for whoever does not see the picture. */
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

/** A picture of numbers, with the numbers behind it. */
export function Chart({ title, note, label, lines, children }: ChartProps) {
  return (
    <View style={styles.chart}>
      <View style={styles.head}>
        <AppText variant="title" level={2}>
          {title}
        </AppText>
        {note !== undefined && (
          <AppText variant="small" tone="soft">
            {note}
          </AppText>
        )}
      </View>
      <View role="table" aria-label={label} style={styles.unseen}>
        {lines.map((line, place) => (
          <View key={place} role="row" accessible aria-label={line}>
            <View role="cell">
              <AppText variant="small">{line}</AppText>
            </View>
          </View>
        ))}
      </View>
      <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.s },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space.m,
  },
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
});
