import { type BaseMove } from '../contract';
import { reasonId, type Violation } from '../violation';
import { type Amended, type GameEvent, withReasons } from './event';
import { type Rewrite } from './journal';
import { judge, type LogAt } from './match-log';

/** What the table wants changed in the past. */
export type Change<Move extends BaseMove = BaseMove> =
  /** Several where only together they are right, as two hands that were mixed up. */
  | { readonly kind: 'amend'; readonly entries: readonly Amended<Move>[] }
  | { readonly kind: 'remove'; readonly events: readonly number[] }
  /** Back to just after this event, across changes to the past that undo would take back first. */
  | { readonly kind: 'cut-after'; readonly event: number };

export interface Illegal<Move extends BaseMove = BaseMove> {
  readonly event: GameEvent<Move>;
  readonly violations: readonly Violation[];
  /** The table may keep it all the same; otherwise there is no state that could hold it. */
  readonly overrulable: boolean;
}

export interface RewritePlan<Move extends BaseMove = BaseMove> {
  readonly rewrite: Rewrite<Move>;
  /** Why an amended entry itself is refused; the plan then must not be carried out. */
  readonly refused: readonly Violation[];
  /** Entries that become illegal. The table keeps them by its own decision, or drops them. */
  readonly illegal: readonly Illegal<Move>[];
}

/**
 * Replays the log with a change in the past. Whatever becomes illegal by it is listed and kept as the table's
 * decision, since it did happen on the table; `drop` holds what the table gives up instead.
 */
export const planRewrite = <Move extends BaseMove, State>(
  log: Pick<LogAt<Move, State>, 'game' | 'events' | 'stateAt'>,
  change: Change<Move>,
  drop: ReadonlySet<number> = new Set(),
): RewritePlan<Move> => {
  if (change.kind === 'cut-after')
    return { rewrite: { ...untouched, cutAfter: change.event }, refused: [], illegal: [] };
  const removed = new Set(change.kind === 'remove' ? change.events : []);
  const drafts = new Map(change.kind === 'amend' ? change.entries.map((one) => [one.event, one.draft]) : []);
  const first = log.events.findIndex(({ id }) => drafts.has(id) || removed.has(id));
  if (first < 0) return { rewrite: untouched, refused: [], illegal: [] };

  let state = log.stateAt(first);
  const amended: GameEvent<Move>[] = [];
  const illegal: Illegal<Move>[] = [];
  const dropped: number[] = [];
  const overruled: { event: number; reasons: readonly string[] }[] = [];

  for (const event of log.events.slice(first)) {
    const { id, group } = event;
    if (removed.has(id)) {
      dropped.push(id);
      continue;
    }
    const draft = drafts.get(id);
    const { actor, move } = draft ?? event;
    const { refused, vouched } = judge(log.game, state, draft ?? event);
    if (draft) {
      if (refused.length > 0) return { rewrite: untouched, refused, illegal };
      amended.push(withReasons({ id, group, actor, move }, draft.overruled, vouched));
    } else if (refused.length > 0) {
      const overrulable = refused.every((violation) => violation.overrulable);
      illegal.push({ event, violations: refused, overrulable });
      if (!overrulable || drop.has(id)) {
        dropped.push(id);
        continue;
      }
      overruled.push({ event: id, reasons: refused.map(reasonId) });
    }
    state = log.game.apply(state, actor, move);
  }
  return {
    rewrite: { kind: 'rewrite', ...(amended.length > 0 ? { amended } : {}), dropped, overruled },
    refused: [],
    illegal,
  };
};

const untouched = { kind: 'rewrite', dropped: [], overruled: [] } as const;
