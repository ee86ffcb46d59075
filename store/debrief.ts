import { createStore, type StoreApi } from 'zustand/vanilla';
import { fail, ok, type Result } from '@/rules/core/codec';
import { type Game } from '@/rules/core/contract';
import { PlayerStore } from '@/store/settings/players';
import { SettingsStore } from '@/store/settings/settings';
import { type Problem } from '@/store/storage/load-records';
import { type RestorePlan } from './backup/plan';
import { type BackupProblem } from './backup/read-backup';
import { type RestoreProblem } from './backup/restore';
import { Catalogue } from './catalogue/catalogue';
import { concludeOld } from './match/conclude';
import { MatchLibrary } from './match/library';
import { type OpenMatch } from './match/open-match';
import { type TooLong } from './match/peek-match';
import { type StoredMatch } from './match/read-match';
import { type Unfinished } from './match/unfinished';
import { type OpenProblem, reading } from './match/read-start';
import { type Standing } from './match/moment';
import { resultOf } from './match/result';
import { type Backend } from './storage/backend';
import { RecordStore } from './storage/record-store';
import { type Clock, systemClock, type SaveState, WriteQueue } from './storage/write-queue';

export interface DebriefParts {
  readonly backend: Backend;
  readonly games: readonly Game[];
  readonly clock?: Clock;
}

interface Loaded {
  readonly parts: Required<DebriefParts>;
  readonly records: RecordStore;
  readonly queue: WriteQueue;
  readonly matches: MatchLibrary;
  readonly players: PlayerStore;
  readonly settings: SettingsStore;
  readonly catalogue: Catalogue;
}

/** What a match is read and played with comes when one is first looked at; the first screen does without. */
const playing = () => import('./match/playing');

/** Everything that the app remembers, behind one queue to the disk. */
export class Debrief {
  readonly matches: MatchLibrary;
  readonly players: PlayerStore;
  readonly settings: SettingsStore;
  readonly catalogue: Catalogue;
  readonly saving: StoreApi<SaveState>;
  /** Nothing outlives this window; people have to be told. */
  readonly volatile: boolean;
  readonly problems: readonly Problem[];
  readonly #loaded: Loaded;
  readonly #open = new OpenMatches();

  private constructor(loaded: Loaded) {
    this.#loaded = loaded;
    this.matches = loaded.matches;
    this.players = loaded.players;
    this.settings = loaded.settings;
    this.catalogue = loaded.catalogue;
    this.volatile = loaded.parts.backend.volatile;
    this.problems = [
      ...loaded.players.problems,
      ...loaded.settings.problems,
      ...loaded.catalogue.state.getState().problems,
    ];
    this.saving = createStore(() => loaded.queue.state);
    loaded.queue.subscribe(() => this.saving.setState(loaded.queue.state, true));
  }

  /** Writes nothing before everything is loaded. */
  static async open({ backend, games, clock = systemClock }: DebriefParts): Promise<Debrief> {
    const records = new RecordStore(backend);
    const queue = new WriteQueue(backend, clock);
    const [matches, players, settings, catalogue] = await Promise.all([
      MatchLibrary.load({ backend, records, queue, games, now: () => clock.now() }),
      PlayerStore.load(records),
      SettingsStore.load(records),
      Catalogue.load(records),
    ]);
    queue.add(records);
    const parts = { backend, games, clock };
    const debrief = new Debrief({ parts, records, queue, matches, players, settings, catalogue });
    for (const match of await matches.purge()) catalogue.release(match);
    queue.start();
    return debrief;
  }

  get games(): readonly Game[] {
    return this.#loaded.parts.games;
  }

  /** Each call has to be followed by one of `closeMatch`. */
  openMatch(id: string): Promise<Result<OpenMatch, OpenProblem>> {
    return this.#open.use(id, () => this.#openMatch(id));
  }

  closeMatch(id: string): Promise<void> {
    return this.#open.leave(id);
  }

  /** Reads a match without opening it, as for a list. What has not been stored yet is not in it. */
  async peekMatch(id: string): Promise<Result<StoredMatch, OpenProblem | TooLong>> {
    const { parts, records } = this.#loaded;
    const header = this.matches.get(id);
    if (!header) return fail({ kind: 'not-found' });
    const { peekMatch } = await playing();
    return reading(() => peekMatch({ ...parts, records }, header));
  }

  /** What was chosen at a set-up whose match has not begun: it outlives a reload. */
  async setupOf(name: string): Promise<Unfinished> {
    const { Unfinished } = await playing();
    return Unfinished.load(this.#loaded.records, `setup-${name}`);
  }

  /** Notes what matches of before results came to, while nobody waits for it. What it returns stops it. */
  concludeOld(): () => void {
    return concludeOld({
      clock: this.#loaded.parts.clock,
      matches: () => this.matches.state.getState().matches,
      isOpen: (id) => this.#open.has(id),
      read: (id) => this.peekMatch(id),
      conclude: (id, result) => this.matches.finish(id, result),
    });
  }

  async #openMatch(id: string): Promise<Result<OpenMatch, OpenProblem>> {
    const { parts, records, queue } = this.#loaded;
    const header = this.matches.get(id);
    if (!header) return fail({ kind: 'not-found' });
    const { OpenMatch, readMatch, Unfinished } = await playing();
    const { game, box } = header;
    const opened = await OpenMatch.open({
      header,
      queue,
      now: () => parts.clock.now(),
      read: () => readMatch({ ...parts, records }, header),
      unfinished: () => Unfinished.load(records, id),
      ...(box === undefined ? {} : { learner: this.catalogue.learnerFor(id, game, box) }),
    });
    if (opened.ok) this.#follow(opened.value);
    // There is a match to keep now.
    parts.backend.keep?.();
    return opened;
  }

