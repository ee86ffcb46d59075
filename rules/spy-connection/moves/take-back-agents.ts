/*
 * SC-35: all own Agents of a space together, several spaces at once if wanted; Spy and Agents that remain form one
 * coherent network afterwards. Agents placed in this turn too.
 */
import * as v from 'valibot';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { listed, message, number, type Params } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { id, list, whole } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { spacesParams, wayParams } from '../model/board';
import { cutOff, without } from '../model/network';
import { bend, refuse } from '../model/refusals';
import { begun, copyOf, copyOfPlayer, type Player, seated, type State, turnAfter } from '../model/state';
import { defineMove } from '../model/turns';

interface Lifting {
  readonly spaces: readonly string[];
  readonly agents?: number;
}

const linesOf = (seat: Seat, spaces: readonly string[]): readonly string[] =>
  spaces.map((space) => `space/${seat}/${space}`);

const lifted = ({ agents }: Player, spaces: readonly string[]): number => {
  let sum = 0;
  for (const space of spaces) sum += agents[space] ?? 0;
  return sum;
};

/** What stays where the table says that fewer were lifted than lie there: the last ones named. */
const leftBehind = ({ agents }: Player, { spaces, agents: count = 0 }: Lifting): Player['agents'] => {
  const rest = { ...without(agents, spaces) };
  let left = count;
  for (const space of spaces) {
    const there = agents[space] ?? 0;
    if (there > left) rest[space] = there - left;
    left = Math.max(0, left - there);
  }
  return rest;
};

export const takeBackAgents = defineMove('take-back-agents', {
  /** `agents` says how many were lifted, where somebody counted: all of them or it is refused. */
  schema: { spaces: list(id, 1, 99), agents: v.exactOptional(whole(1, 15)) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { spaces, agents }) => {
    const player = playerOf(state, seat);
    const missing = spaces.filter((space) => player.agents[space] === undefined);
    if (missing.length > 0) return [refuse('SC-35', 'no-agent', { focus: linesOf(seat, missing) })];
    if (spaces.some((space, place) => spaces.indexOf(space) < place)) return [refuse('SC-35', 'space-twice')];
    const all = lifted(player, spaces);
    if (agents === undefined || agents === all) return checkCoherent(state, player, spaces);
    const details = { params: { count: number(all) }, focus: linesOf(seat, spaces) };
    if (agents > all) return [refuse('SC-35', 'fewer-there', details)];
    const rest = leftBehind(player, { spaces, agents });
    const empty = spaces.filter((space) => rest[space] === undefined);
    return [bend('SC-35', 'half-of-pair', details), ...checkCoherent(state, player, empty)];
  },
  apply: (state, seat, { spaces, agents }) => {
    const before = playerOf(state, seat);
    const player = copyOfPlayer(before);
    const all = lifted(before, spaces);
    const isAll = agents === undefined || agents === all;
    player.supply += isAll ? all : agents;
    player.agents = isAll ? without(before.agents, spaces) : leftBehind(before, { spaces, agents });
    const after = copyOf(state);
    after.turn = turnAfter(state, seat, begun);
    after.players = seated(state, seat, player);
    return after;
  },
  offers: (state, seat) =>
    Object.entries(playerOf(state, seat).agents).map(([space, count]) => ({
      move: { spaces: [space] },
      label: message('offer.take-back-agents', { count: number(count), ...wayParams(state.board, space) }),
      about: space,
    })),
  /** SC-35: what would be cut off is taken back first. */
  repairs: (state, seat, move): readonly Repair<BaseMove>[] => {
    const reasons = takeBackAgents.check(state, seat, move);
    const [cutOffThen] = reasons;
    if (reasons.length !== 1 || cutOffThen?.code !== 'cut-off') return [];
    const spaces = cutOffThen.focus ?? [];
    const first = takeBackAgents.make({ spaces });
    if (takeBackAgents.check(state, seat, first).length > 0) return [];
    return [{ label: message('repair.take-back-cut-off', agentsAt(state, seat, spaces)), moves: [first] }];
  },
  describe: (before, { seat, move }) => message('did.take-back-agents', agentsAt(before, seat, move.spaces)),
});

const agentsAt = (state: State, seat: Seat, spaces: readonly string[]): Params => ({
  count: number(lifted(playerOf(state, seat), spaces)),
  what: listed(spacesParams(state.board, spaces)),
});

const checkCoherent = (state: State, player: Player, spaces: readonly string[]): readonly Violation[] => {
  const focus = cutOff(state.board, player, spaces);
  return focus.length === 0
    ? NONE
    : [bend('SC-35', 'cut-off', { params: { count: number(focus.length) }, focus })];
};
