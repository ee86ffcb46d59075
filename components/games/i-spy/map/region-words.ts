import { capitalRegionsOf, regionOf, type RegionPrint } from '@/rules/i-spy/model/map';
import { leaveCapital } from '@/rules/i-spy/moves/leave-capital';
import { type Table } from '../table';
import { type Goal } from './goals';

/** In a Capital one Region is as good as another. */
export const regionName = ({ t }: Pick<Table, 't'>, { name, kind, capital }: RegionPrint): string =>
  kind === 'capital' && capital ? t(`piece.${capital}`) : name;

export const nameOf = (table: Table, id: string): string => {
  const region = table.view.map && regionOf(table.view.map.print, id);
  return region ? regionName(table, region) : id;
};

/** "Outlet of Berlin", "Supply Cache with its token" */
export const kindWords = ({ t, view }: Table, { id, kind, capital }: RegionPrint): string => {
  const where = capital ? t(`piece.${capital}`) : '';
  if (kind === 'cache')
    return t(view.map?.caches.includes(id) ? 'ui.region.cache-full' : 'ui.region.cache-empty');
  return t(`ui.region.${kind}`, { capital: where });
};

/** Who stands there; in a Capital, in any of its Regions. */
const occupantsOf = ({ view, seatName }: Table, { id, kind, capital }: RegionPrint): readonly string[] => {
  const there = view.map && kind === 'capital' && capital ? capitalRegionsOf(view.map.print, capital) : [id];
  return view.players.flatMap(({ region }, seat) =>
    region !== undefined && there.includes(region) ? [seatName(seat)] : [],
  );
};

/** "2 Tickets left", or over which Regions. */
export const goalWords = (table: Table, { moves, left, region }: Goal): string => {
  const { t } = table;
  const over = moves.flatMap((move) => ('region' in move && move.region !== region ? [move.region] : []));
  return [
    ...(over.length > 0
      ? [t('ui.go-over', { regions: over.map((id) => nameOf(table, id)).join(', ') })]
      : []),
    // Passing through a Capital is the turn's visit.
    ...(moves.some(({ type }) => type === leaveCapital.type) && moves.length > 1 ? [t('ui.go-visit')] : []),
    ...(left === undefined ? [] : [t('ui.tickets-left', { count: left })]),
  ].join(' · ');
};

/** Who is there, what it is, and whether the Spy can get there: what a screen reader says of it. */
export const aboutRegion = (table: Table, region: RegionPrint, goal: Goal | undefined): string => {
  const who = occupantsOf(table, region);
  return [
    kindWords(table, region),
    ...(who.length > 0 ? [table.t('ui.region.here', { seat: who.join(', ') })] : []),
    ...(goal ? [goalWords(table, goal) || table.t('ui.region.possible')] : []),
  ].join(' · ');
};
