import { type BaseMove, type GameModule } from '../contract';
import { type TableOptions } from '../seat';
import { reasonId } from '../violation';
import { edited, editsBetween } from './edit';
import { type GameEvent, withReasons } from './event';
import { eventsOf, type JournalStep, type Rewrite } from './journal';
import { rewritten, samePrefix, type Step, type Timeline } from './timeline';

/**
 * Brings a match that earlier versions of the rules stored into the present form. Every move is migrated in the state
 * in which it was made, those included that were undone since. Where the past was changed by an earlier version, moves
 * named positions: those after the change are migrated again, in the states that the change led to.
 */
export class Migration {
  readonly #game: GameModule;
  /** The versions that stored these moves and changes; what is not in it has the present form. */
  readonly #moves = new Map<BaseMove, number>();
  readonly #rewrites = new Set<Rewrite>();

  constructor(game: GameModule) {
    this.#game = game;
  }

  get needed(): boolean {
    return this.#moves.size > 0;
  }

  /** This step was stored by an earlier version. */
  note(step: JournalStep, version: number): void {
    if (!this.#game.earlier) return;
    for (const { move } of eventsOf(step)) this.#moves.set(move, version);
    if (step.kind === 'rewrite') this.#rewrites.add(step);
  }

  /** The same timeline, with every move in its present form; `undefined` where that takes too many moves. */
  carryOut(options: TableOptions, old: Timeline): Timeline | undefined {
    const replay = new Replay(this.#game, options, (state, event) => this.#migrated(state, event));
    const steps: Step[] = [];
    for (const step of [...old.done, ...[...old.undone].reverse()]) {
      steps.push(this.#step(replay, step));
      if (replay.made > MOST_MADE) return undefined;
    }
    return old.with(steps);
  }

  #step(replay: Replay, step: Step): Step {
    if (step.kind === 'end') return step;
    if (step.kind === 'group') return { ...step, events: step.events.map((event) => replay.add(event)) };
    const before = replay.events;
    const wasOld = this.#rewrites.has(step.rewrite);
    // A change that the present version made keeps the moves as they were migrated before it.
    const after = replay.replace(wasOld ? edited(replay.given, step.edits) : rewritten(before, step.rewrite));
    const changed = new Set(step.rewrite.amended?.map(({ id }) => id));
    const amended = after.filter(({ id }) => changed.has(id));
    return {
      ...step,
      edits: editsBetween(before, after),
      rewrite: { ...step.rewrite, ...(amended.length > 0 ? { amended } : {}) },
    };
  }

  #migrated(state: unknown, event: GameEvent): GameEvent {
    const version = this.#moves.get(event.move);
    if (version === undefined || !this.#game.earlier) return event;
    const migrated = { ...event, move: this.#game.earlier.migrate(version, state, event) };
    return withReasons(migrated, [...(event.overruled ?? []), ...this.#newReasons(state, migrated)], []);
  }

  /** An earlier version took the move. What the present one has against it the table has decided by making it. */
  #newReasons(state: unknown, { actor, move, overruled = [] }: GameEvent): readonly string[] {
    const broken = this.#game.check(state, actor, move).filter(({ certainty }) => certainty === 'broken');
    if (!broken.every(({ overrulable }) => overrulable)) return [];
    return broken.map(reasonId).filter((id) => !overruled.includes(id));
  }
}

/** Every change to the past makes all moves again; hundreds of them in a long match stay below. */
const MOST_MADE = 500_000;

/** Events made one after the other, each put into its present form in the state that those before it led to. */
class Replay {
  readonly #game: GameModule;
  readonly #start: unknown;
  readonly #migrated: (state: unknown, event: GameEvent) => GameEvent;
  /** As they were given, and as they are now. */
  readonly #given: GameEvent[] = [];
  /** How many moves were made, those included that were made again. */
  made = 0;
  readonly #events: GameEvent[] = [];
  #state: unknown;
  /** A move could not be made: loading will refuse it, and what follows it is left as it is. */
  #stuck = false;

  constructor(
    game: GameModule,
    options: TableOptions,
    migrated: (state: unknown, event: GameEvent) => GameEvent,
  ) {
    this.#game = game;
    this.#start = game.start(options);
    this.#state = this.#start;
    this.#migrated = migrated;
  }

  get events(): readonly GameEvent[] {
    return this.#events.slice();
  }

  get given(): readonly GameEvent[] {
    return this.#given;
  }

  add(given: GameEvent): GameEvent {
    const event = this.#stuck ? given : this.#made(given);
    this.#given.push(given);
    this.#events.push(event);
    return event;
  }

  /** Goes back to where the lists part, and on from there. */
  replace(events: readonly GameEvent[]): readonly GameEvent[] {
    const same = Math.max(samePrefix(this.#given, events), samePrefix(this.#events, events));
    this.#given.length = same;
    this.#events.length = same;
    this.#stuck = false;
    this.#state = this.#start;
    for (const event of this.#events) this.#made(event);
    for (const event of events.slice(same)) this.add(event);
    return this.events;
  }

  #made(given: GameEvent): GameEvent {
    this.made++;
    try {
      const event = this.#migrated(this.#state, given);
      this.#state = this.#game.apply(this.#state, event.actor, event.move);
      return event;
    } catch {
      this.#stuck = true;
      return given;
    }
  }
}
