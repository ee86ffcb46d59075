import { type StageTarget } from '@/components/kit/stage/stage-target';
import { areaOf } from '@/rules/spymaster/model/board';
import { type Area, AREAS, COLOURS, type Location, LOCATIONS } from '@/rules/spymaster/model/prints';
import { standingAt } from '../pieces/Agents';
import { type AreaScene, type AreaScenes, type Kind } from '../stage/AreaDrawing';
import { type BoardPlan, boxOfPlace, middleOfPlace } from '../stage/board-plan';
import { type MissionScene } from '../stage/MissionCard';
import { type Table } from '../table';
import { type Placed } from '../turn/plan';
import { tokensAt } from '../turn/turn-scenes';
import { placeInWords } from '../turn/turn-targets';
import { spoken } from '../words';

const KINDS: readonly Kind[] = ['hub', ...COLOURS];

interface BareArea extends Partial<Pick<AreaScene, 'lit' | 'dim' | 'goals'>> {
  readonly area: Area;
  readonly placed: Placed;
  readonly mission?: MissionScene;
}

/** An Area while nobody can move in it. */
export const bareArea = ({
  area,
  placed,
  mission,
  lit = false,
  dim = false,
  goals = [],
}: BareArea): AreaScene => ({
  tokens: Object.fromEntries(
    KINDS.map((kind) => [kind, tokensAt({ placed, location: `${area}-${kind}`, active: 'all' })]),
  ),
  prices: {},
  facedown: false,
  seat: 0,
  ...{ goals, mission, lit, dim },
});

export const scenesOf = (sceneOf: (area: Area, nth: number) => AreaScene): AreaScenes =>
  Object.fromEntries(AREAS.map((area, nth) => [area, sceneOf(area, nth)])) as AreaScenes;

interface PlaceTargets {
  readonly table: Table;
  readonly plan: BoardPlan;
  readonly placed: Placed;
  readonly onPlace?: ((location: Location) => void) | undefined;
}

/** The thirty places, as they are read. */
export const placeTargets = ({ table, plan, placed, onPlace }: PlaceTargets): readonly StageTarget[] =>
  LOCATIONS.map((location) => ({
    id: location,
    at: middleOfPlace(plan, location),
    box: boxOfPlace(plan, location),
    label: spoken(placeInWords(table, placed, location)),
    ...(onPlace ? { onPress: () => onPlace(location) } : {}),
  }));

/** Who is put into an Area, place by place. */
export const standingIn = (placed: Placed, area: Area) =>
  LOCATIONS.filter((location) => areaOf(location) === area)
    .map((location) => ({ location, standing: standingAt(placed, location) }))
    .filter(({ standing }) => standing.freelance > 0 || standing.special.some((count) => count > 0));
