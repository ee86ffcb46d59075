import { type StageTarget } from '@/components/kit/stage/stage-target';
import { cityOf, distance } from '@/rules/spymaster/model/board';
import { type Area, COLOURS, type Location } from '@/rules/spymaster/model/prints';
import { type SpaceView } from '@/rules/spymaster/model/view';
import { standingAt, standingInWords } from '../pieces/Agents';
import { type BoardPlan, boxOfPlace, middleOfMission, middleOfPlace } from '../stage/board-plan';
import { kindOf, type Table } from '../table';
import { areaName, spoken } from '../words';
import { agentsInPlace, type Placed, placedAfter } from './plan';
import { type Doing } from './use-turn';

/** A place in words: its name, its colour, who stands there. */
export const placeInWords = (table: Table, placed: Placed, location: Location): string => {
  const { t, place } = table;
  const name = place(location);
  const colour = t(`ui.kind.${kindOf(location)}`);
  return [name, colour, standingInWords(table, standingAt(placed, location))].join(', ');
};

const missing = (needed: number, there: number): number => Math.max(0, needed - there);

/** SM-33: what a Mission asks for and what of it everybody sees. */
export const missionInWords = (table: Table, placed: Placed, space: SpaceView): string => {
  const { t, view, place, cardName } = table;
  const { area, faceup, facedown } = space;
  const name = t('ui.stage.mission', { area: areaName(t, area) });
  if (!faceup) return `${name}: ${t(facedown ? 'ui.mission-hidden' : 'ui.mission-none')}`;
  const { print } = faceup;
  if (!print) return t('ui.read-mission', { area: areaName(t, area) });
  const { specials, freelances, met } = agentsInPlace(placed, view.active, { area, print });
  const state = ({ needed, there }: typeof specials) =>
    there >= needed ? t('ui.met') : t('ui.missing', { count: missing(needed, there) });
  return [
    place(cityOf(area, print.colour)),
    t('common.points', { count: print.points }),
    ...(specials.needed > 0 ? [`${t('ui.specials', { count: specials.needed })}: ${state(specials)}`] : []),
    ...(freelances.needed > 0
      ? [`${t('ui.freelances', { count: freelances.needed })}: ${state(freelances)}`]
      : []),
    cardName(print.intelligence),
    ...(met ? [t('ui.stage.ready')] : []),
  ].join(', ');
};

interface TurnTargets {
  readonly table: Table;
  readonly plan: BoardPlan;
  readonly doing: Doing;
  readonly onPlace?: ((location: Location) => void) | undefined;
  readonly onMission?: ((area: Area) => void) | undefined;
}

/** In the order in which they are read: the Areas, each with its Mission, its hub and its cities. */
export const turnTargets = (about: TurnTargets): readonly StageTarget[] => {
  const { table, plan, doing, onPlace, onMission } = about;
  const { t, view } = table;
  const placed = placedAfter(view, doing.moves);
  const from = doing.held?.agent === undefined ? undefined : doing.held.from;
  return plan.areas.flatMap((at, nth): readonly StageTarget[] => {
    const space = view.spaces[nth];
    if (!space) return [];
    const canPress = onMission && space.faceup !== undefined && !from;
    return [
      {
        id: `mission-${at.area}`,
        at: middleOfMission(at),
        box: at.mission,
        label: spoken(missionInWords(table, placed, space)),
        ...(canPress ? { onPress: () => onMission(at.area) } : {}),
      },
      ...(['hub', ...COLOURS] as const).map((kind): StageTarget => {
        const location = `${at.area}-${kind}` as const;
        const cost =
          from === undefined || from === location ? [] : [t('ui.costs', { count: distance(from, location) })];
        return {
          id: location,
          at: middleOfPlace(plan, location),
          box: boxOfPlace(plan, location),
          label: spoken([placeInWords(table, placed, location), ...cost].join(', ')),
          ...(onPlace ? { onPress: () => onPlace(location) } : {}),
        };
      }),
    ];
  });
};
