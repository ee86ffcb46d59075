import { type BaseMove } from '@/rules/core/contract';
import { type LedgerChange, type LedgerEntry } from '@/rules/core/ledger';
import { type Draft, type GameEvent } from '@/rules/core/log/event';
import { MatchLog } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { reasonId, type Violation } from '@/rules/core/violation';
import { type Pick } from './playout';
import { type RandomTable } from './tables';

export type AnyLog = MatchLog<BaseMove, unknown>;

const one = <T>(list: readonly T[], pick: Pick): T | undefined => list[pick(list.length)];

const broken = (violations: readonly Violation[]): readonly Violation[] =>
  violations.filter(({ certainty }) => certainty === 'broken');

const mayBend = (violations: readonly Violation[]): boolean =>
  violations.every(({ overrulable }) => overrulable);

/** What people set right in the past: an entry as it should have been, or entries that never happened. */
export interface Wish {
  readonly what: 'lines' | 'seat' | 'remove';
  readonly drafts: ReadonlyMap<number, Draft>;
  readonly removed: ReadonlySet<number>;
}

export const changeOf = ({ drafts, removed }: Wish) =>
  removed.size > 0
    ? ({ kind: 'remove', events: [...removed] } as const)
    : ({ kind: 'amend', entries: [...drafts].map(([event, draft]) => ({ event, draft })) } as const);

/** Something in the past that somebody may want changed. */
export const wishFor = (log: AnyLog, pick: Pick, seatCount: number): Wish | undefined => {
  const position = pick(log.events.length);
  const event = log.events[position];
  if (!event) return undefined;
  const kind = (['lines', 'lines', 'seat', 'remove'] as const)[pick(4)] ?? 'lines';
  if (kind === 'remove') {
    const removed = log.events.filter(({ group }) => group === event.group).map(({ id }) => id);
    return { what: kind, drafts: new Map(), removed: new Set(removed) };
  }
  const { id, actor, overruled } = event;
  const bent = overruled ? { overruled } : {};
  if (kind === 'seat') {
    if (actor === 'table') return undefined;
    const other: Seat = (actor + 1 + pick(seatCount - 1)) % seatCount;
    return {
      what: kind,
      drafts: new Map([[id, { actor: other, move: event.move, ...bent }]]),
      removed: new Set(),
    };
  }
  const move = mistyped(log, position, pick);
  return move && { what: kind, drafts: new Map([[id, { actor, move, ...bent }]]), removed: new Set() };
};

/** The move of this place with one or two of its lines set to something else. */
const mistyped = (log: AnyLog, position: number, pick: Pick): BaseMove | undefined => {
  const event = log.events[position];
  const { amend } = log.game;
  if (!event || !amend) return undefined;
  const before = log.stateAt(position);
  const lines = amend.lines(before, event, log.state);
  const changes = changesTo(lines, pick, 1 + pick(2));
  return changes.length > 0 ? amend.amended(event.move, changes, before) : undefined;
};

/** Other values for some lines; what shares a stock keeps its sum. */
export const changesTo = (
  lines: readonly LedgerEntry[],
  pick: Pick,
  count: number,
): readonly LedgerChange[] => {
  const changes = new Map<string, LedgerChange>();
  for (let left = count; left > 0; left--) {
    const line = one(lines, pick);
    if (!line || changes.has(line.id)) continue;
    if (line.kind === 'choice') {
      const to = one(
        line.choices.filter((choice) => choice !== line.value),
        pick,
      );
      if (to !== undefined) changes.set(line.id, { entry: line.id, to });
      continue;
    }
    if (line.max <= line.min) continue;
    const near = line.value + (pick(2) === 0 ? 1 : -1) * (1 + pick(2));
    const to = Math.max(line.min, Math.min(line.max, near));
    if (to === line.value) continue;
    if (line.stock === undefined) {
      changes.set(line.id, { entry: line.id, to });
      continue;
    }
    const other = one(
      lines.filter(
        (each): each is typeof line =>
          each.kind === 'count' && each.stock === line.stock && each.id !== line.id && !changes.has(each.id),
      ),
      pick,
    );
    const rest = other && other.value - (to - line.value);
    if (!other || rest === undefined || rest < other.min || rest > other.max) continue;
    changes.set(line.id, { entry: line.id, to });
    changes.set(other.id, { entry: other.id, to: rest });
  }
  return [...changes.values()];
};

/** A match that was played anew, as it would have been without the slip. */
export interface Anew {
  readonly log: AnyLog;
  /** Why the changed entry itself cannot be made. */
  readonly refused: readonly Violation[];
  /** Later entries that the table had to insist on. */
  readonly kept: readonly number[];
  /** Later entries that could not be made at all. */
  readonly lost: readonly number[];
}

/** Plays the whole match once more, move by move, with what is wished. Whoever played a move insists on it. */
export const playedAnew = (old: AnyLog, { drafts, removed }: Wish): Anew => {
  const log: AnyLog = new MatchLog(old.game, old.options);
  const kept: number[] = [];
  const lost: number[] = [];
  let refused: readonly Violation[] = [];
  for (const event of old.events) {
    if (removed.has(event.id)) continue;
    const wished = drafts.get(event.id);
    const made = insist(log, wished ?? draftOf(event));
    if (made.kind === 'made') continue;
    if (made.kind === 'insisted' && !wished) kept.push(event.id);
    if (made.kind === 'impossible' && !wished) lost.push(event.id);
    if (made.kind === 'impossible' && wished) refused = made.violations;
    if (refused.length > 0) break;
  }
  return { log, refused, kept, lost };
};

const draftOf = ({ actor, move, overruled }: GameEvent): Draft => ({
  actor,
  move,
  ...(overruled ? { overruled } : {}),
});

type Made =
  | { readonly kind: 'made' | 'insisted' }
  | { readonly kind: 'impossible'; readonly violations: readonly Violation[] };

/** Makes the move, against the rules where the table may. */
export const insist = (log: AnyLog, draft: Draft): Made => {
  const first = log.append([draft], 0);
  if (first.ok) return { kind: 'made' };
  const violations = broken(log.game.check(log.state, draft.actor, draft.move));
  if (!mayBend(violations)) return { kind: 'impossible', violations };
  const overruled = [...(draft.overruled ?? []), ...violations.map(reasonId)];
  const again = log.append([{ ...draft, overruled }], 0);
  if (!again.ok) throw new Error(`${draft.move.type} is refused although the table insists`);
  return { kind: 'insisted' };
};

/** A move that somebody could make now only against the rules. */
export const bentMove = ({ game }: RandomTable, { state }: AnyLog, pick: Pick): Draft | undefined => {
  const seats = game.status(state, 'table').decisions.at(-1)?.seats ?? [];
  const possible = seats.flatMap((seat) =>
    game.offers(state, seat, seat).flatMap(({ move }): readonly Draft[] => {
      const violations = broken(game.check(state, seat, move));
      if (violations.length === 0 || !mayBend(violations)) return [];
      return [{ actor: seat, move, overruled: violations.map(reasonId) }];
    }),
  );
  return possible.length > 0 ? one(possible, pick) : undefined;
};

/** What somebody counted on the table, where the game can take it. */
export const correction = ({ game }: RandomTable, { state }: AnyLog, pick: Pick): Draft | undefined => {
  const changes = changesTo(game.ledger(state, 'table'), pick, 1 + pick(3));
  if (changes.length === 0) return undefined;
  const move = { type: 'correct', changes };
  return broken(game.check(state, 'table', move)).length > 0 ? undefined : { actor: 'table', move };
};
