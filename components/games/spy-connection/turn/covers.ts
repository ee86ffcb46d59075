import { objectiveOrder } from '@/rules/spy-connection/advice/objective-order';
import { rescueMoves } from '@/rules/spy-connection/advice/repairs';
import { type Rescue } from '@/rules/spy-connection/advice/rescue';
import { type Move } from '@/rules/spy-connection/game';
import { type OpenMission } from '@/rules/spy-connection/model/state';
import { coverObjective } from '@/rules/spy-connection/moves/cover-objective';
import { type Table } from '../table';
import { type Chosen } from './chosen';

/** SC-50: open Missions that wait for an Agent in the Spy's city. */
export const waitingHere = ({ active: { open, spy = '' } }: Pick<Table, 'active'>): readonly OpenMission[] =>
  open.filter(({ print, covered }) => print.cities.includes(spy) && !covered.includes(spy));

/** The circles that the large button would cover, in this order. */
export interface Covers {
  readonly missions: readonly string[];
  /** What the table agreed to be told: Agents to take back before. */
  readonly rescue?: Rescue;
  /** The supply does not pay for all of them, so that it makes a difference which one is first. */
  readonly inOrder: boolean;
}

export const coversOf = (table: Table, chosen: Chosen | undefined): Covers => {
  const { state, active, view } = table;
  const here = view.phase === 'option' ? [] : waitingHere(table);
  const inOrder = active.supply < here.length;
  if (chosen?.kind === 'covers') return { missions: chosen.missions, inOrder };
  if (!inOrder) return { missions: here.map(({ print }) => print.id), inOrder };
  if (!state.options.advice) return { missions: [], inOrder };
  const { missions, rescue } = objectiveOrder(state.board, active);
  return { missions, inOrder, ...(rescue ? { rescue } : {}) };
};

export const coverMoves = (
  { active: { spy = '' } }: Table,
  { missions, rescue }: Covers,
): readonly Move[] => [
  ...(rescue ? rescueMoves(rescue) : []),
  ...missions.map((mission) => coverObjective.make({ mission, city: spy })),
];
