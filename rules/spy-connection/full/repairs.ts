import type { Repair } from '@/rules/core/contract';
import type { Message, Param } from '@/rules/core/message';
import { listed, message, number, phrase } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { Need, Rescue } from '../advice/rescue';
import { cheapestRescue, connectionNeed, plainNeed } from '../advice/rescue';
import type { Board } from '../board';
import { citiesParam, cityParam, indexOf, spacesParams } from '../board';
import { apply, check } from './check';
import { priceFor } from './display';
import type { Move } from './moves';
import type { OpenMission, State } from './state';
import { playerOf } from './state';
import { cutOffRepair, optionRepairs, travels } from './repairs-by-moving';

const MOST = 4;

/** Move sequences that make a refused move legal, the gentlest first. */
export const repairs = (state: State, actor: Actor, move: Move): readonly Repair<Move>[] => {
  if (actor === 'table' || actor !== state.active || state.phase !== 'turn') return [];
  if (isLegal(check(state, actor, move))) return [];
  if (move.type === 'end-turn')
    return optionRepairs(state, actor)
      .filter(({ moves }) => isMended(state, actor, [...moves, move]))
      .slice(0, MOST);
  if (move.type === 'take-back-agents') return cutOffRepair(state, actor, move);
  const here = paying(state, actor, move);
  if (here.length > 0) return here.slice(0, MOST);
  return travels(state, actor, move)
    .flatMap(({ moves, label }) => {
      const there = apply(state, actor, moves[0] as Move);
      if (isLegal(check(there, actor, move))) return [{ label, moves }];
      return paying(there, actor, move).map((more) => ({
        label: joined(label, more.label),
        moves: [...moves, ...more.moves],
      }));
    })
    .slice(0, MOST);
};

/** Two repairs in one sentence: `repair.travel` and `repair.discard` make `repair.travel-and-discard`. */
const joined = (first: Message, then: Message): Message =>
  message(`${first.key}-and-${then.key.replace('repair.', '')}`, { ...first.params, ...then.params });

const isLegal = (violations: readonly Violation[]): boolean =>
  violations.every(({ certainty }) => certainty !== 'broken');

/** A digital deck may owe a card in between, and then the rest has to wait. */
const isMended = (state: State, seat: Seat, moves: readonly Move[]): boolean => {
  const [next, ...rest] = moves;
  if (!next) return true;
  return isLegal(check(state, seat, next)) && isMended(apply(state, seat, next), seat, rest);
};

/**
 * What taking back and discarding mend: the cheapest rescue, each single Mission whose discard is enough, and
 * otherwise the fewest Missions that together with a rescue are.
 */
const paying = (state: State, seat: Seat, move: Move): readonly Repair<Move>[] => {
  const target = move.type === 'cover-objective' ? move.mission : undefined;
  const { open } = playerOf(state, seat);
  const spare = open.filter(({ mission }) => mission !== target);
  const found: { repair: Repair<Move>; discards: number; agents: number }[] = [];
  for (const discarded of subsets(spare)) {
    const first = discarded.map(({ mission }): Move => ({ type: 'discard-mission', mission }));
    const after = first.reduce((now, discard) => apply(now, seat, discard), state);
    const rescue = rescueFor(after, seat, move);
    if (!rescue || discarded.length + rescue.agents === 0) continue;
    const moves = [...first, ...movesOf(rescue)];
    found.push({
      repair: { moves, label: labelOf(state.board, playerOf(state, seat).open, { discarded, rescue }) },
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
const rescueFor = (state: State, seat: Seat, move: Move): Rescue | undefined => {
  const reasons = check(state, seat, move).filter(({ certainty }) => certainty === 'broken');
  if (reasons.length === 0) return { spaces: [], objectives: [], agents: 0 };
  if (reasons.some(({ rule }) => !['SC-22', 'SC-33', 'SC-52'].includes(rule))) return undefined;
  const need = needOf(state, seat, move);
  return need && cheapestRescue(state.board, playerOf(state, seat), need);
};

const needOf = (state: State, seat: Seat, move: Move): Need | undefined => {
  switch (move.type) {
    case 'accept-mission':
      return plainNeed(priceFor(state, playerOf(state, seat), move.slot));
    case 'cover-objective':
      return plainNeed(1);
    case 'connect-city': {
      const connection = indexOf(state.board).connections.get(move.connection) ?? move.print;
      return connection && connectionNeed(state.players, seat, connection);
    }
    default:
      return undefined;
  }
};

const movesOf = ({ spaces, objectives }: Rescue): readonly Move[] => [
  ...(spaces.length > 0 ? [{ type: 'take-back-agents', spaces } as const] : []),
  ...objectives.map(({ mission, city }) => ({ type: 'take-back-objective', mission, city }) as const),
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
      const cities = open.find((one) => one.mission === mission)?.print.cities ?? [];
      const about = { city: cityParam(board, city), cities: citiesParam(board, cities) };
      return phrase(message('where.circle', about));
    }),
  ]);

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items
    .reduce<readonly (readonly T[])[]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
    .slice()
    .sort((a, b) => a.length - b.length);
