import { createStore, type StoreApi } from 'zustand/vanilla';
import { parse } from '@/rules/core/codec';
import { type Edits, takeUnchanged } from '@/store/storage/edits';
import { loadRecords } from '@/store/storage/load-records';
import { type RecordStore } from '@/store/storage/record-store';
import { type MatchHeader } from '../match/header';
import { MOST_NOTED, notedOf, type NotedPlay, notedPlaySchema, PLAY_PREFIX, playOf } from './play';

const keyOf = (id: string): string => `${PLAY_PREFIX}${id}`;

/** Plays that were never tracked here. Read when somebody looks at the shelf; the first screen does without. */
export class PlayStore {
  readonly state: StoreApi<readonly NotedPlay[]>;
  readonly #records: RecordStore;
  readonly #edits: Edits = { count: 0 };

  private constructor(records: RecordStore, plays: readonly NotedPlay[]) {
    this.#records = records;
    this.state = createStore(() => plays);
  }

  static async load(records: RecordStore): Promise<PlayStore> {
    const known: { store?: PlayStore } = {};
    records.share({
      prefix: PLAY_PREFIX,
      kind: 'play',
      // A play is one thing: whoever changed it last has it.
      merge: ({ ours }) => ours,
      tell: (key, value) => {
        if (known.store) known.store.#told(key.slice(PLAY_PREFIX.length), value);
      },
    });
    known.store = new PlayStore(records, await read(records));
    records.accept(PLAY_PREFIX);
    return known.store;
  }

  /** Another tab may have noted some. */
  async refresh(): Promise<void> {
    await takeUnchanged(
      this.#edits,
      () => read(this.#records),
      (plays) => {
        this.#records.accept(PLAY_PREFIX);
        this.state.setState(plays, true);
      },
    );
  }

  get(id: string): NotedPlay | undefined {
    return this.state.getState().find((play) => play.id === id);
  }

  /** Adds them, or puts them in the place of those of the same id. `false`: there are too many. */
  note(plays: readonly NotedPlay[]): boolean {
    const ids = new Set(plays.map(({ id }) => id));
    const others = this.state.getState().filter(({ id }) => !ids.has(id));
    if (others.length + plays.length > MOST_NOTED) return false;
    this.#edits.count++;
    for (const play of plays) this.#records.put(keyOf(play.id), play);
    this.state.setState([...others, ...plays], true);
    return true;
  }

  /** What these matches came to stays, under their own ids, when they are deleted. Answers with those that it keeps. */
  keep(matches: readonly MatchHeader[]): ReadonlySet<string> {
    const ends = matches.flatMap((match) => {
      const play = playOf(match);
      const noted = play && parse<NotedPlay>(notedPlaySchema, notedOf(play));
      return noted?.ok ? [noted.value] : [];
    });
    return new Set(this.note(ends) ? ends.map(({ id }) => id) : []);
  }

  /** Gives back what it removed, for undo. */
  remove(id: string): NotedPlay | undefined {
    const removed = this.get(id);
    if (!removed) return undefined;
    this.#edits.count++;
    this.#records.remove(keyOf(id));
    this.state.setState(
      this.state.getState().filter((play) => play !== removed),
      true,
    );
    return removed;
  }

  #told(id: string, value: unknown): void {
    const play = value === undefined ? undefined : parse<NotedPlay>(notedPlaySchema, value);
    const others = this.state.getState().filter((known) => known.id !== id);
    this.state.setState(play?.ok ? [...others, play.value] : others, true);
  }
}

const read = async (records: RecordStore): Promise<readonly NotedPlay[]> => {
  const kind = { kind: 'play', schema: notedPlaySchema };
  const { values } = await loadRecords<NotedPlay>(records, PLAY_PREFIX, kind);
  return [...values.values()];
};
