import {
  type Debt,
  type Decision,
  type PendingChance,
  type Status as CoreStatus,
} from '@/rules/core/contract';
import { message, number, type Params, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { areaOf } from './board';
import { counted, ofType, openly } from './cards';
import { idsOnTable, owed } from './missions';
import {
  CARDS_OF_A_TYPE,
  FREELANCE_AGENTS,
  type Intelligence,
  INTELLIGENCE_TYPES,
  type IntelligenceType,
  LOCATIONS,
  ROUNDS,
  SPECIAL_AGENTS,
  stackSize,
} from './prints';
import { cardKey, NO_TOTALS } from './pile';
import { drawnFor, hasActed, type Phase, type State } from './state';
import { isUncounted, passRing } from './round';

const placed = ({ players }: State): number => players.reduce((sum, { agents }) => sum + agents.length, 0);

/** The phone draws Agents one by one; a table enters as many as it likes at a time. */
export const chanceOf = (state: State): PendingChance | undefined => {
  const { phase, options, players, freelances } = state;
  const agents = (deck: string, done: number, all: number): PendingChance => ({
    deck,
    ordinal: done,
    count: options.placement === 'digital' ? 1 : all - done,
    source: options.placement,
    label: message(`chance.${deck}`, { count: number(all - done) }),
  });
  if (phase === 'place-special-agents')
    return options.specialAgents === 'random'
      ? agents('special-agents', placed(state), players.length * SPECIAL_AGENTS)
      : undefined;
  if (phase === 'place-freelance-agents')
    return agents('freelance-agents', freelances.length, FREELANCE_AGENTS);
  return owed(state) > 0 ? missions(state) : phase === 'lay-out-row' ? row(state) : undefined;
};

const missions = (state: State): PendingChance => ({
  deck: 'missions',
  ordinal: state.reveals,
  count: owed(state),
  source: 'digital',
  label: message('chance.missions', { count: number(owed(state)) }),
});

const row = ({ options, rows }: State): PendingChance => ({
  deck: 'intelligence',
  ordinal: rows,
  count: stackSize(options.seatCount),
  source: options.intelligenceDeck,
  label: message('chance.row', { count: number(stackSize(options.seatCount)) }),
});

/** What the pending chance can bring, in the order of the box. */
export const pool = (state: State): readonly string[] => {
  switch (state.phase) {
    case 'place-special-agents': {
      const taken = playerOf(state, drawnFor(state)).agents.map(areaOf);
      return LOCATIONS.filter((location) => !taken.includes(areaOf(location)));
    }
    case 'place-freelance-agents':
      return LOCATIONS;
    default:
      return owed(state) > 0 ? missionPool(state) : cardPool(state);
  }
};

const missionPool = (state: State): readonly string[] => {
  const gone = idsOnTable(state);
  return state.options.missionPrints.flatMap(({ id }) => (gone.has(id) ? [] : [id]));
};

/** Cards of one kind are told apart by a number, so that each of them can be drawn. */
const cardPool = (state: State): readonly string[] => {
  const { options, seen } = openly(state);
  let drawn: State['seen'] = {};
  // A table may have burned more of a kind than the box holds: the others of that type are fewer then.
  const free = { ...NO_TOTALS };
  for (const type of INTELLIGENCE_TYPES) free[type] = CARDS_OF_A_TYPE - ofType(seen, type);
  return options.intelligenceCards.flatMap((card) => {
    drawn = counted(drawn, [card]);
    const nth = drawn[cardKey(card)] as number;
    const isLeft = nth > (seen[cardKey(card)] ?? 0) && free[card.type] > 0;
    if (isLeft) free[card.type]--;
    return isLeft ? [`${cardKey(card)}-${nth}`] : [];
  });
};

export const cardDrawn = (pick: string): Intelligence => {
  const [type, value] = pick.split('-');
  return { type: type as IntelligenceType, value: Number(value) };
};

/** `passes`: how many more in a row end the round, SM-37. */
type DebtId = 'passes' | 'hands';

type Status = CoreStatus<Phase, DebtId>;

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
const deciding = (state: State): readonly Seat[] => {
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

const decision = ({ phase, active }: State, seats: readonly Seat[]): Decision => ({
  seats,
  ...(phase === 'place-special-agents' || phase === 'count-hands' ? { anyOrder: true } : {}),
  purpose: message(`purpose.${phase}`, { seat: seatParam(active) }),
});

const debtsOf = (state: State): readonly Debt<DebtId>[] => {
  if (state.phase === 'count-hands')
    return debt({ id: 'hands', left: deciding(state).length, required: true });
  if (state.phase !== 'operations') return [];
  // What a turn still holds stands beside its buttons; a turn that has begun is no pass any more.
  if (hasActed(state.turn)) return [];
  const ring = passRing({ ...state, acted: false });
  return debt({ id: 'passes', left: ring.left, required: false }, { seat: seatParam(ring.last) });
};

const debt = (
  { id, left, required }: Omit<Debt<DebtId>, 'label'>,
  params: Params = {},
): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left), ...params }) }] : [];