  /** This window is looked at again; another one may have written meanwhile. */
  async refresh(): Promise<void> {
    await this.#written();
    if (this.saving.getState().kind !== 'saved') return;
    const parts = [this.matches, this.players, this.settings, this.catalogue];
    // What cannot be read now stays as it was known, and is read again with the next look.
    await reading(async () => ok(await Promise.all(parts.map((part) => part.refresh()))));
  }

  /** Everything queued so far is on the disk. */
  flush(): Promise<void> {
    return this.#loaded.queue.flush();
  }

  // Backup and restore are loaded when somebody asks for them; the first screen does without.

  /** The whole app as one text. */
  async backUp(): Promise<string> {
    const { createBackup } = await import('./backup/create-backup');
    await this.#written();
    const { backend, clock } = this.#loaded.parts;
    return createBackup(backend, clock.now());
  }

  /** What restoring this text would do, or why it cannot be read. */
  async planRestore(text: string): Promise<Result<RestorePlan, BackupProblem>> {
    const [{ readBackup }, { planRestore }, { readStore }] = await Promise.all([
      import('./backup/read-backup'),
      import('./backup/plan'),
      import('./backup/read-store'),
    ]);
    const backup = readBackup(text);
    if (!backup.ok) return backup;
    await this.#written();
    return planRestore(backup.value, await readStore(this.#loaded.parts.backend));
  }

  /** Only while no match is open. */
  async restore(plan: RestorePlan): Promise<readonly RestoreProblem[]> {
    if (this.hasOpenMatch) throw new Error('A match is open while a backup is restored.');
    const { restore } = await import('./backup/restore');
    const { headers, problems } = await restore(plan, { ...this.#loaded, ...this.#loaded.parts });
    this.matches.adopt(headers);
    return problems;
  }

  get hasOpenMatch(): boolean {
    return this.#open.any;
  }

  /** Everything is written, or cannot be now: a backup of a full phone holds what is on it. */
  #written(): Promise<void> {
    return new Promise((resolve) => {
      if (this.saving.getState().kind !== 'saving') return resolve();
      const stop = this.saving.subscribe(({ kind }) => {
        if (kind === 'saving') return;
        stop();
        resolve();
      });
    });
  }

  retryNow(): void {
    this.#loaded.queue.retryNow();
  }

  /** The page may be gone in a moment. */
  leave(): void {
    this.#loaded.queue.leave();
  }

  #follow(match: OpenMatch): void {
    this.matches.touch(match.session.id);
    let told: Standing | undefined;
    const note = () => {
      const { moment, access, id } = match.session;
      // That it is being saved, or that another window plays, changes nothing of how it came out.
      if (access !== 'open' || moment.standing === told) return;
      told = moment.standing;
      this.matches.finish(id, resultOf(told));
    };
    note();
    let stop = match.session.subscribe(note);
    match.state.subscribe(({ session }, before) => {
      if (session === before.session) return;
      stop();
      stop = session.subscribe(note);
    });
  }
}

type Opened = Result<OpenMatch, OpenProblem>;

interface Using {
  match: Promise<Opened> | undefined;
  users: number;
}

/**
 * One `OpenMatch` for each match of this window, however many screens show it. It is closed when nobody uses it
 * any more and everything is stored, so whoever comes back while the disk fails finds it as it was.
 */
class OpenMatches {
  readonly #open = new Map<string, Using>();

  get any(): boolean {
    return [...this.#open.values()].some(({ users }) => users > 0);
  }

  has(id: string): boolean {
    return this.#open.has(id);
  }

  use(id: string, open: () => Promise<Opened>): Promise<Opened> {
    const present = this.#open.get(id) ?? { match: undefined, users: 0 };
    present.users++;
    this.#open.set(id, present);
    return (present.match ??= this.#begin(present, open));
  }

  /** An opening that failed is not kept: whoever asks next, while others still show the failure, tries again. */
  #begin(present: Using, open: () => Promise<Opened>): Promise<Opened> {
    const forget = () => {
      present.match = undefined;
    };
    const match = open();
    match.then(({ ok }) => ok || forget(), forget);
    return match;
  }

  async leave(id: string): Promise<void> {
    const present = this.#open.get(id);
    if (!present || --present.users > 0) return;
    const opened = await present.match?.catch(() => undefined);
    if (opened?.ok) await opened.value.stored();
    if (present.users > 0 || this.#open.get(id) !== present) return;
    this.#open.delete(id);
    if (opened?.ok) opened.value.close();
  }
}
