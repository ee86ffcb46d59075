import { type BaseMove } from '../contract';
import { type Clock, clockAfter, NO_CLOCK } from './clock';
import { type Edit, edited, editsBetween, unedited } from './edit';
import { type GameEvent } from './event';
import { type JournalEntry, type JournalStep, type Rewrite, type Share, type SetAside } from './journal';
import { type Excess, excessOf, type Limits } from './limits';

/** What undo takes back in one go. */
export type Step<Move extends BaseMove = BaseMove> =
  | { readonly kind: 'group'; readonly at: number; readonly events: readonly GameEvent<Move>[] }
  | {
      readonly kind: 'rewrite';
      readonly at: number;
      readonly rewrite: Rewrite<Move>;
      readonly edits: readonly Edit<Move>[];
    }
  | { readonly kind: 'end'; readonly at: number };

/** The journal folded, without any rules: which events count, what can be undone, what can be redone. */
export class Timeline<Move extends BaseMove = BaseMove> {
  readonly events: GameEvent<Move>[] = [];
  readonly done: Step<Move>[] = [];
  readonly undone: Step<Move>[] = [];
  readonly asides: SetAside[] = [];
  /** In the order of the taps, one of each seat; no step takes them back. */
  readonly shares: Share[] = [];
  nextId = 1;
  /** For good: no step takes it back. */
  closed = false;
  clock: Clock = NO_CLOCK;
  #entries = 0;
  /** How many events were looked at or kept so far. */
  work = 0;
  /** How many steps were already taken back when several went in one go: what the table did not want any more. */
  #undoneBefore: number | undefined;

  /** How many steps bring everybody back to where they were before they went back in the history. */
  get takenBack(): number {
    return this.undone.length - (this.#undoneBefore ?? 0);
  }

  /** Which limit the journal is beyond, if any. */
  beyond(limits: Limits): Excess | undefined {
    return excessOf({ events: this.events.length, entries: this.#entries, work: this.work }, limits);
  }

  /** Who had how long; undo takes no time back. */
  time(entry: JournalEntry): void {
    if (entry.kind === 'clock') this.#entries++;
    this.clock = clockAfter(this.clock, entry);
  }

  /** Takes one step and says how many of the events from the start are still the same. */
  fold(step: JournalStep<Move>, at: number): number {
    if (step.kind === 'append') return this.append(step.events, at);
    // Told by `time`, which counts it.
    if (step.kind === 'clock') return this.events.length;
    this.#entries++;
    if (step.kind === 'undo' || step.kind === 'redo') return this.#turn(step.kind, step.steps);
    if (step.kind === 'share' || step.kind === 'close' || step.kind === 'rules') {
      if (step.kind === 'share') this.#share(step);
      if (step.kind === 'close') this.closed = true;
      return this.events.length;
    }
    this.#forget();
    switch (step.kind) {
      case 'rewrite': {
        const after = rewritten(this.events, step);
        const edits = editsBetween(this.events, after);
        this.done.push({ kind: 'rewrite', at, rewrite: step, edits });
        this.work += edits.length * KEPT + reasonsIn(edits);
        return this.#replace(after);
      }
      case 'end':
        this.done.push({ kind: 'end', at });
        return this.events.length;
      case 'set-aside':
        return this.#setAside(step);
    }
  }

  /** The same past and the same future with other steps, those that were undone last. */
  with(steps: readonly Step<Move>[]): Timeline<Move> {
    const other = new Timeline<Move>();
    other.asides.push(...this.asides);
    for (const step of steps) other.#redone(step);
    for (let left = this.undone.length; left > 0; left--) other.#undo();
    other.nextId = this.nextId;
    other.closed = this.closed;
    other.clock = this.clock;
    other.shares.push(...this.shares);
    other.#undoneBefore = this.#undoneBefore;
    return other;
  }

  /** The group that can still be joined. */
  get lastGroup(): number | undefined {
    const last = this.done.at(-1);
    return last?.kind === 'group' ? last.events[0]?.group : undefined;
  }

  append(events: readonly GameEvent<Move>[], at: number): number {
    this.#entries++;
    const { done } = this;
    const same = this.events.length;
    if (this.undone.length > 0) this.#forget();
    const first = events[0];
    // The first event of a group gives the group its id: only a later one can join the last group.
    const last = first?.id === first?.group ? undefined : done.at(-1);
    if (last?.kind === 'group' && last.events[0]?.group === first?.group) {
      done[done.length - 1] = { ...last, events: [...last.events, ...events] };
      this.work += last.events.length;
    } else done.push({ kind: 'group', at, events });
    this.#extend(events);
    return same;
  }

  #turn(direction: 'undo' | 'redo', steps: number): number {
    let same = this.events.length;
    // A stranger's journal may ask for more steps than there are, or than can be counted.
    const possible = Math.min(steps, (direction === 'undo' ? this.done : this.undone).length);
    if (direction === 'undo' && possible > 1) this.#undoneBefore ??= this.undone.length;
    for (let left = possible; left > 0; left--)
      same = Math.min(same, direction === 'undo' ? this.#undo() : this.#redo());
    if (this.takenBack <= 0) this.#undoneBefore = undefined;
    return same;
  }

  #share({ seat, salt }: Share): void {
    this.work += this.shares.length;
    if (!this.shares.some((share) => share.seat === seat)) this.shares.push({ seat, salt });
  }

  #forget(): void {
    this.undone.length = 0;
    this.#undoneBefore = undefined;
  }

  #undo(): number {
    const step = this.done.pop();
    if (!step) return this.events.length;
    this.work++;
    this.undone.push(step);
    if (step.kind === 'rewrite') return this.#replace(unedited(this.events, step.edits));
    if (step.kind === 'group') this.events.length -= step.events.length;
    return this.events.length;
  }

