import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';

interface TrackMarker {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** A badge of `MARKER` points or less. */
  readonly badge: ReactNode;
}

interface TrackProps {
  readonly label: string;
  readonly min?: number;
  readonly max: number;
  readonly markers: readonly TrackMarker[];
  /** Values that are written below the track; the first and the last always are. */
  readonly stops?: readonly number[];
}

const MARKER = 32;
/** Of the narrowest screen that is supported, 320 points. */
const MARKER_SHARE = (MARKER + 4) / 256;

/** Where everybody stands, from the first to the last space of a printed track. */
export function Track({ label, min = 0, max, markers, stops = [] }: TrackProps) {
  const { colors } = useTheme();
  const placed = intoLanes(markers, { min, max, width: MARKER_SHARE });
  const lanes = Math.max(1, ...placed.map(({ lane }) => lane + 1));
  const spoken = [...markers]
    .sort((a, b) => b.value - a.value)
    .map((marker) => `${marker.label} ${marker.value}`);
  const written = [...new Set([min, ...stops, max])];
  return (
    <View role="img" accessible aria-label={`${label}: ${spoken.join(', ')}`} style={styles.whole}>
      <AppText variant="small" tone="soft">
        {label}
      </AppText>
      <View style={styles.field}>
        <View style={{ height: lanes * (MARKER + space.xs) }}>
          {placed.map(({ item, share, lane }) => (
            <View
              key={item.id}
              style={[styles.marker, { left: percent(share), bottom: lane * (MARKER + space.xs) }]}
            >
              {item.badge}
            </View>
          ))}
        </View>
        <View style={[styles.rail, ground(colors.lineStrong)]} />
        <View style={styles.stops}>
          {written.map((stop) => (
            <View key={stop} style={[styles.stop, { left: percent((stop - min) / (max - min)) }]}>
              <View style={[styles.tick, ground(colors.lineStrong)]} />
              <AppText variant="small" tone="soft">
                {stop}
              </AppText>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

const percent = (share: number): `${number}%` => `${share * 100}%`;

interface Placed<Item> {
  readonly item: Item;
  /** From 0 to 1 along the track. */
  readonly share: number;
  readonly lane: number;
}

interface Valued {
  readonly value: number;
}

interface Scale {
  readonly min: number;
  readonly max: number;
  /** The share of the track that one marker covers. */
  readonly width: number;
}

/** Puts markers that would cover each other into lanes above each other. */
export const intoLanes = <Item extends Valued>(
  items: readonly Item[],
  { min, max, width }: Scale,
): readonly Placed<Item>[] => {
  const ends: number[] = [];
  return [...items]
    .sort((left, right) => left.value - right.value)
    .map((item) => {
      const share = max > min ? Math.min(1, Math.max(0, (item.value - min) / (max - min))) : 0;
      const free = ends.findIndex((end) => share - end >= width);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = share;
      return { item, share, lane };
    });
};

const styles = StyleSheet.create({
  whole: { gap: space.s },
  field: { marginHorizontal: MARKER / 2 },
  marker: { position: 'absolute', width: MARKER, marginLeft: -MARKER / 2, alignItems: 'center' },
  rail: { height: 4, borderRadius: radius.round },
  stops: { flexDirection: 'row', minHeight: 32 },
  stop: { position: 'absolute', width: 48, marginLeft: -24, alignItems: 'center' },
  tick: { width: 2, height: 6 },
});
