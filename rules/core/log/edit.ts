import { type BaseMove, type GameEvent } from './event';

/** One event that a change to the past took out or replaced, at its place before the change. */
export interface Edit<Move extends BaseMove = BaseMove> {
  readonly at: number;
  readonly was: GameEvent<Move>;
  readonly is?: GameEvent<Move>;
}

/** What became of the events. Kept in the place of both lists, it is as large as the change and not as the match. */
export const editsBetween = <Move extends BaseMove>(
  before: readonly GameEvent<Move>[],
  after: readonly GameEvent<Move>[],
): readonly Edit<Move>[] => {
  const edits: Edit<Move>[] = [];
  let next = 0;
  for (let at = 0; at < before.length; at++) {
    const was = before[at] as GameEvent<Move>;
    const is = after[next];
    if (is?.id !== was.id) {
      edits.push({ at, was });
      continue;
    }
    next++;
    if (is !== was) edits.push({ at, was, is });
  }
  return edits;
};

export const edited = <Move extends BaseMove>(
  before: readonly GameEvent<Move>[],
  edits: readonly Edit<Move>[],
): readonly GameEvent<Move>[] => {
  const after: GameEvent<Move>[] = [];
  let from = 0;
  for (const { at, is } of edits) {
    for (; from < at; from++) after.push(before[from] as GameEvent<Move>);
    if (is) after.push(is);
    from = at + 1;
  }
  for (; from < before.length; from++) after.push(before[from] as GameEvent<Move>);
  return after;
};

/** Before the edits. */
export const unedited = <Move extends BaseMove>(
  after: readonly GameEvent<Move>[],
  edits: readonly Edit<Move>[],
): readonly GameEvent<Move>[] => {
  const before: GameEvent<Move>[] = [];
  let from = 0;
  for (const { at, was, is } of edits) {
    while (before.length < at) before.push(after[from++] as GameEvent<Move>);
    before.push(was);
    if (is) from++;
  }
  for (; from < after.length; from++) before.push(after[from] as GameEvent<Move>);
  return before;
};
