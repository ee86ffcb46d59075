import { type PendingChance } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import { playerOf } from '@/rules/core/players';
import { areaOf } from './board';
import { counted } from './cards';
import { idsOnTable, owed } from './missions';
import { FREELANCE_AGENTS, SPECIAL_AGENTS, stackSize } from './numbers';
import { cardKey } from './pile';
import { LOCATIONS, type Intelligence, type IntelligenceType } from './prints';
import { drawnFor } from './set-up';
import { type State } from './state';

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
const cardPool = ({ options, seen }: State): readonly string[] => {
  let drawn: State['seen'] = {};
  return options.intelligenceCards.flatMap((card) => {
    drawn = counted(drawn, [card]);
    const nth = drawn[cardKey(card)] as number;
    return nth > (seen[cardKey(card)] ?? 0) ? [`${cardKey(card)}-${nth}`] : [];
  });
};

export const cardDrawn = (pick: string): Intelligence => {
  const [type, value] = pick.split('-');
  return { type: type as IntelligenceType, value: Number(value) };
};
