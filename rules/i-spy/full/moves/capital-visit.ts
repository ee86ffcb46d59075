/*
 * IS-32: once in a turn, free, from a connected Outlet into a vacant Region of the Capital, and later, free, to a vacant
 * connected Outlet. IS-38: not by a spy who is put to it by Coerce.
 */
import type { Violation } from '@/rules/core/violation';
import { piece } from '@/rules/core/message';
import { regionOf, regionParam } from '../../map';
import { bend, NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import { checkResolved } from '../owed';
import { arrived, capitalOf, checkRoom } from '../places';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';
import { playerOf, withTurn } from '../state';
import { coercedTraveller } from './travel';

export const enterCapital: Rule<MoveOf<Move, 'enter-capital'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, seat, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    if (coercedTraveller(state)) return [refuse('IS-38', 'no-capitals')];
    const waits = checkResolved(state);
    const room = checkRoom({ ...state, map }, region);
    const print = regionOf(map, region);
    if (print && print.kind !== 'capital')
      return [...waits, refuse('IS-32', 'not-a-capital', { params: { region: regionParam(map, region) } })];
    return [...waits, ...room, ...(print ? checkVisit(state, seat, region) : NONE)];
  },
  apply: (state, seat, { region }) => {
    const there = arrived(state, seat, region);
    const visited = capitalOf(there, seat);
    return withTurn(there, { shown: false, ...(visited ? { visited } : {}) });
  },
};

const checkVisit = (state: State, seat: number, region: string): readonly Violation[] => {
  const { map, turn } = state;
  const capital = map && regionOf(map, region)?.capital;
  const from = playerOf(state, seat).region;
  const outlet = map && from !== undefined ? regionOf(map, from) : undefined;
  const isAtOutlet = outlet?.kind === 'outlet' && outlet.capital === capital;
  const params = { capital: piece(capital ?? '') };
  return [
    ...(isAtOutlet ? NONE : [bend('IS-32', 'not-at-outlet', { params, focus: [`spy/${seat}`] })]),
    ...(turn.visited ? [bend('IS-32', 'second-visit', { params: { capital: piece(turn.visited) } })] : NONE),
  ];
};

export const leaveCapital: Rule<MoveOf<Move, 'leave-capital'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, seat, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    if (coercedTraveller(state)) return [refuse('IS-38', 'no-capitals')];
    const waits = checkResolved(state);
    const capital = capitalOf(state, seat);
    if (!capital) return [...waits, refuse('IS-32', 'not-inside')];
    const room = checkRoom({ ...state, map }, region);
    const print = regionOf(map, region);
    const isOutlet = !print || (print.kind === 'outlet' && print.capital === capital);
    const params = { capital: piece(capital), region: regionParam(map, region) };
    return [...waits, ...room, ...(isOutlet ? NONE : [refuse('IS-32', 'not-its-outlet', { params })])];
  },
  apply: (state, seat, { region }) => withTurn(arrived(state, seat, region), { shown: false }),
};
