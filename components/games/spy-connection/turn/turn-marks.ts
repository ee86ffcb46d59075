import { drawnRoute } from '../draw/drawing';
import { waitsOf } from '../stage/waits';
import { type CityPrice, type Marks } from '../stage/marks';
import { type Table } from '../table';
import { type WayOut } from '../ways';
import { type Chosen } from './chosen';
import { waitingHere } from './covers';
import { liftOf } from './lifting';

/** The ways to each city, the cheapest first; of equal ones the one without travel. */
export const waysByCity = (ways: readonly WayOut[]): ReadonlyMap<string, readonly WayOut[]> => {
  const found = new Map<string, WayOut[]>();
  for (const way of ways) found.set(way.to, [...(found.get(way.to) ?? []), way]);
  for (const list of found.values())
    list.sort((a, b) => Number(a.refused) - Number(b.refused) || a.price - b.price);
  return found;
};

/** What the map shows of the turn besides what lies on it. */
export const marksOf = (
  table: Table,
  ways: ReadonlyMap<string, readonly WayOut[]>,
  chosen: Chosen | undefined,
): Marks => {
  const { view, active, practice } = table;
  const open = view.phase === 'option' || view.phase === 'travelled';
  const prices = new Map<string, CityPrice>();
  if (open)
    for (const { id } of table.state.board.cities) {
      const [way] = ways.get(id) ?? [];
      if (active.network.includes(id)) continue;
      if (way) prices.set(id, { text: String(way.price), dashed: way.refused });
      else if (!practice) prices.set(id, { text: '?', dashed: true });
    }
  const covering = view.phase === 'objectives' && waitingHere(table).length === 0;
  const base: Marks = { prices, waits: covering ? new Map() : waitsOf(active), soon: new Set() };
  if (chosen?.kind === 'lift') return { ...base, lift: liftOf(table, chosen) };
  if (chosen?.kind === 'slot') {
    const print = view.display.find(({ tile }) => tile === chosen.tile)?.print;
    const waits = waitsOf({ open: active.open.filter((open) => open.print.id !== chosen.discard) });
    return print ? { ...base, waits, soon: new Set(print.cities) } : base;
  }
  if (chosen?.kind === 'read') return { ...base, read: new Set(chosen.cities) };
  if (chosen?.kind === 'draw') return { ...base, going: chosen.to, route: drawnRoute(table, chosen) };
  if (chosen?.kind !== 'city') return base;
  const way = ways.get(chosen.city)?.[chosen.way];
  if (!way) return { ...base, going: chosen.city };
  const { connection, from, to, price } = way;
  const spaces = connection.cities[0] === from ? connection.spaces : [...connection.spaces].reverse();
  return {
    ...base,
    going: to,
    route: {
      ...{ from, to, price, refused: way.refused },
      spaces: spaces.map((id, place) => ({ id, price: way.prices[place] ?? 0 })),
    },
  };
};
