import { type BaseMove, type GameModule } from '../contract';
import { type TableOptions } from '../seat';
import { reasonId, type Violation } from '../violation';
import { type Draft, type GameEvent, withReasons } from './event';
import { fail, ok, type Result } from '../codec';
import { type Clock } from './clock';
import { type JournalEntry, type JournalStep, type Rewrite, type SetAside, type Share } from './journal';
import { type Excess, type Limits } from './limits';
import { type LogAt } from './log-at';
import { type Step, Timeline } from './timeline';

export { type LogAt } from './log-at';

/** Freezes all the way down, so that a rule that mutates fails at once in development and tests. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
};

export interface Judgement {
  /** Reasons that keep the move out of the log. */
  readonly refused: readonly Violation[];
  /** What could not be verified and is vouched for by recording the move. */
  readonly vouched: readonly string[];
}

const nothing: Judgement = { refused: [], vouched: [] };

/** What the rules say of a move, and what the table has overruled of it. */
export const judge = <Move extends BaseMove, State>(
  game: GameModule<TableOptions, Move, State>,
  state: State,
  draft: Draft<Move>,
): Judgement => {
  const violations = game.check(state, draft.actor, draft.move);
  if (violations.length === 0) return nothing;
  const overruled = draft.overruled ?? [];
  return {
    refused: violations.filter(
      (violation) =>
        violation.certainty === 'broken' &&
        !(violation.overrulable && overruled.includes(reasonId(violation))),
    ),
    vouched: violations.filter((violation) => violation.certainty === 'unverifiable').map(reasonId),
  };
};

export interface Refusal<Move extends BaseMove = BaseMove> {
  readonly draft: Draft<Move>;
  readonly violations: readonly Violation[];
}

export type Stepped<Move extends BaseMove> = Result<JournalStep<Move>, Refusal<Move>>;

const STRIDE = 64;

const seal: <T>(value: T) => T = process.env.NODE_ENV === 'production' ? (value) => value : deepFreeze;

/**
 * A match as the rules see it. It owns the timeline and derives every state from it; a state is kept every
 * 64 events, so that going back replays 63 moves at most and memory does not grow with every move. The last 64 are
 * kept too: nobody plays a move again to see what it did, and the usual undo gives back the very state that was on
 * the screen before.
 * Each change answers with the journal step that has to be stored, or with the reasons against it.
 */
export class MatchLog<Move extends BaseMove = BaseMove, State = unknown> implements LogAt<Move, State> {
  readonly game: GameModule<TableOptions, Move, State>;
  readonly options: TableOptions;
  readonly #timeline: Timeline<Move>;
  readonly #checkpoints: State[];
  /** The last ones, each at its position modulo 64. */
  readonly #recent: State[];
  /** The position of the first of them. */
  #oldest = 0;
  #state: State;
  #length = 0;

  constructor(game: GameModule<TableOptions, Move, State>, options: TableOptions, timeline?: Timeline<Move>) {
    this.game = game;
    this.options = options;
    this.#timeline = timeline ?? new Timeline();
    this.#state = seal(game.start(options));
    this.#checkpoints = [this.#state];
    this.#recent = [this.#state];
  }

  get state(): State {
    return this.#state;
  }
  get events(): readonly GameEvent<Move>[] {
    return this.#timeline.events;
  }
  get done(): readonly Step<Move>[] {
    return this.#timeline.done;
  }
  get undone(): readonly Step<Move>[] {
    return this.#timeline.undone;
  }
  get takenBack(): number {
    return this.#timeline.takenBack;
  }
  get made(): number {
    return this.#timeline.nextId;
  }
  get asides(): readonly SetAside[] {
    return this.#timeline.asides;
  }
  get shares(): readonly Share[] {
    return this.#timeline.shares;
  }
  /** Who had how long. */
  get clock(): Clock {
    return this.#timeline.clock;
  }
  get closed(): boolean {
    return this.#timeline.closed;
  }
  get endedEarly(): boolean {
    return this.done.at(-1)?.kind === 'end';
  }

  beyond(limits: Limits): Excess | undefined {
    return this.#timeline.beyond(limits);
  }

