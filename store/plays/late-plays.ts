import { type RecordStore } from '@/store/storage/record-store';
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
    this.#store ??= import('./play-store').then(({ PlayStore }) => PlayStore.load(this.#records));
    return this.#store;
  }

  async note(plays: readonly NotedPlay[]): Promise<void> {
    if (plays.length > 0) (await this.load()).note(plays);
  }

  /** As far as somebody has looked at them. */
  async refresh(): Promise<void> {
    await (await this.#store)?.refresh();
  }
}
