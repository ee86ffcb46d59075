import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Game } from '@/rules/core/game';
import type { Result } from '@/rules/core/result';
import { fail } from '@/rules/core/result';
import { Catalogue } from './catalogue/catalogue';
import { MatchLibrary } from './match/library';
import { OpenMatch } from './match/open-match';
import { OpenMatches } from './match/open-matches';
import type { OpenProblem } from './match/read-match';
import { readMatch } from './match/read-match';
import { PlayerStore } from './players';
import type { Problem } from './problem';
import { SettingsStore } from './settings';
import type { Backend } from './storage/backend';
import type { Clock } from './storage/clock';
import { systemClock } from './storage/clock';
import { RecordStore } from './storage/record-store';
import type { SaveState } from './storage/write-queue';
import { WriteQueue } from './storage/write-queue';

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

  async #openMatch(id: string): Promise<Result<OpenMatch, OpenProblem>> {
    const { parts, records, queue } = this.#loaded;
    const header = this.matches.get(id);
    if (!header) return fail({ kind: 'not-found' });
    const { game, box } = header;
    const opened = await OpenMatch.open({
      header,
      queue,
      now: () => parts.clock.now(),
      read: () => readMatch({ ...parts, records }, header),
      ...(box === undefined ? {} : { learner: this.catalogue.learnerFor(id, game, box) }),
    });
    if (opened.ok) this.#follow(opened.value);
    return opened;
  }

  /** Everything queued so far is on the disk. */
  flush(): Promise<void> {
    return this.#loaded.queue.flush();
  }

  retryNow(): void {
    this.#loaded.queue.retryNow();
  }

  #follow(match: OpenMatch): void {
    this.matches.touch(match.session.id);
    const note = () => {
      const { log, access, id } = match.session;
      if (access !== 'open') return;
      this.matches.finish(id, log.endedEarly || log.game.status(log.state, 'table').over);
    };
    let stop = match.session.subscribe(note);
    match.state.subscribe(({ session }, before) => {
      if (session === before.session) return;
      stop();
      stop = session.subscribe(note);
    });
  }
}
