import type { Debt, Decision, Status as CoreStatus } from '@/rules/core/contract';
import type { Params } from '@/rules/core/message';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { AREAS } from '../box';
import { ROUNDS, SPECIAL_AGENTS } from '../numbers';
import { passRing } from '../pass-ring';
import { chanceOf } from './chance';
import { checkAgents } from './demands';
import { agentsFor, spaceOf } from './missions';
import { isUncounted } from './round';
import type { State } from './state';

export type Phase =
  | 'place-special-agents'
  | 'place-freelance-agents'
  | 'choose-stack'
  | 'lay-out-row'
  | 'cut-files'
  | 'choose-files'
  | 'operations'
  /** Only where the app does not know the hands. */
  | 'count-hands'
  | 'over';

/** `burn`: one card may be burned to move; `passes`: how many more in a row end the round, SM-37. */
export type DebtId = 'burn' | 'movement-points' | 'missions' | 'passes' | 'hands';

export type Status = CoreStatus<Phase, DebtId>;

/** The same for every viewer: nothing here depends on a hand but the number of hands to count. */
export const status = (state: State): Status => {
  const { phase, round } = state;
  const chance = chanceOf(state);
  const seats = deciding(state);
  return {
    phase,
    label: message(`phase.${phase}`),
    round: { number: round, of: ROUNDS },
    decisions: seats.length > 0 ? [decision(state, seats)] : [],
    debts: debtsOf(state),
    ...(chance ? { chance } : {}),
    over: phase === 'over',
  };
};

/** Who decides now. */
export const deciding = (state: State): readonly number[] => {
  const { phase, options, players, active } = state;
  switch (phase) {
    case 'place-special-agents':
      return options.specialAgents === 'random'
        ? []
        : players.flatMap(({ agents }, seat) => (agents.length < SPECIAL_AGENTS ? [seat] : []));
    case 'place-freelance-agents':
    case 'lay-out-row':
    case 'over':
      return [];
    case 'count-hands':
      return players.flatMap((player, seat) => (isUncounted(player) ? [seat] : []));
    default:
      return [active];
  }
};

const decision = ({ phase, active }: State, seats: readonly number[]): Decision => ({
  seats,
  ...(phase === 'place-special-agents' || phase === 'count-hands' ? { anyOrder: true } : {}),
  purpose: message(`purpose.${phase}`, { seat: seatParam(active) }),
});

const debtsOf = (state: State): readonly Debt<DebtId>[] => {
  if (state.phase === 'count-hands')
    return debt({ id: 'hands', left: deciding(state).length, required: true });
  if (state.phase !== 'operations') return [];
  const { turn } = state;
  const canMove = turn.completed === 0;
  const ring = passRing(state);
  return [
    ...debt({ id: 'burn', left: canMove && !turn.burned ? 1 : 0, required: false }),
    ...debt({ id: 'movement-points', left: turn.points, required: false }),
    ...debt({ id: 'missions', left: inPlace(state), required: false }),
    ...debt({ id: 'passes', left: ring.left, required: false }, { seat: seatParam(ring.last) }),
  ];
};

const debt = (
  { id, left, required }: Omit<Debt<DebtId>, 'label'>,
  params: Params = {},
): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left), ...params }) }] : [];

/** Faceup Missions whose Agents are where the player to move needs them. */
const inPlace = (state: State): number =>
  AREAS.filter((area) => {
    const print = spaceOf(state, area).faceup?.print;
    return print && checkAgents(agentsFor(state, state.active, { area, print })).length === 0;
  }).length;
