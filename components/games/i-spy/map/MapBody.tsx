import { StyleSheet, View } from 'react-native';
import { MapPane, MapTools } from '@/components/kit/map/MapPane';
import { useCamera } from '@/components/kit/map/use-camera';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { EmptyState } from '@/components/kit/EmptyState';
import { Segmented } from '@/components/kit/Segmented';
import { regionOf } from '@/rules/i-spy/model/map';
import { type MapView } from '@/rules/i-spy/model/view';
import { type Table } from '../table';
import { useMapChoice } from './map-choice';
import { type Goal, goalsOf, meant } from './goals';
import { FRAME, regionAt } from './layout';
import { MapDrawing } from './MapDrawing';
import { MapKey } from './MapKey';
import { RegionDetail } from './RegionDetail';
import { RegionList } from './RegionList';
import { sceneOf } from './scene';
import { useRegionPlaces } from './use-region-places';

export interface MapBodyProps {
  readonly table: Table;
  readonly map: MapView;
  /** Goes there at once, where the list stands alone. */
  readonly onGoal?: (goal: Goal) => void;
}

/** The map as far as it is known, or the same as a list. */
export function MapBody({ table, map, onGoal }: MapBodyProps) {
  const { t, view, practice } = table;
  const { chosen, choose, shown, show } = useMapChoice(table);
  const goals = goalsOf(table, view.turn.seat);
  const places = useRegionPlaces(map.print);
  const camera = useCamera(FRAME, (at, reach) => {
    const hit = regionAt(places, at, reach);
    choose(hit === undefined ? undefined : meant(map.print, goals, hit));
  });
  const region = chosen === undefined ? undefined : regionOf(map.print, chosen);
  const tap = (id: string) => {
    const goal = goals.get(id);
    if (goal && onGoal) onGoal(goal);
    else choose(id);
  };
  if (map.print.regions.length === 0)
    return <EmptyState icon="globe" title={t('ui.map-empty')} hint={t('ui.map-empty-hint')} />;
  return (
    <>
      {shown === 'map' && (
        <MapPane label={t('ui.map-label')} frame={FRAME} camera={camera} tools={false}>
          <MapDrawing
            scene={sceneOf(table, { map, places, goals, chosen })}
            viewBox={camera.viewBox}
            zoom={camera.zoom}
          />
        </MapPane>
      )}
      <View style={styles.tools}>
        <View style={styles.choice}>
          <Segmented
            label={t('ui.map-or-list')}
            hideLabel
            value={shown}
            onChange={show}
            choices={[
              { value: 'map', label: t(practice ? 'ui.map-practice' : 'ui.as-map') },
              { value: 'list', label: t('ui.as-list') },
            ]}
          />
        </View>
        {shown === 'map' && <MapTools camera={camera} />}
      </View>
      {region && <RegionDetail table={table} region={region} goal={goals.get(region.id)} />}
      {shown === 'list' && (
        <RegionList table={table} regions={map.print.regions} goals={goals} onRegion={tap} />
      )}
      {shown === 'map' && !region && (
        <>
          <AppText variant="small" tone="soft">
            {t('ui.map-hint')}
          </AppText>
          <MapKey table={table} />
        </>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  tools: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  choice: { flex: 1 },
});
