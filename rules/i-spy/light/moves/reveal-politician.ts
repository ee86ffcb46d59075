/*
 * IS-51: this phase's Politicians, read from the left: first the printed Influence, then the text. Tags and Supply Tokens
 * are not kept here: only a text that the app does not know has to be noted.
 */
import { message, piece, text } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { politicianReread, printedLines } from '../../model/lines';
import { politicianEntry, politicianPrint } from '../../model/prints';
import { bend, refuse } from '../../model/refusals';
import { politicianLines, posted } from '../../model/scoring';
import { defineMove, revealDone } from '../state';

export const revealPolitician = defineMove('reveal-politician', {
  schema: { print: politicianPrint },
  by: 'initiative',
  phases: ['reveal-politicians'],
  check: ({ resolving, postings, toReveal }, _, { print }) => {
    if (toReveal === 0) return [refuse('IS-20', 'not-now')];
    const twice = postings.some(({ cause }) => cause.kind === 'politician' && cause.print.id === print.id);
    return [
      ...(resolving ? [bend('IS-51', 'resolve-first')] : NONE),
      ...(twice ? [bend('IS-12', 'tile-twice')] : NONE),
    ];
  },
  apply: ({ resolving: _resolving, ...state }, _, { print }) => {
    const after = posted(
      { ...state, toReveal: state.toReveal - 1 },
      { kind: 'politician', print },
      politicianLines(state.standing, print),
    );
    return print.text?.kind === 'other' ? { ...after, resolving: print } : revealDone(after);
  },
  describe: (_, { move: { print } }) =>
    message('did.read-politician', { name: print.name ? text(print.name) : piece('politician') }),
  amend: {
    lines: (_, { move }) => printedLines(move.print),
    amended: (move, changes) => ({ ...move, print: politicianReread(move.print, changes) }),
  },
  reveals: (_, { print }) => [politicianEntry(print)],
});
