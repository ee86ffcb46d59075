/*
 * SC-35: all own Agents of a space together, several spaces at once if wanted; Spy and Agents that remain form one
 * coherent network afterwards. Agents placed in this turn too.
 */
import { number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { cutOff, without } from '../../network';
import { bend, NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import type { Player, State } from '../state';
import { begun, copyOf, copyOfPlayer, playerOf, seated } from '../state';

type TakeBack = MoveOf<Move, 'take-back-agents'>;

const linesOf = (seat: Seat, spaces: readonly string[]): readonly string[] =>
  spaces.map((space) => `space/${seat}/${space}`);

const lifted = ({ agents }: Player, spaces: readonly string[]): number => {
  let sum = 0;
  for (const space of spaces) sum += agents[space] ?? 0;
  return sum;
};

export const takeBackAgents: TurnRule<TakeBack> = {
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
};

const checkCoherent = (state: State, player: Player, spaces: readonly string[]): readonly Violation[] => {
  const focus = cutOff(state.board, player, spaces);
  return focus.length === 0
    ? NONE
    : [bend('SC-35', 'cut-off', { params: { count: number(focus.length) }, focus })];
};
