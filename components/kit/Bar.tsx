import { type ReactNode } from 'react';
import { Animated, StyleSheet, View } from 'react-native';
import { type SeatColorName } from '@/components/kit/theme/seats';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';
import { shareOf, useGrown } from './use-grown';

export interface BarProps {
  readonly label: string;
  readonly value: number;
  /** The longest of the bars that are compared. */
  readonly max: number;
  readonly valueText?: string;
  readonly leading?: ReactNode;
  /** In the colour of a seat instead of the game's. */
  readonly seat?: SeatColorName;
}

/** One of several amounts that are compared: a score, a pool. It grows to its new value. */
export function Bar({ label, value, max, valueText = String(value), leading, seat }: BarProps) {
  const { colors, accent, seats } = useTheme();
  const { fill, edge } = seat ? seats[seat] : { fill: accent.fill, edge: accent.fill };
  const grown = useGrown(shareOf(value, max));
  const width = grown.interpolate({ inputRange: [0, 1], outputRange: ['0%', '100%'] });
  return (
    <View role="img" accessible aria-label={`${label}: ${valueText}`} style={styles.row}>
      {leading}
      <View style={styles.middle}>
        <AppText variant="small" tone="soft">
          {label}
        </AppText>
        <View style={[styles.groove, ground(colors.inset)]}>
          <Animated.View style={[styles.fill, { width, backgroundColor: fill, borderColor: edge }]} />
        </View>
      </View>
      <AppText variant="number" style={styles.value}>
        {valueText}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  middle: { flex: 1, gap: space.xs },
  groove: { height: 14, borderRadius: radius.s, overflow: 'hidden' },
  fill: { height: '100%', borderWidth: 1, borderRadius: radius.s },
  value: { minWidth: 44, textAlign: 'right' },
});
