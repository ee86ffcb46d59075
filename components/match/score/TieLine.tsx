import { StyleSheet, View } from 'react-native';
import { edge } from '@/components/kit/theme/tint';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Seat } from '@/rules/core/seat';
import { type Bar } from './bricks';
import { barWidth, type Scale } from './Column';

interface TieLineProps {
  readonly tied: readonly Seat[];
  readonly bars: readonly Bar[];
  readonly scale: Scale;
  readonly floor: number;
}

/** Equal tops are joined by dots, behind whatever stands between them. */
export function TieLine({ tied, bars, scale, floor }: TieLineProps) {
  const { colors } = useTheme();
  const places = bars.flatMap(({ seat }, place) => (tied.includes(seat) ? [place] : []));
  const first = places.at(0);
  const last = places.at(-1);
  if (first === undefined || last === undefined || first === last || scale.column === 0) return undefined;
  const half = barWidth(scale.column) / 2;
  const place = {
    left: scale.column * (first + 0.5) + half,
    width: Math.max(0, scale.column * (last - first) - 2 * half),
    bottom: floor + (bars[first]?.total ?? 0) * scale.point - 4,
  };
  return <View style={[styles.dots, edge(colors.ink), place]} />;
}

const styles = StyleSheet.create({
  dots: { position: 'absolute', height: 0, borderTopWidth: 4, borderStyle: 'dotted' },
});
