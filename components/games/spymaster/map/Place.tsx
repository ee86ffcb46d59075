import { type Colour, type Location } from '@/rules/spymaster/model/prints';
import { standingAt, standingInWords } from '../pieces/Agents';
import { type Table } from '../table';
import { spoken } from '../words';
import { LocationRow } from './LocationRow';
import { type MapTap } from './map-tap';

interface PlaceProps {
  readonly table: Table;
  readonly location: Location;
  readonly kind: Colour | 'hub';
  readonly tap: MapTap;
}

/** What there is to say of a location now. Its row is drawn again only when that has changed. */
export function Place({ table, location, kind, tap }: PlaceProps) {
  const { t, view, placeInArea } = table;
  const standing = standingAt(view, location);
  const isChosen = tap.chosen === location || (tap.marked?.includes(location) ?? false);
  const name = placeInArea(location);
  const colour = t(`ui.kind.${kind}`);
  const label = [name, ...(name === colour ? [] : [colour]), standingInWords(table, standing)].join(', ');
  return (
    <LocationRow {...{ location, kind, name, standing, isChosen }} label={spoken(label)} onTap={tap.onTap} />
  );
}
