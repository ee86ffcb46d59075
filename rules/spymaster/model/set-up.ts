import { type Seat } from '@/rules/core/seat';
import { SPECIAL_AGENTS } from './numbers';
import { type State } from './state';

/** Whose Special Agent is drawn next. */
export const drawnFor = ({ players }: State): Seat =>
  players.findIndex(({ agents }) => agents.length < SPECIAL_AGENTS);

/** SM-10: the Freelance Agents follow once every Special Agent is on the board. */
export const allPlaced = (state: State): State =>
  state.players.every(({ agents }) => agents.length === SPECIAL_AGENTS)
    ? { ...state, phase: 'place-freelance-agents' }
    : state;
