import type { BaseMove, GameModule } from '../contract';
import { deepFreeze } from '../freeze';
import type { Result } from '../result';
import { fail, ok } from '../result';
import type { TableOptions } from '../seat';
import type { Violation } from '../violation';
import type { Draft, GameEvent } from './event';
import { toEvent } from './event';
import type { JournalStep, Rewrite, SetAside } from './journal';
import { judge } from './judge';
import type { Step } from './timeline';
import { Timeline } from './timeline';

export interface Refusal<Move extends BaseMove = BaseMove> {
  readonly draft: Draft<Move>;
  readonly violations: readonly Violation[];
}

export type Stepped<Move extends BaseMove> = Result<JournalStep<Move>, Refusal<Move>>;

const STRIDE = 64;

const strideOf = (position: number): number => Math.floor(position / STRIDE);

const seal: <T>(value: T) => T = process.env.NODE_ENV === 'production' ? (value) => value : deepFreeze;

/**
 * A match as the rules see it. It owns the timeline and derives every state from it; a state is kept every
 * 64 events, so that going back replays 63 moves at most and memory does not grow with every move. Those since the
 * last of them are kept too: the usual undo gives back the very state that was on the screen before.
 * Each change answers with the journal step that has to be stored, or with the reasons against it.
 */
export class MatchLog<Move extends BaseMove = BaseMove, State = unknown> {
  readonly game: GameModule<TableOptions, Move, State>;
  readonly options: TableOptions;
  readonly #timeline: Timeline<Move>;
  readonly #checkpoints: State[];
  readonly #recent: State[];
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
  get asides(): readonly SetAside[] {
    return this.#timeline.asides;
  }
  get endedEarly(): boolean {
    return this.done.at(-1)?.kind === 'end';
  }

  /** The state before the event at this position; `events.length` gives the present one. */
  stateAt(position: number): State {
    const base = strideOf(position);
    if (base === strideOf(this.#length)) return this.#recent[position - base * STRIDE] as State;
    let state = this.#checkpoints[base] as State;
    for (let index = base * STRIDE; index < position; index++) state = this.#applied(state, index);
    return state;
  }

  /**
   * Appends the moves as one group, or none of them. With `join` they become part of the last group, as the
   * card that a person enters for the move that revealed it.
   */
  append(drafts: readonly Draft<Move>[], at: number, join = false): Stepped<Move> {
    const last = this.done.at(-1);
    const joined = join && last?.kind === 'group' ? last.events[0]?.group : undefined;
    const group = joined ?? this.#timeline.nextId;
    // Of their very size: an array that grows keeps room for 16 more, and the log keeps one for every move.
    const events = new Array<GameEvent<Move>>(drafts.length);
    const states = new Array<State>(drafts.length);
    let state = this.#state;
    for (let index = 0; index < drafts.length; index++) {
      const draft = drafts[index] as Draft<Move>;
      const { refused, vouched } = judge(this.game, state, draft);
      if (refused.length > 0) return fail({ draft, violations: refused });
      events[index] = toEvent(draft, vouched, { id: this.#timeline.nextId + index, group });
      state = seal(this.game.apply(state, draft.actor, draft.move));
      states[index] = state;
    }
    const step = { kind: 'append', events } as const;
    this.#timeline.fold(step, at);
    for (let index = 0; index < states.length; index++) this.#keep(states[index] as State);
    return ok(step);
  }

  /** `undefined`: there is nothing to undo. */
  undo(steps: number, at: number): Stepped<Move> | undefined {
    return this.#turn('undo', steps, at);
  }

  redo(steps: number, at: number): Stepped<Move> | undefined {
    return this.#turn('redo', steps, at);
  }

  /** Carries out a plan of `planRewrite`, which lists what becomes illegal by it. */
  rewrite(rewrite: Rewrite<Move>, at: number): JournalStep<Move> {
    return this.#take(rewrite, at);
  }

  /** The table stops here; the score is that of the present state. */
  end(at: number): JournalStep<Move> {
    return this.#take({ kind: 'end' }, at);
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
    this.#length++;
    if (this.#length % STRIDE === 0) {
      this.#checkpoints.push(state);
      this.#recent.length = 0;
    }
    this.#recent.push(state);
  }

  /** The first `same` events of the timeline are those that the states were derived from. */
  #rewind(same: number): void {
    if (same >= this.#length) return;
    const base = strideOf(same);
    const first = base * STRIDE;
    if (base === strideOf(this.#length)) this.#recent.length = same - first + 1;
    else {
      this.#recent.splice(0, this.#recent.length, this.#checkpoints[base] as State);
      for (let index = first; index < same; index++)
        this.#recent.push(this.#applied(this.#recent.at(-1) as State, index));
    }
    this.#state = this.#recent.at(-1) as State;
    this.#length = same;
    this.#checkpoints.length = base + 1;
  }
}
