/*
 * IS-31, IS-32, IS-10: an owner's map is learned while playing, a Region or a Route when it is first needed. What was
 * read wrongly is read again.
 */
import type { Actor } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { checkMap, isJoined, withAirshipRoute, withRegion, withRoute } from '../../check-map';
import type { MapPrint, RegionPrint } from '../../map';
import { EMPTY_MAP, regionOf, regionParam } from '../../map';
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { Phase } from '../phases';
import { isVacant } from '../places';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';

const phases: readonly Phase[] = [
  'mark-politicians',
  'turn',
  'score-records',
  'reveal-politicians',
  'award-advantages',
  'clean-up',
];

const checkOpen = ({ map, options }: State): readonly Violation[] => {
  if (!map) return [refuse('IS-31', 'map-off')];
  return options.box === 'practice' ? [refuse('IS-31', 'map-known')] : NONE;
};

/** The first thing that cannot be; the rest of the map has been checked before. */
const checkNew = (state: State, change: (map: MapPrint) => MapPrint): readonly Violation[] => {
  const closed = checkOpen(state);
  return closed.length > 0 ? closed : checkMap(change(state.map ?? EMPTY_MAP)).slice(0, 1);
};

const withMap = (state: State, change: (map: MapPrint) => MapPrint): State => ({
  ...state,
  map: change(state.map ?? EMPTY_MAP),
});

/** What a Spy stands on, or whose token is gone, stays what it is. */
const checkUnused = (state: State, { id, kind, capital }: RegionPrint): readonly Violation[] => {
  const old = state.map && regionOf(state.map, id);
  if (!old || (old.kind === kind && old.capital === capital)) return NONE;
  return isVacant(state, id) && !state.emptied.includes(id)
    ? NONE
    : [refuse('IS-31', 'in-use', { params: { region: regionParam(state.map, id) } })];
};

export const noteRegion: Rule<MoveOf<Move, 'note-region'>, Actor> = {
  by: 'anyone',
  phases,
  check: (state, _, { print }) => {
    const wrong = checkNew(state, (map) => withRegion(map, print));
    return wrong.length > 0 ? wrong : checkUnused(state, print);
  },
  apply: (state, _, { print }) => withMap(state, (map) => withRegion(map, print)),
};

export const noteRoute: Rule<MoveOf<Move, 'note-route'>, Actor> = {
  by: 'anyone',
  phases,
  check: (state, _, { print }) => {
    const wrong = checkNew(state, (map) => withRoute(map, print));
    if (wrong.length > 0) return wrong;
    return isJoined(state.map ?? EMPTY_MAP, print.regions) ? [refuse('IS-31', 'route-known')] : NONE;
  },
  apply: (state, _, { print }) => withMap(state, (map) => withRoute(map, print)),
};

export const noteAirshipRoute: Rule<MoveOf<Move, 'note-airship-route'>, Actor> = {
  by: 'anyone',
  phases,
  check: (state, _, { print }) => checkNew(state, (map) => withAirshipRoute(map, print)),
  apply: (state, _, { print }) => withMap(state, (map) => withAirshipRoute(map, print)),
};
