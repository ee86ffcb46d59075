import { createStore, type StoreApi } from 'zustand/vanilla';
import { ok, type Result } from '@/rules/core/codec';
import { NO_CLOCK } from '@/rules/core/log/clock';
import { type JournalWriter } from '../storage/journal-writer';
import { type WriteQueue } from '../storage/write-queue';
import { type MatchHeader, type MatchStart } from './header';
import { type Learner } from './learning';
import { matchLock, type MatchLock } from './lock';
import { type Access } from './moment';
import { type StoredMatch, type LoadReport, reportOf } from './read-match';
import { type OpenProblem, reading } from './read-start';
import { MatchSession } from './session';
import { type Unfinished } from './unfinished';

export interface OpenMatchState {
  readonly session: MatchSession;
  /** What loading could not keep, to be shown. */
  readonly report?: LoadReport;
  /** Entries that this tab could not store before another one took over. */
  readonly unsaved: number;
  /** The storage was deleted under it, and it was written anew. */
  readonly writtenAnew?: true;
}

export interface OpenMatchParts {
  readonly header: MatchHeader;
  readonly queue: WriteQueue;
  readonly now: () => number;
  readonly read: () => Promise<Result<StoredMatch, OpenProblem>>;
  readonly unfinished?: () => Promise<Unfinished>;
  readonly learner?: Learner;
  /** What the disk has lost of the match. All but its log is written anew then. */
  readonly lost?: () => Promise<Loss>;
}

export type Loss = 'nothing' | 'start' | 'everything';

/** A match on screen: its session, who may write it, and the way from one tab to another. */
export class OpenMatch {
  readonly state: StoreApi<OpenMatchState>;
  readonly #parts: OpenMatchParts;
  readonly #lock: MatchLock;
  #writer: JournalWriter | undefined;
  #readings = 0;
  #taking = false;
  /** Nothing of its log was stored when it was opened. */
  #isNew = false;
  readonly #start: MatchStart;
  #unsubscribe: () => void;

  private constructor(parts: OpenMatchParts, lock: MatchLock, { state: first, start }: Prepared) {
    this.#parts = parts;
    this.#start = start;
    this.#lock = lock;
    this.state = createStore(() => first);
    this.#unsubscribe = parts.queue.subscribe(() => this.#watchQueue());
  }

  static async open(parts: OpenMatchParts): Promise<Result<OpenMatch, OpenProblem>> {
    const opened: { match?: OpenMatch } = {};
    const lock = matchLock(parts.header.id, {
      asked: async () => opened.match?.letGo(),
      lost: () => opened.match?.stopWriting(),
      changed: () => void opened.match?.refresh(),
    });
    try {
      const held = await lock.acquire();
      const prepared = await prepare(parts, held ? 'open' : 'elsewhere');
      if (!prepared.ok) return prepared;
      opened.match = new OpenMatch(parts, lock, prepared.value);
      opened.match.#begin(prepared.value);
      return ok(opened.match);
    } finally {
      if (!opened.match) lock.release();
    }
  }

  get session(): MatchSession {
    return this.state.getState().session;
  }

  /** Entries that are not on the disk yet. */
  get waiting(): number {
    return this.#writer?.waiting ?? 0;
  }

  get start(): MatchStart {
    return this.#start;
  }

  /** Plays on here a match that another tab plays. */
  async takeOver(): Promise<void> {
    this.#taking = true;
    try {
      await this.#lock.takeOver();
      await this.#reread('open');
    } finally {
      this.#taking = false;
    }
  }

