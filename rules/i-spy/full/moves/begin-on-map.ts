/*
 * IS-17: on the first turn the Spy is deployed to a vacant Start Region. IS-21: a Spy who starts the turn in a Capital
 * flees to a vacant Outlet of it; IS-36: with all of them occupied, to one of these.
 */
import type { Violation } from '@/rules/core/violation';
import { outletsOf, regionOf, regionParam } from '../../map';
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import { checkDue, dueNow, settled, without } from '../owed';
import { arrived, capitalOf, checkRoom, isVacant } from '../places';
import { takeRegion } from '../relocation';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';

export const deploy: Rule<MoveOf<Move, 'deploy'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    if (!dueNow(state, 'deploy')) return checkDue(state, 'deploy');
    const isStart = regionOf(map, region)?.kind === 'start';
    return [
      ...checkRoom({ ...state, map }, region),
      ...(isStart
        ? NONE
        : [refuse('IS-17', 'not-a-start', { params: { region: regionParam(map, region) } })]),
    ];
  },
  apply: (state, seat, { region }) => settled(arrived(without(state, dueNow(state, 'deploy')), seat, region)),
};

/** Where a Spy in a Capital may flee to. */
export const refugesOf = (state: State, seat: number): readonly string[] => {
  const capital = capitalOf(state, seat);
  if (!state.map || !capital) return [];
  const outlets = outletsOf(state.map, capital);
  const vacant = outlets.filter((outlet) => isVacant(state, outlet));
  return vacant.length > 0 ? vacant : outlets;
};

export const flee: Rule<MoveOf<Move, 'flee'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, seat, { region }): readonly Violation[] => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    if (!dueNow(state, 'flee')) return checkDue(state, 'flee');
    if (refugesOf(state, seat).includes(region)) return NONE;
    const params = { region: regionParam(map, region) };
    const capital = capitalOf(state, seat);
    return capital && outletsOf(map, capital).includes(region)
      ? [refuse('IS-21', 'vacant-first', { params })]
      : [refuse('IS-21', 'not-its-outlet', { params })];
  },
  apply: (state, seat, { region }) =>
    settled(takeRegion(without(state, dueNow(state, 'flee')), { spy: seat, region, moved: [] })),
};
