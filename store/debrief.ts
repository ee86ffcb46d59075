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
import { lossOf } from './match/loss';
import { type Loss, type OpenMatch } from './match/open-match';
import { OpenMatches } from './match/open-matches';
import { type TooLong } from './match/peek-match';
import { type StoredMatch } from './match/read-match';
import { type Unfinished } from './match/unfinished';
import { type OpenProblem, reading } from './match/read-start';
import { type Standing } from './match/moment';
import { resultOf } from './match/result';
import { LatePlays } from './plays/late-plays';
import { type Usage } from './match/usage';
import { type Backend } from './storage/backend';
import { RecordStore } from './storage/record-store';
import { Reserve } from './storage/reserve';
import { withUnsaved } from './storage/unsaved';
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
  readonly reserve: Reserve;
  readonly open: OpenMatches;
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
  readonly plays: LatePlays;
  readonly saving: StoreApi<SaveState>;
  /** Nothing outlives this window; people have to be told. */
  readonly volatile: boolean;
  readonly problems: readonly Problem[];
  readonly #loaded: Loaded;
  readonly #open: OpenMatches;

  private constructor(loaded: Loaded) {
    this.#loaded = loaded;
    this.#open = loaded.open;
    this.matches = loaded.matches;
    this.players = loaded.players;
    this.settings = loaded.settings;
    this.catalogue = loaded.catalogue;
    this.plays = new LatePlays(loaded.records);
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
    const open = new OpenMatches();
    const [matches, players, settings, catalogue, reserve] = await Promise.all([
      MatchLibrary.load({ backend, records, queue, games, now: () => clock.now(), open }),
      PlayerStore.load(records),
      SettingsStore.load(records),
      Catalogue.load(records),
      Reserve.load(backend),
    ]);
    queue.add(records);
    queue.keep(reserve);
    const parts = { backend, games, clock };
    const loaded = { parts, records, queue, reserve, open, matches, players, settings, catalogue };
    const debrief = new Debrief(loaded);
    matches.purge();
    catalogue.releaseOthers(matches.ids);
    queue.start();
    queue.add(reserve);
    reserve.fill();
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
    await this.matches.settled(id);
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
      lost: () => this.#lossOf(id),
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
    await Promise.all(this.#open.opened.map((match) => match.check()));
    const parts = [this.matches, this.players, this.settings, this.catalogue, this.plays];
    // What cannot be read now stays as it was known, and is read again with the next look.
    await reading(async () => ok(await Promise.all(parts.map((part) => part.refresh()))));
  }

  /** Everything queued so far is on the disk. */
  async flush(): Promise<void> {
    await this.matches.idle();
    return this.#loaded.queue.flush();
  }

  // Backup and restore are loaded when somebody asks for them; the first screen does without.

  /** The whole app as one text. */
  async backUp(): Promise<string> {
    const { createBackup } = await import('./backup/create-backup');
    await this.#written();
    return createBackup(this.#onScreen(), this.#loaded.parts.clock.now());
  }

  /** Everything that is stored of a match, readable or not, as one text. */
  async rawMatch(id: string): Promise<string> {
    const { rawMatch } = await import('./backup/raw-match');
    return rawMatch(this.#onScreen(), id);
  }

  /** How much room everything takes. */
  async usage(): Promise<Usage> {
    const { usageOf } = await import('./match/usage');
    return usageOf({ backend: this.#onScreen(), records: this.#loaded.records, ids: this.matches.ids });
  }

  /** Entries of open matches that are only in this window. */
  get unsavedEntries(): number {
    return this.#open.opened.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  isOpen(id: string): boolean {
    return this.#open.has(id);
  }

  /** The disk with what waits to be written to it. */
  #onScreen(): Backend {
    const { parts, queue } = this.#loaded;
    return withUnsaved(parts.backend, queue.unsaved());
  }

  /** The storage of a match may have been deleted while it was played; what this window knows goes there again. */
  async #lossOf(id: string): Promise<Loss> {
    const match = this.#open.opened.find(({ session }) => session.id === id);
    const loss = await lossOf({ ...this.#loaded.parts, records: this.#loaded.records, match });
    if (loss === 'nothing') return loss;
    this.matches.writeAnew(id);
    for (const part of [this.players, this.settings, this.catalogue]) part.keep();
    return loss;
  }

  /** What restoring this text would do, or why it cannot be read. */
  async planRestore(text: string): Promise<Result<RestorePlan, BackupProblem>> {
    const { planText } = await import('./backup/plan-text');
    return planText(text, async () => {
      await this.#written();
      return this.#loaded.parts.backend;
    });
  }

  /** Only while no match is open. */
  async restore(plan: RestorePlan): Promise<readonly RestoreProblem[]> {
    if (this.hasOpenMatch) throw new Error('A match is open while a backup is restored.');
    const { restore } = await import('./backup/restore');
    const { headers, problems } = await restore(plan, { ...this.#loaded, ...this.#loaded.parts });
    this.matches.adopt(headers);
    if (await this.plays.note(plan.plays)) return problems;
    return [...problems, { key: 'plays', reason: { kind: 'full' } }];
  }

  get hasOpenMatch(): boolean {
    return this.#open.any;
  }

  /** Everything is written, or cannot be now. */
  #written(): Promise<void> {
    return this.#loaded.queue.tried();
  }

  /** Deletes these matches and packs those, whose bytes that frees it gives; what waited for room is written then. */
  async makeRoom(ids: readonly string[], toPack: readonly string[] = []): Promise<number> {
    for (const id of ids) this.matches.delete(id);
    await Promise.all(ids.map((id) => this.matches.settled(id)));
    const freed = await this.matches.pack(toPack);
    this.#loaded.reserve.fill();
    await this.#written();
    return freed;
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
