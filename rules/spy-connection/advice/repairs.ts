import { type BaseMove, type Repair } from '@/rules/core/contract';
import { listed, message, type Message, number, type Param, phrase } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { isRefused, type Violation } from '@/rules/core/violation';
import { type Board, spacesParams } from '../model/board';
import { citiesParam, cityParam } from '../model/prints';
import { networkOf } from '../model/network';
import { type OpenMission, spyOf, type State } from '../model/state';
import { discardMission } from '../moves/discard-mission';
import { moveSpy } from '../moves/move-spy';
import { takeBackAgents } from '../moves/take-back-agents';
import { takeBackObjective } from '../moves/take-back-objective';
import { cheapestRescue, type Need, type Rescue } from './rescue';

/** A refused move that Agents taken back, a discarded Mission or travel may mend. */
export interface Attempt {
  check(state: State): readonly Violation[];
  /** The Agents that it takes. */
  need(state: State): Need | undefined;
  /** The Mission that it is about is not discarded for it, and keeps what lies on it. */
  readonly mission?: string;
  /** The cities from which it could be made. */
  readonly from?: readonly string[];
}

const MOST = 4;

/** Sequences that make the move legal, the gentlest first: from where the Spy stands, otherwise after travel. */
export const repairsOf = (state: State, seat: Seat, attempt: Attempt): readonly Repair<BaseMove>[] => {
  const here = paying(state, seat, attempt);
  if (here.length > 0) return here.slice(0, MOST);
  return travels(state, seat, attempt)
    .flatMap(({ city, label }) => {
      const travel = moveSpy.make({ city });
      const there = moveSpy.apply(state, seat, travel);
      if (!isRefused(attempt.check(there))) return [{ label, moves: [travel] }];
      return paying(there, seat, attempt).map((more) => ({
        label: joined(label, more.label),
        moves: [travel, ...more.moves],
      }));
    })
    .slice(0, MOST);
};

/** Two repairs in one sentence: `repair.travel` and `repair.discard` make `repair.travel-and-discard`. */
const joined = (first: Message, then: Message): Message =>
  message(`${first.key}-and-${then.key.replace('repair.', '')}`, { ...first.params, ...then.params });

/** SC-31, SC-50: travel first, to a city of the network from which the move can be made. */
const travels = (state: State, seat: Seat, { from = [] }: Attempt) => {
  const player = playerOf(state, seat);
  const network = networkOf(state.board, spyOf(player), player.agents);
  return from
    .filter(
      (city) => network.includes(city) && moveSpy.check(state, seat, moveSpy.make({ city })).length === 0,
    )
    .map((city) => ({ city, label: message('repair.travel', { city: cityParam(state.board, city) }) }));
};

/**
 * What taking back and discarding mend: the cheapest rescue, each single Mission whose discard is enough, and
 * otherwise the fewest Missions that together with a rescue are.
 */
const paying = (state: State, seat: Seat, attempt: Attempt): readonly Repair<BaseMove>[] => {
  const { open } = playerOf(state, seat);
  const spare = open.filter(({ print }) => print.id !== attempt.mission);
  const found: { repair: Repair<BaseMove>; discards: number; agents: number }[] = [];
  for (const discarded of subsets(spare)) {
    const first = discarded.map(({ print }) => discardMission.make({ mission: print.id }));
    const after = first.reduce((now, discard) => discardMission.apply(now, seat, discard), state);
    const rescue = rescueFor(after, seat, attempt);
    if (!rescue || discarded.length + rescue.agents === 0) continue;
    found.push({
      repair: {
        moves: [...first, ...rescueMoves(rescue)],
        label: labelOf(state.board, open, { discarded, rescue }),
      },
      discards: discarded.length,
      agents: rescue.agents,
    });
  }
  const gentle = found.filter(({ discards, agents }) => discards === 0 || (discards === 1 && agents === 0));
  const fewest = Math.min(...found.map(({ discards }) => discards));
  const chosen = gentle.length > 0 ? gentle : found.filter(({ discards }) => discards === fewest);
  return chosen.map(({ repair }) => repair);
};

/** Only where nothing but Agents is missing; an empty rescue where nothing is. */
const rescueFor = (state: State, seat: Seat, attempt: Attempt): Rescue | undefined => {
  const reasons = attempt.check(state).filter(({ certainty }) => certainty === 'broken');
  if (reasons.length === 0) return { spaces: [], objectives: [], agents: 0 };
  if (reasons.some(({ rule }) => !['SC-22', 'SC-33', 'SC-52'].includes(rule))) return undefined;
  const need = attempt.need(state);
  const player = playerOf(state, seat);
  const open = player.open.filter(({ print }) => print.id !== attempt.mission);
  return need && cheapestRescue(state.board, { ...player, open }, need);
};

export const rescueMoves = ({ spaces, objectives }: Rescue) => [
  ...(spaces.length > 0 ? [takeBackAgents.make({ spaces })] : []),
  ...objectives.map((objective) => takeBackObjective.make(objective)),
];

interface Plan {
  readonly discarded: readonly OpenMission[];
  readonly rescue: Rescue;
}

const labelOf = (board: Board, open: readonly OpenMission[], { discarded, rescue }: Plan): Message => {
  const cities = citiesParam(
    board,
    discarded.flatMap(({ print }) => print.cities),
  );
  if (rescue.agents === 0) return message('repair.discard', { cities });
  const back = { count: number(rescue.agents), what: whatOf(board, open, rescue) };
  return discarded.length === 0
    ? message('repair.take-back', back)
    : message('repair.discard-and-take-back', { cities, ...back });
};

const whatOf = (board: Board, open: readonly OpenMission[], { spaces, objectives }: Rescue): Param =>
  listed([
    ...spacesParams(board, spaces),
    ...objectives.map(({ mission, city }) => {
      const cities = open.find(({ print }) => print.id === mission)?.print.cities ?? [];
      const about = { city: cityParam(board, city), cities: citiesParam(board, cities) };
      return phrase(message('where.circle', about));
    }),
  ]);

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items
    .reduce<readonly (readonly T[])[]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
    .slice()
    .sort((a, b) => a.length - b.length);
