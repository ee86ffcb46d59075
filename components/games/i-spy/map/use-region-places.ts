import { useMemo } from 'react';
import { type Size } from '@/components/kit/stage/bubble-place';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { type Places, placesOf } from './layout';
import { isDrawn } from './region-graph';

const layouts = { load: async () => (await import('@/components/kit/map/force-layout')).layOut };

/** Where each Region is drawn; only a map that its owner has learned has to be laid out. */
export const useRegionPlaces = (map: MapPrint, { width, height }: Size): Places => {
  const layOut = useLoaded(isDrawn(map) ? undefined : layouts);
  return useMemo(() => placesOf(map, { width, height }, layOut), [map, width, height, layOut]);
};
