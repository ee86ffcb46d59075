/* IS-12, IS-53: the rows of the Scoring Phases are read when they are first needed. */
import { message } from '@/rules/core/message';
import { checkPrint } from '../../model/check-print';
import { notedParams, printLines, reread } from '../../model/lines';
import { openEntry, openPrint, withPrint } from '../../model/prints';
import { BEFORE_THE_END, defineMove } from '../state';

export const notePrint = defineMove('note-print', {
  schema: { print: openPrint },
  by: 'anyone',
  phases: BEFORE_THE_END,
  check: ({ prints }, _, { print }) => checkPrint(prints, print),
  apply: (state, _, { print }) => ({ ...state, prints: withPrint(state.prints, print) }),
  describe: (_, { move: { print } }) => message(`did.note-${print.kind}`, notedParams(print)),
  amend: {
    lines: (_, { move }) => printLines(move.print),
    amended: (move, changes) => ({ ...move, print: reread(move.print, changes) }),
  },
  reveals: (_, { print }) => [openEntry(print)],
});
