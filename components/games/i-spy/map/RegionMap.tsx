import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { FRAME } from './layout';
import { type MapBodyProps, MapBody } from './MapBody';

/** On the board, as wide as it is and no higher than the screen. A tap asks for a Region; the thumb zone then offers the way. */
export function RegionMap({ table, map }: Omit<MapBodyProps, 'onGoal'>) {
  const { height } = useWindowDimensions();
  const most = Math.max(LEAST, (height * MOST_HEIGHT * FRAME.width) / FRAME.height);
  return (
    <View style={[styles.map, { maxWidth: most }]}>
      <MapBody table={table} map={map} />
    </View>
  );
}

const LEAST = 320;
const MOST_HEIGHT = 0.9;

const styles = StyleSheet.create({
  map: { width: '100%', gap: space.m, alignSelf: 'center' },
});
