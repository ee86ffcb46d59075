import { distance, type Point } from '@/components/kit/map/plane';
import { REACH, type StageTarget } from '@/components/kit/stage/stage-target';
import { regionOf, type RegionPrint } from '@/rules/i-spy/model/map';
import { type Table } from '../table';
import { type Goal, goalAt, meant } from './goals';
import { middleOfRegion, type Scene } from './scene';
import { aboutRegion, regionName } from './region-words';

interface Tappable {
  readonly table: Table;
  readonly scene: Scene;
  readonly onGoal: (goal: Goal) => void;
}

/** Every Region once, a Capital as one place. What the Spy can get to is lit. */
export const targetsOf = ({ table, scene, onGoal }: Tappable): readonly StageTarget[] =>
  placesIn(scene).flatMap((region) => {
    const at = middleOfRegion(scene, region.id);
    if (!at) return [];
    const { map, goals } = scene;
    const goal = goalAt(table, { seat: table.view.turn.seat, id: meant(map, goals, region.id), goals });
    const label = [regionName(table, region), aboutRegion(table, region, goal)].join(', ');
    return [{ id: region.id, at, label, ...(goal ? { onPress: () => onGoal(goal) } : {}) }];
  });

const placesIn = ({ map }: Scene): readonly RegionPrint[] =>
  map.regions.filter(
    ({ id, kind, capital }) =>
      kind !== 'capital' ||
      map.regions.find((other) => other.kind === 'capital' && other.capital === capital)?.id === id,
  );

/** What lies under a finger that the Spy cannot get to. */
export const regionAt = (scene: Scene, at: Point, zoom: number): RegionPrint | undefined => {
  const [near] = placesIn(scene)
    .flatMap(({ id }) => {
      const point = middleOfRegion(scene, id);
      return point ? [{ id, away: distance(point, at) }] : [];
    })
    .sort((one, other) => one.away - other.away);
  if (!near || near.away > REACH / zoom) return undefined;
  return regionOf(scene.map, meant(scene.map, scene.goals, near.id));
};
