import { useState } from 'react';
import { View } from 'react-native';
import { type MapView } from '@/rules/i-spy/model/view';
import { type Table } from '../table';
import { type Goal } from './goals';
import { MapDrawing } from './MapDrawing';
import { sceneOf } from './scene';
import { useRegionPlaces } from './use-region-places';

interface StillMapProps {
  readonly table: Table;
  readonly map: MapView;
}

const HEIGHT = 400;
const NO_GOALS: ReadonlyMap<string, Goal> = new Map();

/** Who stands where, for whoever only looks on. */
export function StillMap({ table, map }: StillMapProps) {
  const [width, setWidth] = useState(HEIGHT);
  const size = { width, height: HEIGHT };
  const places = useRegionPlaces(map.print, size);
  const scene = sceneOf(table, { map, places, size, goals: NO_GOALS, chosen: undefined });
  return (
    <View
      accessible
      role="img"
      aria-label={table.t('ui.map-label')}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width || HEIGHT)}
    >
      <MapDrawing scene={scene} zoom={1} />
    </View>
  );
}
