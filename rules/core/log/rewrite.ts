import { type BaseMove } from '../contract';
import { reasonId, type Violation } from '../violation';
import { type Draft, type GameEvent, withReasons } from './event';
import { type Rewrite } from './journal';
import { judge, type LogAt } from './match-log';

/** What the table wants changed in the past. */
export type Change<Move extends BaseMove = BaseMove> =
  | { readonly kind: 'amend'; readonly event: number; readonly draft: Draft<Move> }
  | { readonly kind: 'remove'; readonly events: readonly number[] }
  /** Back to just after this event, across changes to the past that undo would take back first. */
  | { readonly kind: 'cut-after'; readonly event: number };

export interface Illegal<Move extends BaseMove = BaseMove> {
  readonly event: GameEvent<Move>;
  readonly violations: readonly Violation[];
  /** The table may keep it all the same. */
  readonly overrulable: boolean;
}

export interface RewritePlan<Move extends BaseMove = BaseMove> {
  readonly rewrite: Rewrite<Move>;
  /** Why the amended move itself is refused; the plan then must not be carried out. */
  readonly refused: readonly Violation[];
  /** Entries that become illegal. They are dropped unless the table keeps them. */
  readonly illegal: readonly Illegal<Move>[];
}

/** Replays the log with a change in the past and lists what becomes illegal by it. */
export const planRewrite = <Move extends BaseMove, State>(
  log: Pick<LogAt<Move, State>, 'game' | 'events' | 'stateAt'>,
  change: Change<Move>,
  keep: ReadonlySet<number> = new Set(),
): RewritePlan<Move> => {
  if (change.kind === 'cut-after')
    return { rewrite: { ...untouched, cutAfter: change.event }, refused: [], illegal: [] };
  const removed = new Set(change.kind === 'remove' ? change.events : []);
  const first = log.events.findIndex((event) =>
    change.kind === 'amend' ? event.id === change.event : removed.has(event.id),
  );
  if (first < 0) return { rewrite: untouched, refused: [], illegal: [] };

  let state = log.stateAt(first);
  let amended: GameEvent<Move> | undefined;
  let refused: readonly Violation[] = [];
  const illegal: Illegal<Move>[] = [];
  const dropped: number[] = [];
  const overruled: { event: number; reasons: readonly string[] }[] = [];

  for (const event of log.events.slice(first)) {
    if (removed.has(event.id)) {
      dropped.push(event.id);
      continue;
    }
    const isAmended = change.kind === 'amend' && event.id === change.event;
    const draft = isAmended ? change.draft : event;
    const judgement = judge(log.game, state, draft);
    if (isAmended) {
      refused = judgement.refused;
      if (refused.length > 0) break;
      const { actor, move, overruled: reasons } = change.draft;
      amended = withReasons({ id: event.id, group: event.group, actor, move }, reasons, judgement.vouched);
    } else if (judgement.refused.length > 0) {
      const overrulable = judgement.refused.every((violation) => violation.overrulable);
      illegal.push({ event, violations: judgement.refused, overrulable });
      if (!overrulable || !keep.has(event.id)) {
        dropped.push(event.id);
        continue;
      }
      overruled.push({ event: event.id, reasons: judgement.refused.map(reasonId) });
    }
    state = log.game.apply(state, draft.actor, draft.move);
  }
  return {
    rewrite: { kind: 'rewrite', ...(amended ? { amended } : {}), dropped, overruled },
    refused,
    illegal,
  };
};

const untouched = { kind: 'rewrite', dropped: [], overruled: [] } as const;
