import { type Repair } from '@/rules/core/contract';
import { type Draft } from '@/rules/core/log/event';
import { type LogAt, type Refusal } from '@/rules/core/log/match-log';
import { reasonId } from '@/rules/core/violation';

/** A tap that the rules refused, with everything needed to try it again. */
export interface Refused extends Refusal {
  readonly drafts: readonly Draft[];
  readonly join: boolean;
}

/** Where the refused move was made: after those of its group that were fine. */
export const stateBefore = ({ game, state }: LogAt, { drafts, draft }: Refused): unknown =>
  drafts
    .slice(0, Math.max(0, drafts.indexOf(draft)))
    .reduce((before, { actor, move }) => game.apply(before, actor, move), state);

/** The same moves, with the refused one recorded as the table decided. */
export const overruled = ({ drafts, draft, violations }: Refused): readonly Draft[] =>
  drafts.map((each) => (each === draft ? { ...each, overruled: violations.map(reasonId) } : each));

export const canOverrule = ({ violations }: Refusal): boolean =>
  violations.length > 0 && violations.every(({ overrulable }) => overrulable);

/** The same moves with others made first by the same actor, or one in the place of the refused, as one group. */
export const repaired = (
  { drafts, draft }: Refused,
  { moves, instead }: Repair<Draft['move']>,
): readonly Draft[] =>
  drafts.flatMap((each) => {
    if (each !== draft) return [each];
    const first = moves.map((move) => ({ actor: draft.actor, move }));
    return [...first, instead ? { actor: draft.actor, move: instead } : each];
  });
