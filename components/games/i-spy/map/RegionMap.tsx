import { useState } from 'react';
import { MapPane } from '@/components/map/MapPane';
import { useCamera } from '@/components/map/use-camera';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { Segmented } from '@/components/ui/Segmented';
import type { MapView } from '@/rules/i-spy/full/view';
import { regionOf } from '@/rules/i-spy/map';
import type { Table } from '../table';
import { useChosenRegion } from './chosen';
import { goalsOf } from './goals';
import { FRAME, placesOf, regionAt } from './layout';
import { MapDrawing } from './MapDrawing';
import { MapKey } from './MapKey';
import { RegionDetail } from './RegionDetail';
import { RegionList } from './RegionList';
import { sceneOf } from './scene';

type Shown = 'map' | 'list';

interface RegionMapProps {
  readonly table: Table;
  readonly map: MapView;
}

/** The map as far as it is known, or the same as a list. A tap asks for a Region; the thumb zone then offers the way. */
export function RegionMap({ table, map }: RegionMapProps) {
  const { t, view, practice } = table;
  const { chosen, choose } = useChosenRegion(table);
  const [shown, setShown] = useState<Shown>('map');
  const goals = goalsOf(table, view.turn.seat);
  const camera = useCamera(FRAME, (at, reach) => choose(regionAt(placesOf(map.print), at, reach)));
  const region = chosen === undefined ? undefined : regionOf(map.print, chosen);
  return (
    <Card tab={practice ? t('ui.map-practice') : t('ui.map')}>
      <Segmented<Shown>
        label={t('ui.map-or-list')}
        hideLabel
        value={shown}
        onChange={setShown}
        choices={[
          { value: 'map', label: t('ui.as-map') },
          { value: 'list', label: t('ui.as-list') },
        ]}
      />
      {map.print.regions.length === 0 && (
        <EmptyState icon="globe" title={t('ui.map-empty')} hint={t('ui.map-empty-hint')} />
      )}
      {map.print.regions.length > 0 && shown === 'map' && (
        <MapPane label={t('ui.map-label')} frame={FRAME} camera={camera}>
          <MapDrawing
            scene={sceneOf(table, { map, goals, chosen })}
            viewBox={camera.viewBox}
            zoom={camera.zoom}
          />
        </MapPane>
      )}
      {region && <RegionDetail table={table} region={region} goal={goals.get(region.id)} />}
      {shown === 'map' && !region && (
        <>
          <AppText variant="small" tone="soft">
            {t('ui.map-hint')}
          </AppText>
          <MapKey table={table} />
        </>
      )}
      {shown === 'list' && (
        <RegionList table={table} regions={map.print.regions} goals={goals} onRegion={choose} />
      )}
    </Card>
  );
}
