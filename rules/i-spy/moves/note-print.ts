/*
 * IS-4, IS-5, IS-12, IS-28, IS-53: what is printed is told to the app when a rule first needs it, and again if it was
 * told wrongly. It must fit what the book states and what follows from it.
 */
import { message } from '@/rules/core/message';
import { checkPrint } from '../model/check-print';
import { notedParams, printLines, reread } from '../model/lines';
import { defineMove } from '../model/phases';
import { openEntry, openPrint, withPrint } from '../model/prints';

export const notePrint = defineMove('note-print', {
  schema: { print: openPrint },
  by: 'anyone',
  phases: [
    'mark-politicians',
    'turn',
    'score-records',
    'award-advantages',
    'clean-up',
    'final-report',
    'turn-assets',
  ],
  check: ({ prints }, _, { print }) => checkPrint(prints, print),
  apply: (state, _, { print }) => ({ ...state, prints: withPrint(state.prints, print) }),
  describe: (_, { move: { print } }) => message(`did.note-${print.kind}`, notedParams(print)),
  amend: {
    lines: (_, { move }) => printLines(move.print),
    amended: (move, changes) => ({ ...move, print: reread(move.print, changes) }),
  },
  reveals: ({ options }, { print }) => (options.box === 'practice' ? [] : [openEntry(print)]),
});
