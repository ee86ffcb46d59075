import { type Debt, type PendingChance, type Status as CoreStatus } from '@/rules/core/contract';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { owed } from './missions';
import { lastTurns, type State } from './state';

export type Phase =
  /** Start Missions are dealt or revealed, and a digital deck fills the display. */
  | 'set-up'
  | 'choose-start-missions'
  /** One option is owed, SC-42. */
  | 'option'
  /** Travelled: connecting makes it option B, covering or ending the turn option C. */
  | 'travelled'
  | 'objectives'
  | 'over';

export type DebtId = 'option' | 'objectives' | 'extra-turns' | 'last-turns';

export type Status = CoreStatus<Phase, DebtId>;

export const phaseOf = ({ phase, turn }: State): Phase => {
  if (phase !== 'turn') return phase;
  if (turn.option !== undefined) return 'objectives';
  return turn.travelled ? 'travelled' : 'option';
};

export const status = (state: State): Status => {
  const phase = phaseOf(state);
  const chance = chanceOf(state);
  const decides = phase !== 'set-up' && phase !== 'over';
  return {
    phase,
    label: message(phase === 'option' && state.turn.extra ? 'phase.extra-option' : `phase.${phase}`),
    decisions: decides
      ? [{ seats: [state.active], purpose: message(purposeOf(state), { seat: seatParam(state.active) }) }]
      : [],
    debts: debtsOf(state, phase),
    ...(chance ? { chance } : {}),
    over: phase === 'over',
  };
};

const purposeOf = ({ phase, trigger, turn }: State): string => {
  if (phase !== 'turn') return 'purpose.choose-start-mission';
  if (turn.extra) return 'purpose.extra-turn';
  return trigger === undefined ? 'purpose.turn' : 'purpose.last-turn';
};

const debtsOf = (state: State, phase: Phase): readonly Debt<DebtId>[] => {
  if (state.phase !== 'turn') return [];
  const circles = phase === 'option' ? 0 : placesHere(state);
  const later = lastTurns(state);
  return [
    ...debt({ id: 'option', left: phase === 'option' ? 1 : 0, required: true }),
    ...debt({ id: 'objectives', left: circles, required: false }),
    ...debt({ id: 'extra-turns', left: state.extraTurns, required: false }),
    ...debt({ id: 'last-turns', left: later.length, required: true }),
  ];
};

const debt = ({ id, left, required }: Omit<Debt<DebtId>, 'label'>): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left) }) }] : [];

/** SC-50: circles of the Spy's city that could get an Agent. */
const placesHere = (state: State): number => {
  const { spy, open } = playerOf(state, state.active);
  return open.filter(
    ({ print, covered }) => spy !== undefined && print.cities.includes(spy) && !covered.includes(spy),
  ).length;
};

const chanceOf = (state: State): PendingChance | undefined => {
  const { decks, startMissions } = state.options;
  if (state.phase === 'set-up')
    return {
      deck: 'start-missions',
      ordinal: 0,
      count: state.players.length,
      source: decks,
      label: message(`chance.${startMissions}`),
    };
  const count = owed(state);
  if (count === 0 || state.phase === 'over') return undefined;
  return {
    deck: 'missions',
    ordinal: state.reveals,
    count,
    source: decks,
    label: message('chance.missions', { count: number(count) }),
  };
};
