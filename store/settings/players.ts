import { newId } from '@/store/draw/id';
import * as v from 'valibot';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { parse, type Schema } from '@/rules/core/codec';
import { type SeatedPlayer, COLOURS, MAX_NAME } from '@/store/match/header';
import { time } from '@/store/match/time';
import { cleanName, nameForm } from './names';
import { type Problem, loadRecords } from '@/store/storage/load-records';
import { type Edits, takeUnchanged } from '@/store/storage/edits';
import { merged } from '@/store/storage/merge';
import { type RecordStore } from '@/store/storage/record-store';

export interface RememberedPlayer {
  readonly id: string;
  readonly name: string;
  /** An index into the seat colours. */
  readonly colour: number;
  readonly lastPlayed: number;
}

export const PLAYERS_KEY = 'players';
export const MOST_PLAYERS = 100;

export const playersSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/)),
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME)),
      colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOURS - 1)),
      lastPlayed: time,
    }),
  ),
  v.maxLength(MOST_PLAYERS),
) satisfies Schema<readonly RememberedPlayer[]>;

/** The people who play here, those of the last match first. Two of one name are told apart by their id. */
export class PlayerStore {
  readonly state: StoreApi<readonly RememberedPlayer[]>;
  readonly problems: readonly Problem[];
  readonly #records: RecordStore;
  readonly #edits: Edits = { count: 0 };

  private constructor(
    records: RecordStore,
    players: readonly RememberedPlayer[],
    problems: readonly Problem[],
  ) {
    this.#records = records;
    this.state = createStore(() => players);
    this.problems = problems;
  }

  static async load(records: RecordStore): Promise<PlayerStore> {
    const known: { store?: PlayerStore } = {};
    records.share({
      prefix: PLAYERS_KEY,
      kind: 'players',
      merge: (versions) => fitting(merged(versions, BY_ID)),
      tell: (_, value) => {
        if (known.store) known.store.#told(value);
      },
    });
    const { players, problems } = await read(records);
    records.accept(PLAYERS_KEY);
    known.store = new PlayerStore(records, players, problems);
    return known.store;
  }

  /** Another tab may have changed them. */
  async refresh(): Promise<void> {
    const again = () => read(this.#records);
    await takeUnchanged(this.#edits, again, ({ players }) => {
      this.#records.accept(PLAYERS_KEY);
      this.state.setState(players, true);
    });
  }

  /** A match begins. Gives the players back as the match should know them, each with an id unless nameless. */
  remember(seated: readonly SeatedPlayer[], now: number): readonly SeatedPlayer[] {
    const players = new Map(this.state.getState().map((player) => [player.id, player]));
    const taken = new Set(seated.flatMap(({ player }) => player ?? []));
    const known = seated.map((seat): SeatedPlayer => {
      const name = cleanName(seat.name);
      if (name === undefined) return seat;
      const id = seat.player ?? namesake([...players.values()], name, taken)?.id ?? newId();
      taken.add(id);
      players.set(id, { id, name, colour: seat.colour, lastPlayed: now });
      return { player: id, name, colour: seat.colour };
    });
    this.#put([...players.values()]);
    return known;
  }

  /** Somebody of this name who does not sit at the table yet. */
  byName(name: string, seated: readonly (string | undefined)[]): RememberedPlayer | undefined {
    return namesake(this.state.getState(), name, new Set(seated.flatMap((id) => id ?? [])));
  }

  /** Somebody who has not sat down yet, in the colour that the fewest wear. Gives back the name as it is kept. */
  add(typed: string, now: number): string | undefined {
    const name = cleanName(typed);
    const players = this.state.getState();
    if (name === undefined) return undefined;
    const worn = (colour: number) => players.filter((player) => player.colour === colour).length;
    const colour = Array.from({ length: COLOURS }, (_, at) => at).reduce((least, at) =>
      worn(at) < worn(least) ? at : least,
    );
    this.#put([...players, { id: newId(), name, colour, lastPlayed: now }]);
    return name;
  }

  /** `false`: nothing is left of the name, and the old one stays. */
  rename(id: string, typed: string): boolean {
    const name = cleanName(typed);
    if (name === undefined) return false;
    this.#put(this.state.getState().map((player) => (player.id === id ? { ...player, name } : player)));
    return true;
  }

  recolour(id: string, colour: number): void {
    this.#put(this.state.getState().map((player) => (player.id === id ? { ...player, colour } : player)));
  }

  /** Gives back whom it forgot, for `restore`. */
  forget(id: string): RememberedPlayer | undefined {
    const players = this.state.getState();
    const forgotten = players.find((player) => player.id === id);
    if (forgotten) this.#put(players.filter((player) => player !== forgotten));
    return forgotten;
  }

  restore(player: RememberedPlayer): void {
    this.#put([...this.state.getState().filter(({ id }) => id !== player.id), player]);
  }

  /**
   * Adds those of a backup, as many as there is room for. Whoever is known here stays, as they are, but may have
   * played later there.
   */
  merge(others: readonly RememberedPlayer[]): void {
    const theirs = new Map(others.map((player) => [player.id, player]));
    const ours = this.state.getState().map((player) => {
      const lastPlayed = Math.max(player.lastPlayed, theirs.get(player.id)?.lastPlayed ?? 0);
      theirs.delete(player.id);
      return { ...player, lastPlayed };
    });
    this.#put([...ours, ...inOrder([...theirs.values()]).slice(0, MOST_PLAYERS - ours.length)]);
  }

  /** Stores them as they are. */
  keep(): void {
    this.#put(this.state.getState());
  }

  #put(players: readonly RememberedPlayer[]): void {
    const kept = fitting(players);
    this.#edits.count++;
    this.state.setState(kept, true);
    this.#records.put(PLAYERS_KEY, kept);
  }

  #told(value: unknown): void {
    const players = parse<readonly RememberedPlayer[]>(playersSchema, value);
    if (players.ok) this.state.setState(players.value, true);
  }
}

const read = async (
  records: RecordStore,
): Promise<{ readonly players: readonly RememberedPlayer[]; readonly problems: readonly Problem[] }> => {
  const kind = { kind: 'players', schema: playersSchema };
  const { values, problems } = await loadRecords<readonly RememberedPlayer[]>(records, PLAYERS_KEY, kind);
  return { players: inOrder(values.get(PLAYERS_KEY) ?? []), problems };
};

const BY_ID = { keyOf: (player: unknown) => (player as RememberedPlayer).id };

const inOrder = (players: readonly RememberedPlayer[]): readonly RememberedPlayer[] =>
  [...players].sort((left, right) => right.lastPlayed - left.lastPlayed);

/** As many as are remembered, those who played last. */
const fitting = (players: unknown): readonly RememberedPlayer[] =>
  inOrder(players as readonly RememberedPlayer[]).slice(0, MOST_PLAYERS);

/** Somebody of this name who does not sit at the table yet, the one who played last before others. */
const namesake = (
  players: readonly RememberedPlayer[],
  name: string,
  taken: ReadonlySet<string>,
): RememberedPlayer | undefined =>
  players.find((player) => !taken.has(player.id) && nameForm(player.name) === nameForm(name));
