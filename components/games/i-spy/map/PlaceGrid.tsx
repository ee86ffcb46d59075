import { Pressable, StyleSheet, View } from 'react-native';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type Offer } from '@/rules/core/contract';
import { type Move } from '@/rules/i-spy/game';
import { regionOf } from '@/rules/i-spy/model/map';
import { type ActProps } from '../actions/act-props';
import { isRefused } from '@/rules/core/violation';
import { regionName } from './region-words';

interface PlaceGridProps extends ActProps {
  readonly label: string;
  readonly offers: readonly Offer<Move>[];
}

/** Regions as small buttons, so that the map stays in sight above them. One that is refused says why. */
export function PlaceGrid({ table, seat, label, offers }: PlaceGridProps) {
  const { view, say, act } = table;
  const { colors } = useTheme();
  return (
    <View role="group" aria-label={label} style={styles.grid}>
      {offers.map(({ id, label: said, move, violations }) => {
        const region = view.map && 'region' in move ? regionOf(view.map.print, move.region) : undefined;
        const faint = isRefused(violations);
        return (
          <Pressable
            key={id}
            role="button"
            aria-label={say(said)}
            onPress={() => act(seat, move)}
            style={({ pressed }) => [
              styles.place,
              { borderColor: faint ? colors.line : colors.lineStrong, backgroundColor: colors.inset },
              faint && styles.faint,
              pressed && styles.pressed,
            ]}
          >
            <AppText variant="label" tone={faint ? 'soft' : 'ink'} style={styles.name}>
              {region ? regionName(table, region) : say(said)}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  place: {
    flexGrow: 1,
    minHeight: target.thumb,
    minWidth: 96,
    maxWidth: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  faint: { borderStyle: 'dashed' },
  pressed: { opacity: 0.7 },
  name: { textAlign: 'center' },
});
