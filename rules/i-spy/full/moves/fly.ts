/*
 * IS-34: at once to any other Region of the same Airship Route; a Spy there receives a Tag and is relocated.
 * IS-36: by whoever made room necessary, one Spy after the other.
 */
import { flightsFrom, regionParam } from '../../map';
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import { checkDue, dueNow, settled, without } from '../owed';
import { checkRoom } from '../places';
import type { Relocation } from '../relocation';
import { checkRelocation, takeRegion } from '../relocation';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';
import { playerOf } from '../state';

export const fly: Rule<MoveOf<Move, 'fly'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const due = dueNow(state, 'airship');
    if (!due) return checkDue(state, 'airship');
    const unknown = checkRoom({ ...state, map, players: [] }, region);
    if (unknown.length > 0) return unknown;
    const { region: from } = playerOf(state, due.as);
    return from !== undefined && flightsFrom(map, from).includes(region)
      ? NONE
      : [refuse('IS-34', 'not-on-route', { params: { region: regionParam(map, region) } })];
  },
  apply: (state, _, { region }) => {
    const due = dueNow(state, 'airship');
    return due ? settled(takeRegion(without(state, due), { spy: due.as, region, moved: [] })) : state;
  },
};

export const dueRelocation = (state: State) => dueNow(state, 'relocate') as Relocation | undefined;

export const relocate: Rule<MoveOf<Move, 'relocate'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { region }) => {
    if (!state.map) return [refuse('IS-31', 'map-off')];
    const due = dueRelocation(state);
    return due ? checkRelocation(state, due, region) : checkDue(state, 'relocate');
  },
  apply: (state, _, { region }) => {
    const due = dueRelocation(state);
    if (!due) return state;
    return settled(takeRegion(without(state, due), { spy: due.spy, region, moved: due.moved }));
  },
};
