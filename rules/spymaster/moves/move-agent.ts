/*
 * SM-31: own Special Agents and Freelance Agents, as far as the points reach, until a Mission is completed.
 * SM-32: one point a step.
 */
import type { Seat } from '@/rules/core/seat';
import { distance } from '../../board';
import type { Location } from '../../box';
import { bend, NONE, refuse } from '../../refusals';
import { checkReach } from '../reach';
import type { SeatRule } from '../rule';
import type { State, Turn } from '../state';
import { withPlayer } from '../state';
import { checkTurn } from '../turn';

const agentsOf = (state: State, agent: Seat | 'freelance'): readonly Location[] =>
  agent === 'freelance' ? state.freelances : (state.players[agent]?.agents ?? []);

export const moveAgent: SeatRule<'move-agent'> = {
  check: (state, seat, { agent, from, to }) => {
    const { turn } = state;
    return (
      checkTurn(state, seat) ?? [
        ...(agent === 'freelance' || agent === seat ? NONE : [bend('SM-31', 'not-your-agent')]),
        ...(agentsOf(state, agent).includes(from) ? NONE : [refuse('SM-31', 'no-agent-there')]),
        ...(from === to ? [refuse('SM-31', 'stays')] : NONE),
        ...checkPoints(turn, { from, to }),
      ]
    );
  },
  apply: (state, _, { agent, from, to }) => {
    const points = Math.max(0, state.turn.points - distance(from, to));
    const after = { ...state, turn: { ...state.turn, points } };
    const moved = replaced(agentsOf(state, agent), from, to);
    if (agent === 'freelance') return { ...after, freelances: moved };
    return withPlayer(after, agent, { agents: moved });
  },
};

/** What is left after a completed Mission is lost, so that nothing more is to be said of the points. */
const checkPoints = ({ burned, completed, points }: Turn, way: Parameters<typeof checkReach>[0]) => {
  if (completed > 0) return [bend('SM-31', 'after-mission')];
  return burned ? checkReach(way, points) : [bend('SM-31', 'nothing-burned')];
};

const replaced = (locations: readonly Location[], from: Location, to: Location): readonly Location[] => {
  const next = locations.slice();
  next[locations.indexOf(from)] = to;
  return next;
};
