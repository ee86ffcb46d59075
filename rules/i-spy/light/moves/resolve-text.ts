/* IS-51: what a Politician's text did where the app does not know it; a light match has no cards or Assets to touch. */
import * as v from 'valibot';
import { list, whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { effectLines, effectsSet } from '../../model/lines';
import { LIMIT } from '../../model/pieces';
import { measure, nation } from '../../model/prints';
import { bend } from '../../model/refusals';
import { lineOf, posted } from '../../model/scoring';
import { defineMove, revealDone, type State } from '../state';

const poolEffect = v.strictObject({ kind: measure, nation, by: whole(-LIMIT, LIMIT) });
export type PoolEffect = Readonly<v.InferOutput<typeof poolEffect>>;

export const resolveText = defineMove('resolve-text', {
  schema: { effects: list(poolEffect, 0, 20) },
  by: 'initiative',
  phases: ['reveal-politicians'],
  check: ({ resolving }) => (resolving ? NONE : [bend('IS-42', 'no-text')]),
  apply: (state, seat, { effects }) => {
    const { resolving: _, ...rest } = state;
    const source = { kind: 'politician', politician: 1 } as const;
    return revealDone(
      effects.reduce<State>(
        (now, { kind, nation: pool, by }) =>
          posted(now, { kind: 'text', seat, source }, [
            lineOf(now.standing, 'IS-51', { measure: kind, nation: pool, by }),
          ]),
        rest,
      ),
    );
  },
  amend: {
    lines: (_, { move }) => effectLines(move.effects),
    amended: (move, changes) => ({ ...move, effects: effectsSet(move.effects, changes) }),
  },
});