  #redo(): number {
    const step = this.undone.pop();
    return step ? this.#redone(step) : this.events.length;
  }

  #redone(step: Step<Move>): number {
    const same = this.events.length;
    this.work++;
    this.done.push(step);
    if (step.kind === 'rewrite') return this.#replace(edited(this.events, step.edits));
    if (step.kind === 'group') this.#extend(step.events);
    return same;
  }

  #extend(events: readonly GameEvent<Move>[]): void {
    this.work += events.length;
    for (let index = 0; index < events.length; index++) {
      const event = events[index] as GameEvent<Move>;
      this.events.push(event);
      if (event.id >= this.nextId) this.nextId = event.id + 1;
    }
  }

  #replace(events: readonly GameEvent<Move>[]): number {
    this.work += this.events.length + events.length;
    const same = samePrefix(this.events, events);
    this.events.length = same;
    this.#extend(events.slice(same));
    return same;
  }

  /** What is kept is a past of plain groups: changes to entries that are gone cannot be undone any more. */
  #setAside(step: SetAside): number {
    this.asides.push(step);
    this.work += this.events.length + this.done.length;
    const kept = this.events.findIndex((event) => event.id === step.from);
    if (kept >= 0) this.events.length = kept;
    const times = new Map<number, number>();
    for (const old of this.done)
      if (old.kind === 'group' && old.events[0]) times.set(old.events[0].group, old.at);
    const groups = new Map<number, GameEvent<Move>[]>();
    for (const event of this.events) {
      const group = groups.get(event.group);
      if (group) group.push(event);
      else groups.set(event.group, [event]);
    }
    this.done.length = 0;
    for (const [group, events] of groups)
      this.done.push({ kind: 'group', at: times.get(group) ?? 0, events });
    return this.events.length;
  }
}

/** How many events kept in memory weigh as much as one edit. */
const KEPT = 8;

const reasonsIn = (edits: readonly Edit[]): number =>
  edits.reduce((sum, { is }) => sum + (is?.overruled?.length ?? 0), 0);

export const samePrefix = <T>(left: readonly T[], right: readonly T[]): number => {
  let same = 0;
  while (same < left.length && same < right.length && left[same] === right[same]) same++;
  return same;
};

/** The events with a change to the past carried out. */
export const rewritten = <Move extends BaseMove>(
  events: readonly GameEvent<Move>[],
  { amended, dropped, overruled, cutAfter }: Rewrite<Move>,
): readonly GameEvent<Move>[] => {
  const gone = new Set(dropped);
  const right = new Map(amended?.map((event) => [event.id, event]));
  const reasons = new Map(overruled.map((entry) => [entry.event, entry.reasons]));
  const cut = cutAfter === undefined ? events.length : events.findIndex((event) => event.id === cutAfter) + 1;
  return events.slice(0, cut).flatMap((event) => {
    if (gone.has(event.id)) return [];
    const current = right.get(event.id) ?? event;
    const more = reasons.get(event.id);
    return [
      more ? { ...current, overruled: [...new Set([...(current.overruled ?? []), ...more])] } : current,
    ];
  });
};
