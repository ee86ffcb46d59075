import { Card } from '@/components/ui/Card';
import type { MapBodyProps } from './MapBody';
import { MapBody } from './MapBody';

/** On the board. A tap asks for a Region; the thumb zone then offers the way. */
export function RegionMap({ table, map }: Omit<MapBodyProps, 'onGoal'>) {
  const { t, practice } = table;
  return (
    <Card tab={practice ? t('ui.map-practice') : t('ui.map')}>
      <MapBody table={table} map={map} />
    </Card>
  );
}
