import { useState } from 'react';
import { MapPane } from '@/components/kit/map/MapPane';
import { useCamera } from '@/components/kit/map/use-camera';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { type Table } from '../table';
import { type WayOut, waysOut } from '../ways';
import { FRAME, type Hit, hitAt, layoutOf } from './layout';
import { MapDetail } from './MapDetail';
import { MapDrawing } from './MapDrawing';
import { useCityPlaces } from './use-city-places';

const NONE: readonly WayOut[] = [];

/** The board as far as it is known. A tap on a city asks for its price, one on a space for whose Agents are there. */
export function CityMap({ table }: { readonly table: Table }) {
  const { t, state, practice } = table;
  const [chosen, setChosen] = useState<Hit>();
  const layout = layoutOf(state.board, useCityPlaces(table));
  const camera = useCamera(FRAME, (at, reach) => setChosen(hitAt(layout, at, reach)));
  const ways = chosen?.kind === 'city' ? waysOut(table).filter(({ to }) => to === chosen.id) : NONE;
  return (
    <Card tab={practice ? t('ui.map-practice') : t('ui.map')}>
      <MapPane label={t('ui.map-label')} frame={FRAME} camera={camera}>
        <MapDrawing table={table} layout={layout} viewBox={camera.viewBox} chosen={chosen} ways={ways} />
      </MapPane>
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
