import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { hairline, radius, space } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { IconButton } from '@/components/ui/IconButton';
import type { Table } from '../table';
import type { WayOut } from '../ways';
import { waysOut } from '../ways';
import type { Hit } from './layout';
import { FRAME, hitAt, layoutOf } from './layout';
import { MapDetail } from './MapDetail';
import { MapDrawing } from './MapDrawing';
import { useCamera } from './use-camera';

const NONE: readonly WayOut[] = [];

/** The board as far as it is known. A tap on a city asks for its price, one on a space for whose Agents are there. */
export function CityMap({ table }: { readonly table: Table }) {
  const { t, state, practice } = table;
  const { colors } = useTheme();
  const [chosen, setChosen] = useState<Hit>();
  const layout = layoutOf(state.board);
  const camera = useCamera((at, reach) => setChosen(hitAt(layout, at, reach)));
  const ways = chosen?.kind === 'city' ? waysOut(table).filter(({ to }) => to === chosen.id) : NONE;
  return (
    <Card tab={practice ? t('ui.map-practice') : t('ui.map')}>
      <View>
        <View
          role="img"
          accessible
          aria-label={t('ui.map-label')}
          {...camera.handlers}
          style={[
            styles.map,
            { borderColor: colors.line, backgroundColor: colors.paper },
            // Only known to browsers: a finger that pans the map must not scroll the page, and a map that is pushed
            // down by a card above it is moved as a layer instead of being painted again.
            { touchAction: camera.zoomed ? 'none' : 'pan-y', willChange: 'transform' } as object,
          ]}
        >
          <View style={StyleSheet.absoluteFill} pointerEvents="none">
            <MapDrawing table={table} layout={layout} viewBox={camera.viewBox} chosen={chosen} ways={ways} />
          </View>
        </View>
        <View style={styles.tools}>
          <IconButton
            icon="plus"
            label={t('ui.zoom-in')}
            filled
            disabled={camera.atMost}
            onPress={() => camera.zoomBy(1.6)}
          />
          {camera.zoomed && (
            <>
              <IconButton
                icon="minus"
                label={t('ui.zoom-out')}
                filled
                onPress={() => camera.zoomBy(1 / 1.6)}
              />
              <IconButton icon="close" label={t('ui.zoom-all')} filled onPress={camera.showAll} />
            </>
          )}
        </View>
      </View>
      {chosen && state.phase === 'turn' ? (
        <MapDetail table={table} chosen={chosen} ways={ways} />
      ) : (
        <AppText variant="small" tone="soft">
          {t('ui.map-hint')}
        </AppText>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  map: {
    width: '100%',
    aspectRatio: FRAME.width / FRAME.height,
    borderWidth: hairline,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  tools: { position: 'absolute', top: space.s, left: space.s, gap: space.s },
});
