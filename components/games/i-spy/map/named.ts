import { type RegionKind } from '@/rules/i-spy/model/map';
import { type Named } from './labels';
import { CITY, citiesOf } from './layout';
import { markReach } from './RegionMark';
import { type Scene } from './scene';
import { SPY } from './spies';

/** First what is asked for, then the Capitals, who stands where, where the turn can begin and where the Spy can go. */
export const namedOf = (scene: Scene, scale: number): readonly Named[] => {
  const { map, places, spies, goals, chosen, cityName } = scene;
  const rank = (id: string, kind: RegionKind): number => {
    if (id === chosen) return 0;
    if (spies.some(({ region }) => region === id)) return 2;
    if (kind === 'start') return 3;
    return goals.has(id) ? 4 : 5;
  };
  const named = map.regions.flatMap(({ id, name, kind }) => {
    const place = places.get(id);
    if (!place || kind === 'capital') return [];
    const spy = spies.find(({ region }) => region === id);
    const half = SPY.active / 2;
    const { radius, rise } = spy ? { radius: half, rise: half } : markReach(kind, goals.has(id));
    return [
      {
        id,
        name,
        at: spy?.at ?? place,
        radius: radius * scale,
        rise: rise * scale,
        rank: rank(id, kind),
        always: id === chosen,
      },
    ];
  });
  const cities = [...citiesOf(map.regions, places)].map(([capital, at]) => ({
    ...{ id: capital, name: cityName(capital), at, radius: (CITY + 1) * scale, rank: 1, always: true },
  }));
  return [...named, ...cities].sort((a, b) => a.rank - b.rank);
};
