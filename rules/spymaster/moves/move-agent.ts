/*
 * SM-31: own Special Agents and Freelance Agents, as far as the points reach, until a Mission is completed.
 * SM-32: one point a step. Any location to any other, at what the way through the hubs costs.
 */
import * as v from 'valibot';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { type MoveFrom } from '@/rules/core/define-move';
import { setTo } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { type Seat, withPlayer } from '@/rules/core/seat';
import { seat as seatSchema } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { placeLine } from '../model/amend-lines';
import { cardParams, checkReach, distance, locationParam, type Way } from '../model/board';
import { canPlayCards, ifMended, trying } from '../model/mending';
import { location, type Location } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { turnFor } from '../model/round';
import { mayBurn, type State, type Turn } from '../model/state';
import { defineMove } from '../model/turn-order';
import { burning, fuels } from './burn-to-move';

const schema = { agent: v.union([seatSchema, v.literal('freelance')]), from: location, to: location };

type MoveAgent = MoveFrom<'move-agent', typeof schema>;

const agentsOf = (state: State, agent: MoveAgent['agent']): readonly Location[] =>
  agent === 'freelance' ? state.freelances : (state.players[agent]?.agents ?? []);

export const moveAgent = defineMove('move-agent', {
  schema,
  by: 'active',
  phases: ['operations'],
  check: (state, seat, { agent, from, to }) => [
    ...(agent === 'freelance' || agent === seat ? NONE : [bend('SM-31', 'not-your-agent')]),
    ...checkThere(agentsOf(state, agent), from),
    ...(from === to ? [refuse('SM-31', 'stays')] : NONE),
    ...checkPoints(turnFor(state, seat).turn, { from, to }),
  ],
  apply: (before, seat, { agent, from, to }) => {
    const state = turnFor(before, seat);
    const points = Math.max(0, state.turn.points - distance(from, to));
    const after = { ...state, turn: { ...state.turn, points, moved: state.turn.moved + 1 } };
    const moved = replaced(agentsOf(state, agent), from, to);
    if (agent === 'freelance') return { ...after, freelances: moved };
    return withPlayer(after, agent, { agents: moved });
  },
  secretsCanMend: (state, seat, move) => canBeMended(state, seat, move),
  ownRepairs: (state, seat, move) => (canBeMended(state, seat, move) ? fuelled(state, seat, move) : []),
  describe: ({ locations }, { move: { from, to } }) =>
    message('did.move-agent', {
      from: locationParam(locations, from),
      to: locationParam(locations, to),
      count: number(distance(from, to)),
    }),
  amend: {
    lines: ({ locations }, { move }) => [
      placeLine(locations, 'to', { label: message('amend.to'), at: move.to }),
    ],
    amended: (move, changes) => ({ ...move, to: setTo(changes, 'to', move.to) }),
  },
});

/** What is left after a completed Mission is lost, so that nothing more is to be said of the points. */
const checkPoints = ({ burned, completed, points }: Turn, way: Way) => {
  if (completed > 0) return [bend('SM-31', 'after-mission')];
  return burned ? checkReach(way, points) : [bend('SM-31', 'nothing-burned')];
};

/** The table may insist where an earlier move was changed and the Agent stands elsewhere by now. */
const checkThere = (agents: readonly Location[], from: Location): readonly Violation[] => {
  if (agents.includes(from)) return NONE;
  return [agents.length > 0 ? bend('SM-31', 'no-agent-there') : refuse('SM-31', 'no-agent-there')];
};

/** Ruling: where none of these Agents stands there, the nearest of them goes. */
const replaced = (locations: readonly Location[], from: Location, to: Location): readonly Location[] => {
  const away = locations.map((location) => distance(location, from));
  const next = locations.slice();
  next[away.indexOf(Math.min(...away))] = to;
  return next;
};

/** SM-31: by what lies open, whichever cards there are. Nobody looks for what no hand can mend. */
const canBeMended = (state: State, seat: Seat, move: MoveAgent): boolean =>
  canPlayCards(state, seat) &&
  mayBurn(state.turn) &&
  moveAgent.check(state, seat, move).every(({ code }) => code === 'nothing-burned');

/** SM-31: the cheapest card that reaches that far, of whichever types there are. For the owner's eyes alone. */
const fuelled = (state: State, seat: Seat, move: MoveAgent): readonly Repair<BaseMove>[] => {
  const cards = fuels(state, seat, distance(move.from, move.to));
  return cards
    .filter(({ value }) => value === cards[0]?.value)
    .flatMap((card) =>
      ifMended(state, {
        label: message('repair.burn-first', cardParams(state.options, card)),
        first: [burning(seat, card)],
        then: trying(seat)(moveAgent, move),
      }),
    );
};
