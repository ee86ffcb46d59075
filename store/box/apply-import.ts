import { newId } from '@/store/draw/id';
import { fail, type Result } from '@/rules/core/codec';
import { type Box } from '../catalogue/box';
import { type BoxProblem, type Catalogue, type Undo } from '../catalogue/catalogue';
import { type BoxPlan, mergedBox, planImport } from './plan';

export interface DecidedPlan {
  readonly plan: BoxPlan;
  /** Keys of the conflicts that they win. */
  readonly theirs: ReadonlySet<string>;
}

/** Takes boxes in, in one step. What the boxes have learned since the plan was made stays. */
export const applyImport = (
  catalogue: Catalogue,
  decided: readonly DecidedPlan[],
): Result<Undo, BoxProblem> => {
  const boxes: Box[] = [];
  for (const { plan, theirs } of decided) {
    const target = targetOf(catalogue, plan, boxes);
    if (!target) return fail({ kind: 'no-such-box' });
    const merged = mergedBox(target, planImport(plan.read, target), theirs);
    boxes.splice(0, boxes.length, ...boxes.filter(({ id }) => id !== merged.id), merged);
  }
  return catalogue.putAll(boxes);
};

/** Two boxes of one file may go into the same one. */
const targetOf = (
  catalogue: Catalogue,
  { target, read: { shared } }: BoxPlan,
  done: readonly Box[],
): Box | undefined => {
  if (target) return done.find(({ id }) => id === target.id) ?? catalogue.box(target.game, target.id);
  const { game, name } = shared;
  const first = catalogue.boxesOf(game).length === 0 && !done.some((box) => box.game === game);
  return { id: newId(), game, ...(name === undefined ? {} : { name }), isDefault: first, entries: [] };
};
