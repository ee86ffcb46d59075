import type { Repair } from '@/rules/core/contract';
import { listed, message, number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import { cityParam, indexOf, spacesParams } from '../board';
import { networkOf } from '../network';
import { check } from './check';
import type { Move } from './moves';
import { offers } from './offers';
import type { MoveOf } from './rule';
import type { State } from './state';
import { openMission, playerOf, spyOf } from './state';

/** SC-31, SC-50: travel first, to an end of the connection or to a city that the Mission shows. */
export const travels = (state: State, seat: Seat, move: Move): readonly Repair<Move>[] =>
  goals(state, seat, move)
    .filter((city) => networkHere(state, seat).includes(city))
    .map((city): Repair<Move> => {
      const label = message('repair.travel', { city: cityParam(state.board, city) });
      return { label, moves: [{ type: 'move-spy', city }] };
    })
    .filter(({ moves: [travel] }) => travel !== undefined && check(state, seat, travel).length === 0);

const networkHere = (state: State, seat: Seat): readonly string[] => {
  const player = playerOf(state, seat);
  return networkOf(state.board, spyOf(player), player.agents);
};

const goals = (state: State, seat: Seat, move: Move): readonly string[] => {
  if (move.type === 'connect-city')
    return (indexOf(state.board).connections.get(move.connection) ?? move.print)?.cities ?? [];
  if (move.type !== 'cover-objective') return [];
  const open = openMission(playerOf(state, seat), move.mission);
  return open ? open.print.cities.filter((city) => !open.covered.includes(city)) : [];
};

/** SC-42: an option that can be taken at once. */
export const optionRepairs = (state: State, seat: Seat): readonly Repair<Move>[] =>
  offers(state, seat).flatMap((offer) =>
    offer.kind === 'move' &&
    offer.violations.length === 0 &&
    ['accept-mission', 'move-spy', 'connect-city', 'pass'].includes(offer.move.type)
      ? [{ label: offer.label, moves: [offer.move] }]
      : [],
  );

/** SC-35: what would be cut off is taken back first. */
export const cutOffRepair = (
  state: State,
  seat: Seat,
  move: MoveOf<Move, 'take-back-agents'>,
): readonly Repair<Move>[] => {
  const reasons = check(state, seat, move);
  const [cutOff] = reasons;
  if (reasons.length !== 1 || cutOff?.code !== 'cut-off') return [];
  const spaces = cutOff.focus ?? [];
  const first: Move = { type: 'take-back-agents', spaces };
  if (check(state, seat, first).length > 0) return [];
  const { agents } = playerOf(state, seat);
  const count = number(spaces.reduce((sum, space) => sum + (agents[space] ?? 0), 0));
  const what = listed(spacesParams(state.board, spaces));
  return [{ label: message('repair.take-back-cut-off', { count, what }), moves: [first] }];
};
