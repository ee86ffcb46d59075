/* IS-52: whether this spy takes what a Politician offers to each spy, in turn order. */
import * as v from 'valibot';
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { defineMove, revealDone } from '../model/phases';
import { withShare } from '../model/politicians';
import { bend, refuse } from '../model/refusals';

export const answerPolitician = defineMove('answer-politician', {
  schema: { accept: v.boolean() },
  by: 'seat',
  phases: ['reveal-politicians'],
  check: ({ resolving }, seat) => {
    if (resolving?.waiting[0] === seat) return NONE;
    // Without a Politician that asks nobody can say what was taken.
    return [resolving ? bend('IS-52', 'not-asked') : refuse('IS-52', 'not-asked')];
  },
  apply: (state, seat, { accept }) => {
    const { resolving, ...rest } = accept ? withShare(state, seat) : state;
    if (!resolving) return state;
    const waiting = resolving.waiting.filter((other) => other !== seat);
    return waiting.length > 0 || resolving.print.text?.kind === 'other'
      ? { ...rest, resolving: { ...resolving, waiting } }
      : revealDone(rest);
  },
  offers: ({ resolving }, seat) =>
    (resolving?.waiting[0] === seat ? [true, false] : []).map((accept) => ({
      move: { accept },
      label: message(accept ? 'offer.accept' : 'offer.decline'),
      about: String(accept),
    })),
  describe: (_, { move }) => message(move.accept ? 'did.accept' : 'did.decline'),
});
