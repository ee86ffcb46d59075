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
import { begun, copyOf, copyOfPlayer, type Player, seated, type State } from '../model/state';
import { defineMove } from '../model/turns';

const linesOf = (seat: Seat, spaces: readonly string[]): readonly string[] =>
  spaces.map((space) => `space/${seat}/${space}`);

const lifted = ({ agents }: Player, spaces: readonly string[]): number => {
  let sum = 0;
  for (const space of spaces) sum += agents[space] ?? 0;
  return sum;
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
    const cutOff = checkCoherent(state, player, spaces);
    if (agents === undefined || agents === all) return cutOff;
    const focus = linesOf(seat, spaces);
    return [refuse('SC-35', 'half-of-pair', { params: { count: number(all) }, focus }), ...cutOff];
  },
  apply: (state, seat, { spaces }) => {
    const before = playerOf(state, seat);
    const player = copyOfPlayer(before);
    player.supply += lifted(before, spaces);
    player.agents = without(before.agents, spaces);
    const after = copyOf(state);
    after.turn = begun(state.turn);
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
