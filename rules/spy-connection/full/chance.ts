import { idsOnTable } from './display';
import type { Move } from './moves';
import type { State } from './state';

/** What the pending chance can bring, in the order of the box. */
export const pool = (state: State): readonly string[] => {
  if (state.phase === 'set-up') return state.options.startMissionPrints.map(({ id }) => id);
  const gone = idsOnTable(state);
  return state.options.missionPrints.flatMap(({ id }) => (gone.has(id) ? [] : [id]));
};

export const answer = (state: State, cards: readonly string[]): Move => {
  if (state.phase !== 'set-up') return { type: 'reveal-missions', cards };
  return state.options.startMissions === 'dealt'
    ? { type: 'deal-start-missions', cards }
    : { type: 'reveal-start-missions', cards };
};
