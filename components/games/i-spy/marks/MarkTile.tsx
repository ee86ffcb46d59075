import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type TiledPlace } from '../politicians/places';
import { type Table } from '../table';

interface MarkTileProps {
  readonly table: Table;
  readonly place: TiledPlace;
  readonly onPress: () => void;
}

/** A tile in the shadows: free, or with the Control Token of whoever watches it. A tap on a taken one says why not. */
export function MarkTile({ table: { t, seatName }, place: { place, tile }, onPress }: MarkTileProps) {
  const { colors, accent } = useTheme();
  const [owner] = tile.tokens;
  const free = owner === undefined;
  const words = free ? t('ui.marks-free') : seatName(owner);
  const label = t('offer.mark-politician', { place });
  return (
    <Pressable
      role="button"
      aria-label={free ? label : `${label}, ${words}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.tile,
        ground(free ? colors.sheet : colors.inset),
        edge(free ? accent.fill : colors.line),
        free && styles.free,
        pressed && styles.pressed,
      ]}
    >
      <AppText variant="number" style={ink(free ? colors.ink : colors.inkSoft)}>
        {place}
      </AppText>
      <View style={styles.middle}>
        {free ? (
          <View style={[styles.ring, edge(colors.lineStrong)]} />
        ) : (
          <SeatMark seat={owner} size={48} rimmed />
        )}
      </View>
      <AppText variant="fine" tone="soft" numberOfLines={1} style={styles.words}>
        {words}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tile: {
    flex: 1,
    minWidth: 0,
    minHeight: 96,
    padding: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
    justifyContent: 'space-between',
  },
  free: { borderWidth: 2 },
  middle: { alignItems: 'center' },
  ring: { width: 40, height: 40, borderWidth: 1.5, borderStyle: 'dashed', borderRadius: radius.round },
  words: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
