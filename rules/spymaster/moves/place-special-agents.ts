/*
 * SM-10: everybody places Special Agents where they like, or the phone draws them in different Areas; then the
 * Freelance Agents at random. SM-12: with the last of them the Missions lie there too.
 */
import { number, seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { areaOf } from '../../board';
import { FREELANCE_AGENTS, SPECIAL_AGENTS } from '../../numbers';
import { bend, NONE, refuse } from '../../refusals';
import { refilled } from '../missions';
import type { SeatRule, TableRule } from '../rule';
import type { State } from '../state';
import { playerOf, withPlayer } from '../state';

const isPlacing = ({ phase, options }: State, how: State['options']['specialAgents']): boolean =>
  phase === 'place-special-agents' && options.specialAgents === how;

const allPlaced = (state: State): State =>
  state.players.every(({ agents }) => agents.length === SPECIAL_AGENTS)
    ? { ...state, phase: 'place-freelance-agents' }
    : state;

export const placeSpecialAgents: SeatRule<'place-special-agents'> = {
  check: (state, seat) => {
    if (!isPlacing(state, 'chosen')) return [refuse('SM-10', 'not-now')];
    return playerOf(state, seat).agents.length > 0 ? [refuse('SM-10', 'placed')] : NONE;
  },
  apply: (state, seat, { locations }) => allPlaced(withPlayer(state, seat, { agents: locations })),
};

/** Whose Special Agent is drawn next. */
export const drawnFor = ({ players }: State): Seat =>
  players.findIndex(({ agents }) => agents.length < SPECIAL_AGENTS);

export const drawSpecialAgent: TableRule<'draw-special-agent'> = {
  check: (state, { location }) => {
    if (!isPlacing(state, 'random')) return [refuse('SM-10', 'not-now')];
    const seat = drawnFor(state);
    const isThere = playerOf(state, seat).agents.some((other) => areaOf(other) === areaOf(location));
    return isThere ? [bend('SM-10', 'same-area', { params: { seat: seatParam(seat) } })] : NONE;
  },
  apply: (state, { location }) => {
    const seat = drawnFor(state);
    return allPlaced(withPlayer(state, seat, { agents: [...playerOf(state, seat).agents, location] }));
  },
};

export const placeFreelanceAgents: TableRule<'place-freelance-agents'> = {
  check: ({ phase, freelances }, { locations }) => {
    if (phase !== 'place-freelance-agents') return [refuse('SM-10', 'not-now')];
    const left = FREELANCE_AGENTS - freelances.length;
    return locations.length > left
      ? [refuse('SM-10', 'too-many-agents', { params: { count: number(left) } })]
      : NONE;
  },
  apply: (state, { locations }) => {
    const freelances = [...state.freelances, ...locations];
    const after = { ...state, freelances };
    return freelances.length < FREELANCE_AGENTS ? after : refilled({ ...after, phase: 'choose-stack' });
  },
};
