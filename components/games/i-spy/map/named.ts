import { type Point } from '@/components/kit/map/plane';
import { type RegionKind } from '@/rules/i-spy/model/map';
import { type Named } from './labels';
import { CITY, citiesOf } from './layout';
import { markSize } from './RegionMark';
import { type Scene } from './scene';

export const SPY = 62;
/** A Spy stands a little above its Region. */
export const LIFT = 18;

/** From the top of the Spy to the foot of the mark it stands on. */
const withSpy = ({ x, y }: Point, mark: number, scale: number): Pick<Named, 'at' | 'radius'> => {
  const top = y - (LIFT + SPY / 2) * scale;
  const foot = y + mark;
  return { at: { x, y: (top + foot) / 2 }, radius: (foot - top) / 2 };
};

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
    const mark = (markSize(kind, goals.has(id)) / 2) * scale;
    const stands = spies.some(({ region }) => region === id);
    const { at, radius } = stands ? withSpy(place, mark, scale) : { at: place, radius: mark };
    // Where a turn can begin has to be found; later a name in the wrong place would do more harm than none.
    const always = id === chosen || (kind === 'start' && goals.has(id));
    return [{ id, name, at, radius, rank: rank(id, kind), always }];
  });
  const cities = [...citiesOf(map.regions, places)].map(([capital, at]) => ({
    ...{ id: capital, name: cityName(capital), at, radius: CITY, rank: 1, always: true },
  }));
  return [...named, ...cities].sort((a, b) => a.rank - b.rank);
};
