/*
 * IS-31, IS-32, IS-10: an owner's map is learned while playing, a Region when it is first needed. What was read wrongly is
 * read again. What a Spy stands on, or whose token is gone, stays what it is.
 */
import { message, text } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { regionOf, regionParam, regionPrint, type RegionPrint, withRegion } from '../model/map';
import { BEFORE_THE_END, defineMove } from '../model/phases';
import { checkNewMap, isVacant, withMap } from '../model/places';
import { refuse } from '../model/refusals';
import { type State } from '../model/state';

export const noteRegion = defineMove('note-region', {
  schema: { print: regionPrint },
  by: 'anyone',
  phases: ['mark-politicians', ...BEFORE_THE_END],
  check: (state, _, { print }) => {
    const wrong = checkNewMap(state, (map) => withRegion(map, print));
    return wrong.length > 0 ? wrong : checkUnused(state, print);
  },
  apply: (state, _, { print }) => withMap(state, (map) => withRegion(map, print)),
  describe: (_, { move }) => message('did.note-region', { region: text(move.print.name) }),
  reveals: ({ options }, { print }) =>
    options.box === 'practice' ? [] : [{ kind: 'region', id: print.id, data: print }],
});

const checkUnused = (state: State, { id, kind, capital }: RegionPrint): readonly Violation[] => {
  const old = state.map && regionOf(state.map, id);
  if (!old || (old.kind === kind && old.capital === capital)) return NONE;
  return isVacant(state, id) && !state.emptied.includes(id)
    ? NONE
    : [refuse('IS-31', 'in-use', { params: { region: regionParam(state.map, id) } })];
};
