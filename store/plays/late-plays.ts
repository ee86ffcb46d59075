import { type RecordStore } from '@/store/storage/record-store';
import { type MatchHeader } from '../match/header';
import { type NotedPlay } from './play';
import { type PlayStore } from './play-store';

/** Plays that were never tracked here. They come when somebody looks at the shelf. */
export class LatePlays {
  readonly #records: RecordStore;
  #store: Promise<PlayStore> | undefined;

  constructor(records: RecordStore) {
    this.#records = records;
  }

  load(): Promise<PlayStore> {
    if (this.#store) return this.#store;
    const store = import('./play-store').then(({ PlayStore }) => PlayStore.load(this.#records));
    this.#store = store;
    // A disk that does not answer once is asked again.
    store.catch(() => {
      this.#store = undefined;
    });
    return store;
  }

  /** `false`: there are too many. */
  async note(plays: readonly NotedPlay[]): Promise<boolean> {
    return plays.length === 0 || (await this.load()).note(plays);
  }

  /** What these matches came to stays when they are deleted. Answers with those that it is kept of. */
  async keep(matches: readonly MatchHeader[]): Promise<ReadonlySet<string>> {
    return matches.length > 0 ? (await this.load()).keep(matches) : new Set();
  }

  /** These matches are back themselves. */
  async forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const store = await this.load();
    for (const id of ids) store.remove(id);
  }

  /** As far as somebody has looked at them. */
  async refresh(): Promise<void> {
    await (await this.#store)?.refresh();
  }
}
