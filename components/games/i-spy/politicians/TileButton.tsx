import { Pressable, StyleSheet, View } from 'react-native';
import { SeatMark } from '@/components/match/SeatMark';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type PlaceView } from '@/rules/i-spy/model/view';
import { type Teller } from '../table';

interface TileButtonProps {
  readonly teller: Teller;
  readonly place: PlaceView;
  readonly chosen?: boolean;
  /** Cannot be chosen now; it can still be tapped, to hear why. */
  readonly faint?: boolean;
  readonly onPress: () => void;
}

/** A facedown tile on its place, with the Control Tokens on it. */
export function TileButton({ teller, place, chosen = false, faint = false, onPress }: TileButtonProps) {
  const { t, seatName } = teller;
  const { colors, accent } = useTheme();
  const { tile } = place;
  const name = t('ui.place', { place: place.place });
  if (!tile)
    return (
      <View
        accessible
        aria-label={`${name}, ${t('ui.place-empty')}`}
        role="img"
        style={[styles.tile, { borderColor: colors.line }]}
      >
        <AppText variant="small" tone="soft">
          {t('ui.place-empty')}
        </AppText>
      </View>
    );
  const owners = tile.tokens.map(seatName);
  return (
    <Pressable
      role="button"
      aria-label={[name, ...(owners.length > 0 ? owners : [t('ui.no-tokens')])].join(', ')}
      aria-pressed={chosen}
      onPress={onPress}
      style={({ pressed }) => [
        styles.tile,
        { borderColor: colors.lineStrong, backgroundColor: chosen ? accent.wash : colors.inset },
        chosen && { borderColor: accent.fill, borderWidth: 3 },
        faint && styles.faint,
        pressed && styles.pressed,
      ]}
    >
      <AppText variant="title">{place.place}</AppText>
      <View style={styles.tokens}>
        {tile.tokens.map((seat, index) => (
          <SeatMark key={index} seat={seat} size={20} />
        ))}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tile: {
    width: 72,
    minHeight: 64,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    padding: space.xs,
    borderWidth: hairline,
    borderRadius: radius.s,
  },
  tokens: { flexDirection: 'row', minHeight: 20, gap: 2 },
  faint: { opacity: 0.55, borderStyle: 'dashed' },
  pressed: { opacity: 0.7 },
});
