import { type BaseMove, type PendingChance, type Status } from '@/rules/core/contract';
import { type ClockTo } from '@/rules/core/log/clock';
import { type Draft, type GameEvent } from '@/rules/core/log/event';
import { type JournalEntry, type JournalStep } from '@/rules/core/log/journal';
import { PLAY_LIMITS } from '@/rules/core/log/limits';
import { type MatchLog } from '@/rules/core/log/match-log';
import { planRewrite, type RewritePlan } from '@/rules/core/log/rewrite';
import { type Seat } from '@/rules/core/seat';
import { type SaveState } from '../storage/write-queue';
import { drawFrom } from '../draw/draw';
import { mixedSeed } from '../draw/shared-seed';
import { commitmentOf, type Verification, verifyDraws } from '../draw/verify';
import { learnedAnew, learnedFrom, type Lessons } from './learning';
import { type Access, type Moment, standingOf } from './moment';
import {
  CLOSED,
  ENDED,
  NOTHING,
  PLAYED,
  type Played,
  type SessionParts,
  TOO_LARGE,
  TOO_LONG,
} from './session-parts';
import { stepsAfter } from './steps-after';
import { elapsed, runsFrom, timedSeat } from './turn-time';

/** In characters, so that an entry fits a chunk whatever is in it; no real move comes near. */
const LARGEST = 12_000;
/** No game of ours draws so often in one go: more means that its chance never ends. */
const MOST_DRAWS = 200;

/**
 * A match while it is open: every change is checked, taken into the log and queued to be stored. The log changes
 * inside; what others see of the match is `moment`, which does not.
 */
export class MatchSession {
  readonly id: string;
  /** A copy that draws by a seed of its own from where it parted. */
  readonly isCopy: boolean;
  readonly #parts: SessionParts;
  readonly #log: MatchLog;
  readonly #listeners = new Set<() => void>();
  #around: Omit<Moment, 'standing'>;
  #lookers = 0;
  /** Made when somebody asks for it: nobody may be looking. */
  #moment: Moment | undefined;
  #told: Moment | undefined;
  /** By the state: the draws of a tap ask for it, and what is shown after it. */
  readonly #statuses = new WeakMap<object, Status>();

  constructor(parts: SessionParts) {
    this.id = parts.id;
    this.isCopy = parts.parted !== undefined;
    this.#parts = parts;
    this.#log = parts.log;
    this.#around = { access: parts.access, saving: { kind: 'saved' }, since: undefined };
  }

  get access(): Access {
    return this.#around.access;
  }

  get moment(): Moment {
    this.#moment ??= {
      standing: standingOf(this.#log.snapshot(), this.#statusOf, this.#awaited),
      ...this.#around,
    };
    return this.#moment;
  }

  /** What was begun here before, perhaps by an older version of its screen. */
  get unfinished(): unknown {
    return this.#parts.unfinished?.value;
  }