  stateAt(position: number): State {
    const { game, events } = this;
    const [checkpoints, recent, oldest] = [this.#checkpoints, this.#recent, this.#oldest];
    return stateIn({ game, events, checkpoints, recent, oldest }, position);
  }

  /** The log as it is now, for whoever looks at it while it goes on. */
  snapshot(): LogAt<Move, State> {
    const { game, options, state, takenBack, made, clock, endedEarly, closed } = this;
    const events = [...this.events];
    const states = { checkpoints: [...this.#checkpoints], recent: [...this.#recent], oldest: this.#oldest };
    const kept = { game, events, ...states };
    return {
      ...{ game, options, state, events, takenBack, made, clock, endedEarly, closed },
      done: [...this.done],
      undone: [...this.undone],
      asides: [...this.asides],
      shares: [...this.shares],
      stateAt: (position) => stateIn(kept, position),
    };
  }

  /**
   * Appends the moves as one group, or none of them. With `join` they become part of the last group, as the
   * card that a person enters for the move that revealed it.
   */
  append(drafts: readonly Draft<Move>[], at: number, join = false): Stepped<Move> {
    const timeline = this.#timeline;
    const before = this.#length;
    const first = timeline.nextId;
    const group = (join ? timeline.lastGroup : undefined) ?? first;
    // Of its very size: an array that grows keeps room for 16 more, and the log keeps one for every move.
    const events = new Array<GameEvent<Move>>(drafts.length);
    try {
      for (let index = 0; index < drafts.length; index++) {
        const draft = drafts[index] as Draft<Move>;
        const { actor, move, overruled } = draft;
        const { refused, vouched } = judge(this.game, this.#state, draft);
        if (refused.length > 0) {
          this.#rewind(before);
          return fail({ draft, violations: refused });
        }
        events[index] = withReasons({ id: first + index, group, actor, move }, overruled, vouched);
        this.#keep(seal(this.game.apply(this.#state, actor, move)));
      }
    } catch (error) {
      this.#rewind(before);
      throw error;
    }
    timeline.append(events, at);
    return ok({ kind: 'append', events });
  }

  /** `undefined`: there is nothing to undo. */
  undo(steps: number, at: number): Stepped<Move> | undefined {
    return this.#turn('undo', steps, at);
  }

  redo(steps: number, at: number): Stepped<Move> | undefined {
    return this.#turn('redo', steps, at);
  }

  /** The entry that a step became tells whose time went by; one of the clock is nothing but that. */
  time(entry: JournalEntry): void {
    this.#timeline.time(entry);
  }

  /** Carries out a plan of `planRewrite`, which lists what becomes illegal by it. */
  rewrite(rewrite: Rewrite<Move>, at: number): JournalStep<Move> {
    return this.#take(rewrite, at);
  }

  /** The table stops here; the score is that of the present state. */
  end(at: number): JournalStep<Move> {
    return this.#take({ kind: 'end' }, at);
  }

  share(share: Share, at: number): JournalStep<Move> {
    return this.#take({ kind: 'share', ...share }, at);
  }

  /** For good. */
  close(at: number): JournalStep<Move> {
    return this.#take({ kind: 'close' }, at);
  }

  setAside(step: SetAside, at: number): JournalStep<Move> {
    return this.#take(step, at);
  }

  /** Replays what the timeline holds beyond the kept states, checking each event; stops at a refusal. */
  verify(): (Refusal<Move> & { readonly event: GameEvent<Move> }) | undefined {
    while (this.#length < this.events.length) {
      const event = this.events[this.#length] as GameEvent<Move>;
      const { refused } = judge(this.game, this.#state, event);
      if (refused.length > 0) return { event, draft: event, violations: refused };
      this.#keep(seal(this.game.apply(this.#state, event.actor, event.move)));
    }
    return undefined;
  }

  /** Events that come back are checked again: they may have been written under older rules. */
  #turn(kind: 'undo' | 'redo', wanted: number, at: number): Stepped<Move> | undefined {
    const steps = Math.min(wanted, (kind === 'undo' ? this.done : this.undone).length);
    if (steps === 0) return undefined;
    this.#rewind(this.#timeline.fold({ kind, steps }, at));
    const refusal = this.verify();
    if (!refusal) return ok({ kind, steps });
    this.#rewind(this.#timeline.fold({ kind: kind === 'undo' ? 'redo' : 'undo', steps }, at));
    this.verify();
    return fail(refusal);
  }

  #take(step: JournalStep<Move>, at: number): JournalStep<Move> {
    this.#rewind(this.#timeline.fold(step, at));
    while (this.#length < this.events.length) this.#keep(seal(this.#applied(this.#state, this.#length)));
    return step;
  }

  #applied(state: State, index: number): State {
    const event = this.events[index] as GameEvent<Move>;
    return this.game.apply(state, event.actor, event.move);
  }

  #keep(state: State): void {
    this.#state = state;
    const past = ++this.#length % STRIDE;
    this.#recent[past] = state;
    this.#oldest = Math.max(this.#oldest, this.#length - STRIDE + 1);
    if (past === 0) this.#checkpoints.push(state);
  }

  /** The first `same` events of the timeline are those that the states were derived from. */
  #rewind(same: number): void {
    if (same >= this.#length) return;
    const past = same % STRIDE;
    const first = same - past;
    this.#checkpoints.length = first / STRIDE + 1;
    if (same < this.#oldest) this.#recall(first, same);
    this.#state = this.#recent[past] as State;
    this.#length = same;
  }

  /** Takes up the states from an earlier checkpoint on. */
  #recall(first: number, same: number): void {
    let state = this.#checkpoints[first / STRIDE] as State;
    this.#recent[0] = state;
    for (let index = first; index < same; index++) {
      state = this.#applied(state, index);
      this.#recent[index - first + 1] = state;
    }
    this.#oldest = first;
  }
}

interface Kept<Move extends BaseMove, State> extends Pick<LogAt<Move, State>, 'game' | 'events'> {
  readonly checkpoints: readonly State[];
  readonly recent: readonly State[];
  readonly oldest: number;
}

const stateIn = <Move extends BaseMove, State>(kept: Kept<Move, State>, position: number): State => {
  const { game, events, checkpoints, recent, oldest } = kept;
  const past = position % STRIDE;
  if (position >= oldest) return recent[past] as State;
  const first = position - past;
  let state = checkpoints[first / STRIDE] as State;
  for (let index = first; index < position; index++) {
    const { actor, move } = events[index] as GameEvent<Move>;
    state = game.apply(state, actor, move);
  }
  return state;
};
