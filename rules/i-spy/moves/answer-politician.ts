/* IS-52: whether this spy takes what a Politician offers to each spy, in turn order. */
import * as v from 'valibot';
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { defineMove, revealDone } from '../model/phases';
import { withShare } from '../model/politicians';
import { refuse } from '../model/refusals';

export const answerPolitician = defineMove('answer-politician', {
  schema: { accept: v.boolean() },
  by: 'seat',
  phases: ['reveal-politicians'],
  check: ({ resolving }, seat) => (resolving?.waiting[0] === seat ? NONE : [refuse('IS-52', 'not-asked')]),
  apply: (state, seat, { accept }) => {
    const { resolving, ...rest } = accept ? withShare(state, seat) : state;
    if (!resolving) return state;
    const waiting = resolving.waiting.slice(1);
    return waiting.length > 0 ? { ...rest, resolving: { ...resolving, waiting } } : revealDone(rest);
  },
  offers: ({ resolving }, seat) =>
    (resolving?.waiting[0] === seat ? [true, false] : []).map((accept) => ({
      move: { accept },
      label: message(accept ? 'offer.accept' : 'offer.decline'),
      about: String(accept),
    })),
  describe: (_, { move }) => message(move.accept ? 'did.accept' : 'did.decline'),
});
