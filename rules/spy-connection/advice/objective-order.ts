import { type Board } from '../model/board';
import { type OpenMission } from '../model/state';
import { cheapestRescue, plainNeed, type Rescue, type Rescued } from './rescue';

export interface ObjectiveOrder {
  /** To be taken back before the first placement. */
  readonly rescue?: Rescue;
  /** Missions in the order in which they get their Agent. */
  readonly missions: readonly string[];
  /** How many of them are completed. */
  readonly completes: number;
}

/**
 * SC-50 to SC-54: the placements in the Spy's city that complete the most Missions, with as few Agents taken back as
 * that needs, and then as many more as the supply allows. A completed Mission gives back at least what it took, so
 * only the first Agent can be missing: the sets of Missions to complete are tried from the largest down.
 */
export const objectiveOrder = (board: Board, player: Rescued): ObjectiveOrder => {
  const { spy, supply, open } = player;
  const here = open.filter(
    ({ print, covered }) => spy !== undefined && print.cities.includes(spy) && !covered.includes(spy),
  );
  const last = here.filter(({ print, covered }) => print.cities.length - covered.length === 1);
  if (supply > 0) return arranged(supply, here, last);
  for (let wanted = last.length; wanted > 0; wanted--) {
    const ways = subsets(last, wanted).flatMap((completed) => {
      const free = { ...player, open: open.filter((mission) => !completed.includes(mission)) };
      const rescue = cheapestRescue(board, free, plainNeed(1));
      return rescue ? [{ rescue, ...arranged(rescue.agents, here, completed) }] : [];
    });
    const [best] = ways.sort((a, b) => a.rescue.agents - b.rescue.agents);
    if (best) return best;
  }
  return { missions: [], completes: 0 };
};

const arranged = (supply: number, here: readonly OpenMission[], completed: readonly OpenMission[]) => {
  const returned = completed.reduce((sum, { assigned, covered }) => sum + assigned + covered.length, supply);
  const more = here.filter((mission) => !completed.includes(mission));
  const missions = [...completed, ...more.slice(0, returned)].map(({ print }) => print.id);
  return { missions, completes: completed.length };
};

const subsets = <T>(items: readonly T[], size: number): readonly (readonly T[])[] => {
  if (size === 0) return [[]];
  return items.flatMap((item, place) =>
    subsets(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]),
  );
};
