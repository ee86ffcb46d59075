import { newId } from '@/store/draw/id';
import * as v from 'valibot';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { parse, type Schema } from '@/rules/core/codec';
import { type SeatedPlayer, COLOURS, MAX_NAME } from '@/store/match/header';
import { time } from '@/store/match/time';
import { cleanName, nameForm } from './names';
import {
  aliasCount,
  aliasOf,
  MOST_ALSO,
  type Remembered,
  samePersons,
  settled,
  withAlso,
} from './same-person';
import { type Problem, loadRecords } from '@/store/storage/load-records';
import { type Edits, takeUnchanged } from '@/store/storage/edits';
import { merged } from '@/store/storage/merge';
import { type RecordStore } from '@/store/storage/record-store';

export type RememberedPlayer = Remembered;

export const PLAYERS_KEY = 'players';
export const MOST_PLAYERS = 100;

const alias = {
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME)),
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOURS - 1)),
};

export const playersSchema = v.pipe(
  v.array(
    v.strictObject({
      ...alias,
      lastPlayed: time,
      also: v.exactOptional(v.pipe(v.array(v.strictObject(alias)), v.minLength(1), v.maxLength(MOST_ALSO))),
    }),
  ),
  v.maxLength(MOST_PLAYERS),
  v.check((players) => aliasCount(players) <= MOST_ALSO, 'Too many other names'),
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
    const same = samePersons([...players.values()]);
    const known = seated.map((seat): SeatedPlayer => {
      const name = cleanName(seat.name);
      if (name === undefined) return seat;
      const other = seat.player === undefined ? undefined : same.get(seat.player);
      // Two who sit at one table are not the same person after all.
      const by = other === undefined ? seat.player : taken.has(other) ? newId() : other;
      const id = by ?? namesake([...players.values()], name, taken)?.id ?? newId();
      taken.add(id);
      const before = players.get(id);
      const kept = before && isAlso(before, name) ? before.name : name;
      players.set(id, { ...before, id, name: kept, colour: seat.colour, lastPlayed: now });
      return { player: id, name, colour: seat.colour };
    });
    this.#put([...players.values()]);
    return known;
  }

  /** Those of an earlier table, by the name that each goes by now. */
  asKnown<Seated extends SeatedPlayer>(seats: readonly Seated[]): readonly Seated[] {
    const players = this.state.getState();
    const same = samePersons(players);
    const sits = new Set(seats.map(({ player }) => player));
    return seats.map((seat) => {
      const other = same.get(seat.player ?? '');
      const id = other === undefined || sits.has(other) ? seat.player : other;
      const known = players.find((player) => player.id === id);
      sits.add(id);
      return known ? { ...seat, player: known.id, name: known.name } : seat;
    });
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
   * From now on somebody is the same person as `into`, whose name and colour stay. Gives back whom it no longer lists,
   * for `part`; nobody where there is no room for it.
   */
  join(id: string, into: string): RememberedPlayer | undefined {
    const players = this.state.getState();
    const joined = players.find((player) => player.id === id);
    const stays = id !== into && players.some((player) => player.id === into);
    if (!joined || !stays || aliasCount(players) >= MOST_ALSO) return undefined;
    this.#put(
      players.map((player) =>
        player.id === into ? { ...player, also: [...(player.also ?? []), aliasOf(joined)] } : player,
      ),
    );
    return joined;
  }

  /** They are two people again. */
  part(joined: RememberedPlayer): void {
    const ids = new Set([joined, ...(joined.also ?? [])].map(({ id }) => id));
    const others = this.state.getState().filter(({ id }) => id !== joined.id);
    const without = others.map((player) =>
      withAlso(
        player,
        (player.also ?? []).filter(({ id }) => !ids.has(id)),
      ),
    );
    this.#put([...without, joined]);
  }

  /**
   * Adds those of a backup, as many as there is room for. Whoever is known here stays, as they are, but may have
   * played later there, and under names that nobody has here.
   */
  merge(others: readonly RememberedPlayer[]): void {
    const known = this.state.getState();
    const same = samePersons(known);
    const here = new Set([...known.map(({ id }) => id), ...same.keys()]);
    const strange = (player: RememberedPlayer) => (player.also ?? []).filter(({ id }) => !here.has(id));
    const theirs = new Map(
      others
        .filter(({ id }) => !same.has(id))
        .map((player) => [player.id, withAlso(player, strange(player))]),
    );
    const ours = known.map((player) => {
      const there = theirs.get(player.id);
      const lastPlayed = Math.max(player.lastPlayed, there?.lastPlayed ?? 0);
      theirs.delete(player.id);
      return { ...withAlso(player, [...(player.also ?? []), ...(there?.also ?? [])]), lastPlayed };
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
  inOrder(settled(inOrder(players as readonly RememberedPlayer[]))).slice(0, MOST_PLAYERS);

/** A name of theirs that is not the one they go by. */
const isAlso = ({ name, also = [] }: RememberedPlayer, typed: string): boolean =>
  nameForm(name) !== nameForm(typed) && also.some((other) => nameForm(other.name) === nameForm(typed));

/**
 * Somebody of this name who does not sit at the table yet, the one who played last before others; then somebody who
 * has played under it.
 */
const namesake = (
  players: readonly RememberedPlayer[],
  name: string,
  taken: ReadonlySet<string>,
): RememberedPlayer | undefined => {
  const free = players.filter(({ id }) => !taken.has(id));
  return (
    free.find((player) => nameForm(player.name) === nameForm(name)) ??
    free.find((player) => isAlso(player, name))
  );
};