  /** Another tab plays; it has stored something. */
  async refresh(): Promise<void> {
    if (this.session.access === 'elsewhere' && !this.#taking) await this.#reread('elsewhere');
  }

  /** Stores everything and leaves the match to the tab that asked for it. */
  async letGo(): Promise<void> {
    this.session.setAccess('elsewhere');
    await this.stored();
    this.stopWriting();
  }

  stopWriting(): void {
    this.session.setAccess('elsewhere');
    if (!this.#writer) return;
    this.#parts.queue.release(this.#writer);
    this.state.setState({ unsaved: this.#writer.waiting });
    this.#writer = undefined;
  }

  /** Resolves when everything is on the disk, or cannot get there because another tab plays. */
  async stored(): Promise<void> {
    await this.#parts.queue.flush().catch(() => undefined);
  }

  /** After `stored`, or when the match is deleted. */
  close(): void {
    this.#unsubscribe();
    if (this.#writer) this.#parts.queue.release(this.#writer);
    this.#lock.release();
  }

  async #reread(access: Access): Promise<void> {
    const turn = ++this.#readings;
    const prepared = await prepare(this.#parts, access);
    // A reading that was overtaken by a later one must not bring the past back.
    if (!prepared.ok || turn !== this.#readings) return;
    this.state.setState(prepared.value.state, true);
    this.#begin(prepared.value);
  }

  #begin({ start, state: { session }, writer, pending }: Prepared): void {
    session.setSaving(this.#parts.queue.state);
    if (session.access !== 'open' || !writer) return;
    this.#writer = writer;
    writer.urgent = true;
    this.#isNew = writer.stored === 0;
    writer.lost = () => this.#isLost();
    this.#parts.queue.add(writer);
    pending();
    const { done, undone, clock } = session.moment.standing.log;
    // What the table agreed on is entered once; from there on the log says whether it runs.
    if (start.clock && clock === NO_CLOCK) session.setClock('run');
    if (done.length === 0 && undone.length === 0) session.draw();
  }

  /** The storage may have been deleted while nothing was written: then the match goes there again. */
  async check(): Promise<void> {
    const writer = this.#writer;
    if (writer && (await this.#isLost().catch(() => false))) writer.writeAnew();
  }

  async #isLost(): Promise<boolean> {
    const loss = (await this.#parts.lost?.()) ?? 'nothing';
    if (loss !== 'nothing') this.state.setState({ writtenAnew: true });
    return loss === 'everything';
  }

  #watchQueue(): void {
    const { state } = this.#parts.queue;
    if (this.#writer && this.#parts.queue.refuses(this.#writer)) this.stopWriting();
    this.session.setSaving(state);
    if (state.kind !== 'saved' || this.session.access !== 'open') return;
    this.#lock.announce();
    // The first entry follows on nothing that could have been missed.
    if (!this.#isNew || !this.#writer?.stored) return;
    this.#isNew = false;
    void this.check();
  }
}

interface Prepared {
  readonly start: MatchStart;
  readonly state: OpenMatchState;
  readonly writer: JournalWriter | undefined;
  /** Stores what loading decided. */
  readonly pending: () => void;
}

const prepare = (parts: OpenMatchParts, access: Access): Promise<Result<Prepared, OpenProblem>> =>
  reading(async () => {
    const stored = await parts.read();
    if (!stored.ok) return stored;
    return ok(prepared(parts, { stored: stored.value, unfinished: await parts.unfinished?.(), access }));
  });

interface Found {
  readonly stored: StoredMatch;
  readonly unfinished: Unfinished | undefined;
  readonly access: Access;
}

const prepared = (
  { header, now, learner }: OpenMatchParts,
  { stored, unfinished, access }: Found,
): Prepared => {
  const { journal, loaded, start, game, damage } = stored;
  const { writer } = journal;
  const isNewer = start.rulesVersion > game.rulesVersion || loaded.newer !== undefined;
  const readable = writer && !loaded.misfit && !loaded.excess && !isNewer && !damage;
  const report = reportOf(stored);
  const session = new MatchSession({
    id: header.id,
    log: loaded.log,
    seed: start.seed,
    ...(start.shared ? { shared: true } : {}),
    ...(start.parted === undefined ? {} : { parted: start.parted }),
    access: readable ? access : 'locked',
    store: (entry) => {
      const kept = writer?.append([JSON.stringify(entry)]);
      if (!kept?.ok) throw new Error('An entry that passed the limit of a move cannot be stored.');
    },
    now,
    ...(learner ? { learner } : {}),
    ...(unfinished ? { unfinished } : {}),
  });
  const pending = () => {
    const { rulesVersion: version } = game;
    // What is appended from here on is in the present form.
    if (loaded.version < version) writer?.append([JSON.stringify({ at: now(), kind: 'rules', version })]);
    if (loaded.refusal) writer?.append([JSON.stringify({ at: now(), ...loaded.refusal.step })]);
  };
  return { start, state: { session, unsaved: 0, ...(report ? { report } : {}) }, writer, pending };
};
