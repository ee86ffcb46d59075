import type { Choice, FormOffer } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import type { Player } from './state';
import type { Move } from './types';

export interface CompleteDraft {
  readonly points?: number;
  readonly extraTurn?: boolean;
  readonly circles?: number;
  readonly agents?: number;
}

const upTo = (min: number, max: number): readonly number[] =>
  Array.from({ length: Math.max(0, max - min + 1) }, (_, step) => min + step);

/** SC-51: points, Extra Turn and the Agents that come back from circles and from elsewhere, one after the other. */
export const completeForm = (covered: number, out: number): FormOffer<Move, CompleteDraft> => ({
  kind: 'form',
  id: 'complete-mission',
  label: message('offer.complete-mission'),
  draft: {},
  next: (draft): readonly Choice<CompleteDraft>[] => {
    if (draft.points === undefined)
      return upTo(1, 10).map((points) => ({
        id: `points-${points}`,
        label: message('form.points', { count: number(points) }),
        draft: { points },
      }));
    if (draft.extraTurn === undefined)
      return [false, true].map((extraTurn) => ({
        id: extraTurn ? 'extra-turn' : 'no-extra-turn',
        label: message(extraTurn ? 'form.extra-turn' : 'form.no-extra-turn'),
        draft: { ...draft, extraTurn },
      }));
    if (draft.circles === undefined)
      return upTo(0, Math.min(covered, 4)).map((circles) => ({
        id: `circles-${circles}`,
        label: message('form.circles-back', { count: number(circles) }),
        draft: { ...draft, circles },
      }));
    if (draft.agents !== undefined) return [];
    return upTo(0, Math.min(out, 3)).map((agents) => ({
      id: `agents-${agents}`,
      label: message('form.agents-back', { count: number(agents) }),
      draft: { ...draft, agents },
    }));
  },
  build: ({ points, extraTurn, circles, agents }) =>
    points === undefined || extraTurn === undefined || circles === undefined || agents === undefined
      ? undefined
      : { type: 'complete-mission', points, extraTurn, circles, agents },
  sample: (pick) => ({
    type: 'complete-mission',
    points: 2 + pick(7),
    extraTurn: pick(5) === 0,
    circles: Math.min(covered, 1 + pick(3)),
    agents: Math.min(out, pick(3)),
  }),
});

export interface ScoreDraft {
  readonly completed: readonly number[];
  readonly covered?: number;
}

/** SC-56: Mission after Mission, then the covered objectives. What was tracked is there already. */
export const scoreForm = ({ completed: tracked, covered: counted }: Player): FormOffer<Move> => {
  const form: FormOffer<Move, ScoreDraft> = {
    kind: 'form',
    id: 'enter-score',
    label: message('offer.enter-score'),
    draft: { completed: tracked },
    next: ({ completed, covered }) =>
      covered !== undefined
        ? []
        : [
            ...upTo(0, 12).map((circles) => ({
              id: `covered-${circles}`,
              label: message('form.covered', { count: number(circles) }),
              draft: { completed, covered: circles },
            })),
            ...upTo(1, 10).map((points) => ({
              id: `points-${points}`,
              label: message('form.add-mission', { count: number(points) }),
              draft: { completed: [...completed, points] },
            })),
          ],
    build: ({ completed, covered }) =>
      covered === undefined ? undefined : { type: 'enter-score', completed, covered },
    sample: (pick) => ({
      type: 'enter-score',
      completed: tracked.length > 0 ? tracked : upTo(1, pick(8)).map(() => 2 + pick(7)),
      covered: counted + pick(5),
    }),
  };
  return form as FormOffer<Move>;
};