  /** Survives a reload; `undefined` when there is nothing left of it. */
  keepUnfinished(value: unknown): void {
    if (this.#around.access === 'open') this.#parts.unfinished?.keep(value);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Makes the moves as one group, with the digital draws that they cause. */
  play(drafts: readonly Draft[], join = false): Played {
    if (this.#around.access !== 'open') return { kind: 'read-only', access: this.#around.access };
    if (this.#log.closed) return CLOSED;
    if (this.#log.endedEarly) return ENDED;
    if (this.#log.beyond(PLAY_LIMITS)) return TOO_LONG;
    if (JSON.stringify(drafts).length > LARGEST) return TOO_LARGE;
    const at = this.#parts.now();
    const spent = this.#spent(at);
    const first = this.#log.append(drafts, at, join);
    if (!first.ok) return { kind: 'refused', ...first.error };
    const events = [...eventsOf(first.value), ...this.#draws(at)];
    // A tap and the draws it caused are one entry, so that no crash can part them.
    return this.#changed({ at, ...spent, kind: 'append', events }, () => learnedFrom(this.#log, events));
  }

  /** Answers the chance that a digital deck owes, as after an undo. */
  draw(): Played {
    const draft = this.#drawn();
    return draft ? this.play([draft]) : NOTHING;
  }

  undo(steps = 1): Played {
    return this.#turn((at) => this.#log.undo(steps, at));
  }

  redo(steps = 1): Played {
    return this.#turn((at) => this.#log.redo(steps, at));
  }

  /** Back to just after this event; 0 is the start. */
  jump(event: number): Played {
    const steps = stepsAfter(this.#log, event);
    if (steps === undefined) return this.change(planRewrite(this.#log, { kind: 'cut-after', event }));
    return steps > 0 ? this.undo(steps) : NOTHING;
  }

  change({ rewrite, refused }: RewritePlan): Played {
    if (refused.length > 0) return NOTHING;
    if (this.#log.beyond(PLAY_LIMITS)) return TOO_LONG;
    if (JSON.stringify(rewrite).length > LARGEST) return TOO_LARGE;
    return this.#turn((at) => ({ ok: true, value: this.#log.rewrite(rewrite, at) }));
  }

  leave(seat: Seat): Played {
    return this.play([{ actor: 'table', move: { type: 'leave', seat } as BaseMove }]);
  }

  endEarly(): Played {
    const { game, state, endedEarly } = this.#log;
    if (endedEarly) return NOTHING;
    const counting = game.stop?.(state);
    if (counting) return this.play([{ actor: 'table', move: counting }]);
    return this.#turn((at) => ({ ok: true, value: this.#log.end(at) }));
  }

  setClock(to: ClockTo): Played {
    return to === this.#log.clock.to ? NOTHING : this.#clock(to);
  }

  /** Somebody looks at the match, so that its clock runs; until what it returns is called. */
  attend(): () => void {
    this.#lookers++;
    if (this.#around.since === undefined)
      this.#surround({ ...this.#around, since: this.#runsFrom(this.#parts.now()) });
    return () => {
      if (--this.#lookers === 0 && this.#around.since !== undefined) this.#clock('away');
    };
  }

  /** The tap of a seat goes into the chance; after the last one the phone draws what it owes. */
  share(seat: Seat, salt: string): Played {
    if (!this.#awaited.includes(seat)) return NOTHING;
    const shared = this.#turn((at) => ({ ok: true, value: this.#log.share({ seat, salt }, at) }));
    return shared.kind === 'played' && this.#awaited.length === 0 ? this.draw() : shared;
  }

  /** Who has still to tap before the phone draws. */
  get #awaited(): readonly Seat[] {
    if (!this.#parts.shared) return [];
    const { options, shares, state } = this.#log;
    if (this.#statusOf(state).chance?.source !== 'digital') return [];
    const seats = Array.from({ length: options.seatCount }, (_, seat) => seat);
    return seats.filter((seat) => !shares.some((share) => share.seat === seat));
  }

  /** What everybody may see from the start: it says nothing of the seed, and only that seed fits it. */
  get commitment(): string {
    return commitmentOf(this.#parts.seed);
  }

  /** Whether every draw came from the sealed seed. It tells nothing of what would come. */
  verify(): Verification {
    const { seed, parted = 0 } = this.#parts;
    return verifyDraws(this.#log, { seed, commitment: this.commitment, parted });
  }

  /** Shows the seed of a match that is over, and closes the match for good: whoever saw it knows what would come. */
  reveal(): Played {
    if (!this.moment.standing.over || this.#log.closed) return NOTHING;
    return this.#turn((at) => ({ ok: true, value: this.#log.close(at) }));
  }

  /** Of a closed match alone. */
  get seed(): string | undefined {
    return this.#log.closed ? this.#parts.seed : undefined;
  }

  /** Another tab took the match over, or this one did. */
  setAccess(access: Access): void {
    if (access !== this.#around.access) this.#surround({ ...this.#around, access, since: undefined });
  }

  /** Whether what was played is on the disk. */
  setSaving(saving: SaveState): void {
    if (saving !== this.#around.saving) this.#surround({ ...this.#around, saving });
  }

  #clock(to: ClockTo | 'away'): Played {
    if (this.#around.access !== 'open') return { kind: 'read-only', access: this.#around.access };
    const at = this.#parts.now();
    return this.#changed({ at, ...this.#spent(at), kind: 'clock', to });
  }

  /** Read before the log changes: it is the time of whoever was to move. */
  #spent(at: number): Pick<JournalEntry, 'spent'> {
    const { since } = this.#around;
    const seat = since === undefined ? undefined : timedSeat(this.moment.standing);
    return since === undefined || seat === undefined ? {} : { spent: { seat, time: elapsed(since, at) } };
  }

  #runsFrom(now: number): number | undefined {
    const looks = this.#lookers > 0 && this.#around.access === 'open';
    return looks ? runsFrom(this.#log.clock, now) : undefined;
  }

  #draws(at: number): readonly GameEvent[] {
    const events: GameEvent[] = [];
    for (let draft = this.#drawn(); draft && events.length < MOST_DRAWS; draft = this.#drawn()) {
      const drawn = this.#log.append([draft], at, true);
      if (!drawn.ok) throw new Error(`The game refuses its own draw: ${drawn.error.violations[0]?.code}`);
      events.push(...eventsOf(drawn.value));
    }
    return events;
  }

  #turn(step: (at: number) => ReturnType<MatchLog['undo']>): Played {
    if (this.#around.access !== 'open') return { kind: 'read-only', access: this.#around.access };
    if (this.#log.closed) return CLOSED;
    // What is too long for playing on gets shorter by taking back; what was turned too often does not.
    const excess = this.#log.beyond(PLAY_LIMITS);
    if (excess && excess !== 'events') return TOO_LONG;
    const before = this.#parts.learner ? [...this.#log.events] : [];
    const at = this.#parts.now();
    const spent = this.#spent(at);
    const turned = step(at);
    if (!turned) return NOTHING;
    if (!turned.ok) return { kind: 'refused', ...turned.error };
    return this.#changed({ at, ...spent, ...turned.value }, () => learnedAnew(this.#log, before));
  }

  /** The log has taken it: it is stored, the box learns of it, and the screens are told, each of them once. */
  #changed(entry: JournalEntry, lessons?: () => Lessons): Played {
    this.#moment = undefined;
    this.#log.time(entry);
    this.#around = { ...this.#around, since: this.#runsFrom(entry.at) };
    this.#parts.store(entry);
    if (lessons) this.#parts.learner?.(lessons());
    this.#announce();
    return PLAYED;
  }

  #drawn(): Draft | undefined {
    const chance = this.#digitalChance();
    if (!chance || this.#awaited.length > 0) return undefined;
    const { game, state } = this.#log;
    return {
      actor: 'table',
      move: game.answer(
        state,
        drawFrom(mixedSeed(this.#parts.seed, this.#log.shares), chance, game.pool(state)),
      ),
    };
  }

  #digitalChance(): PendingChance | undefined {
    const { chance } = this.#statusOf(this.#log.state);
    return chance?.source === 'digital' ? chance : undefined;
  }

  readonly #statusOf = (state: unknown): Status => {
    const known = this.#statuses.get(state as object);
    if (known) return known;
    const status = this.#log.game.status(state, 'table');
    this.#statuses.set(state as object, status);
    return status;
  };

  #surround(around: Omit<Moment, 'standing'>): void {
    this.#around = around;
    if (this.#moment) this.#moment = { ...this.#moment, ...around };
    this.#announce();
  }

  /** A tap changes the match and that it is being saved: one moment, told once. */
  #announce(): void {
    if (this.#listeners.size === 0 || this.moment === this.#told) return;
    this.#told = this.moment;
    for (const listener of this.#listeners) listener();
  }
}

const eventsOf = (step: JournalStep): readonly GameEvent[] => (step.kind === 'append' ? step.events : []);
