import { newId } from '@/store/draw/id';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fail, ok, parse, type Result } from '@/rules/core/codec';
import { cleanName } from '@/store/settings/names';
import { loadRecords, type Problem } from '@/store/storage/load-records';
import { type Learner } from '../match/learning';
import { type Damage, type TooLarge } from '../storage/damage';
import { type Edits, takeUnchanged } from '../storage/edits';
import { merged } from '../storage/merge';
import { type RecordStore } from '../storage/record-store';
import {
  type Box,
  BOX_PREFIX,
  boxKey,
  boxSchema,
  type Entry,
  type KnownPrint,
  printOf,
  type Source,
} from './box';
import { BY_PIECE, confirmed, forgotten, learned, released, unconfirmed, mergeBoxes } from './entries';
import { RefIndex, refOf } from './refs';

export interface CatalogueState {
  readonly boxes: readonly Box[];
  /** What could not be read, and boxes that have become too large to learn more. */
  readonly problems: readonly Problem[];
}

export type BoxProblem = TooLarge | Damage | { readonly kind: 'no-name' } | { readonly kind: 'no-such-box' };

/** Takes a change back; `false` where something else has changed meanwhile, which would be lost. */
export type Undo = () => boolean;

/** One piece in one box. */
export interface PiecePlace {
  readonly game: string;
  readonly box: string;
  readonly kind: string;
  readonly id: string;
}

type Drop = (box: Box, piece: Pick<Entry, 'kind' | 'id'>, ref: string) => Box;

interface BoxChange {
  readonly key: string;
  readonly to: (box: Box) => Box;
}

/** What the owners know of their boxes. It learns from matches and forgets what they take back. */
export class Catalogue {
  readonly state: StoreApi<CatalogueState>;
  readonly #records: RecordStore;
  readonly #index = new RefIndex();
  readonly #edits: Edits = { count: 0 };

  private constructor(records: RecordStore, state: CatalogueState) {
    this.#records = records;
    this.state = createStore(() => state);
    for (const box of state.boxes) this.#note(box);
  }

  static async load(records: RecordStore): Promise<Catalogue> {
    const known: { catalogue?: Catalogue } = {};
    records.share({
      prefix: BOX_PREFIX,
      kind: 'box',
      merge: (versions) => merged(versions, BY_PIECE),
      tell: (key, value) => {
        if (known.catalogue) known.catalogue.#told(key, value);
      },
    });
    known.catalogue = new Catalogue(records, await read(records));
    records.accept(BOX_PREFIX);
    return known.catalogue;
  }

  async refresh(): Promise<void> {
    const again = () => read(this.#records);
    await takeUnchanged(this.#edits, again, (state) => {
      this.#records.accept(BOX_PREFIX);
      this.#index.clear();
      for (const box of state.boxes) this.#note(box);
      this.state.setState(state, true);
    });
  }

  keep(): void {
    for (const box of this.state.getState().boxes) this.#save(box);
  }

  #told(key: string, value: unknown): void {
    const box = parse<Box>(boxSchema, value);
    if (!box.ok) return;
    this.#note(box.value);
    this.state.setState(({ boxes }) => ({
      boxes: boxes.map((other) => (boxKey(other) === key ? box.value : other)),
    }));
  }

  box(game: string, id: string): Box | undefined {
    return this.state.getState().boxes.find((box) => box.game === game && box.id === id);
  }

  boxesOf(game: string): readonly Box[] {
    return this.state.getState().boxes.filter((box) => box.game === game);
  }

  defaultBox(game: string): Box | undefined {
    const boxes = this.boxesOf(game);
    return boxes.find(({ isDefault }) => isDefault) ?? boxes[0];
  }

  printsOf(game: string, box: string, kind: string): readonly KnownPrint[] {
    const entries = this.box(game, box)?.entries ?? [];
    return entries.flatMap((entry) => (entry.kind === kind ? (printOf(entry) ?? []) : []));
  }

  /** The first box of a game is its default. */
  createBox(game: string, typed?: string): Result<string, BoxProblem> {
    const name = typed === undefined ? undefined : cleanName(typed);
    if (typed !== undefined && name === undefined) return fail({ kind: 'no-name' });
    const id = newId();
    const named = name === undefined ? {} : { name };
    const saved = this.#save({ id, game, ...named, isDefault: this.boxesOf(game).length === 0, entries: [] });
    return saved.ok ? ok(id) : saved;
  }

  renameBox(game: string, id: string, typed: string): Result<undefined, BoxProblem> {
    const name = cleanName(typed);
    return name === undefined
      ? fail({ kind: 'no-name' })
      : this.#change(game, id, (box) => ({ ...box, name }));
  }

  /** Gives the box back, for `restoreBox`. */
  deleteBox(game: string, id: string): Box | undefined {
    const gone = this.box(game, id);
    if (!gone) return undefined;
    this.#records.remove(boxKey(gone));
    this.#edits.count++;
    this.state.setState(({ boxes }) => ({ boxes: boxes.filter((box) => box !== gone) }));
    const [next] = this.boxesOf(game);
    if (gone.isDefault && next) this.#save({ ...next, isDefault: true });
    return gone;
  }

  restoreBox(box: Box): Result<undefined, BoxProblem> {
    const saved = this.#save(box);
    this.#note(box);
    if (saved.ok && box.isDefault) this.setDefault(box.game, box.id);
    return saved;
  }

  setDefault(game: string, id: string): void {
    for (const box of this.boxesOf(game))
      if (box.isDefault !== (box.id === id)) this.#save({ ...box, isDefault: box.id === id });
  }

  confirm({ game, box, ...piece }: PiecePlace, data: unknown, source: Source): Result<undefined, BoxProblem> {
    return this.#change(game, box, (known) => confirmed(known, piece, { data, source }));
  }

  unconfirm({ game, box, ...piece }: PiecePlace): Result<undefined, BoxProblem> {
    return this.#change(game, box, (known) => unconfirmed(known, piece));
  }

  /** One change of a box; the result takes it back, as long as nothing else has changed the box since. */
  edit(game: string, id: string, to: (box: Box) => Box): Result<Undo, BoxProblem> {
    const before = this.box(game, id);
    const done = this.#change(game, id, to);
    return done.ok ? ok(this.#backTo(before, { game, id })) : done;
  }

  /** Several boxes in one step: all of them, or none where one cannot be stored. */
  putAll(boxes: readonly Box[]): Result<Undo, BoxProblem> {
    const undos: Undo[] = [];
    for (const box of boxes) {
      const before = this.box(box.game, box.id);
      const saved = this.#save(box);
      if (!saved.ok) {
        for (const undo of undos.reverse()) undo();
        return saved;
      }
      this.#note(box);
      undos.push(this.#backTo(before, box));
    }
    return ok(() => [...undos].reverse().every((undo) => undo()));
  }

  #backTo(before: Box | undefined, { game, id }: Pick<Box, 'game' | 'id'>): Undo {
    const after = this.box(game, id);
    return () => {
      if (this.box(game, id) !== after) return false;
      if (before) this.restoreBox(before);
      else this.deleteBox(game, id);
      return true;
    };
  }

  /** What a match of this box teaches. A practice match has no box, and so no learner. */
  learnerFor(match: string, game: string, box: string): Learner {
    const key = boxKey({ game, id: box });
    return (lessons) => {
      const gone = lessons.forgotten.map((event) => refOf(match, event));
      const changes = this.#drops(gone, forgotten);
      for (const { event, print } of lessons.learned) {
        const ref = refOf(match, event);
        changes.push({ key, to: (known) => learned(known, print, ref) });
        this.#index.add(ref, { box: key, kind: print.kind, id: print.id });
      }
      this.#changeAll(changes);
    };
  }

  /** These matches alone are still there: what others taught stays. */
  releaseOthers(present: ReadonlySet<string>): void {
    const gone = this.#index.matches().filter((match) => !present.has(match));
    this.#changeAll(gone.flatMap((match) => this.#drops(this.#index.refsOf(match), released)));
  }

  /** Adds what a backup knows. Gives what could not be stored. */
  merge(others: readonly Box[]): readonly Problem[] {
    return others.flatMap((other): readonly Problem[] => {
      const ours = this.box(other.game, other.id);
      const isDefault = other.isDefault && !this.boxesOf(other.game).some((box) => box.isDefault);
      const saved = this.#save(ours ? mergeBoxes(ours, other) : { ...other, isDefault });
      this.#note(other);
      return saved.ok ? [] : [{ key: boxKey(other), reason: saved.error }];
    });
  }

  /** Takes the events out of the index; what is to be done for it to the boxes is the answer. */
  #drops(refs: readonly string[], without: Drop): BoxChange[] {
    return refs.flatMap((ref) =>
      this.#index.take(ref).map((place): BoxChange => ({
        key: place.box,
        to: (box) => without(box, place, ref),
      })),
    );
  }

  /** However many changes there are, each box is stored once, and screens are told of it once. */
  #changeAll(changes: readonly BoxChange[]): void {
    const before = new Map(this.state.getState().boxes.map((box) => [boxKey(box), box]));
    const after = new Map(before);
    for (const { key, to } of changes) {
      const box = after.get(key);
      if (box) after.set(key, to(box));
    }
    for (const [key, box] of after) if (box !== before.get(key)) this.#save(box);
  }

  #change(game: string, id: string, to: (box: Box) => Box): Result<undefined, BoxProblem> {
    const box = this.box(game, id);
    if (!box) return fail({ kind: 'no-such-box' });
    const changed = to(box);
    return changed === box ? ok(undefined) : this.#save(changed);
  }

  /** A box that cannot be stored stays as it is, so that what is shown is what is kept. */
  #save(box: Box): Result<undefined, TooLarge | Damage> {
    const key = boxKey(box);
    const put = this.#records.put(key, box);
    this.#edits.count++;
    const { boxes, problems } = this.state.getState();
    const others = problems.filter((problem) => problem.key !== key);
    if (put.ok) {
      const known = boxes.some((other) => boxKey(other) === key);
      const next = known ? boxes.map((other) => (boxKey(other) === key ? box : other)) : [...boxes, box];
      this.state.setState({ boxes: next, problems: others });
    } else {
      this.state.setState({ problems: [...others, { key, reason: put.error }] });
    }
    return put;
  }

  #note(box: Box): void {
    for (const { kind, id, readings } of box.entries)
      for (const { from } of readings)
        for (const ref of from) this.#index.add(ref, { box: boxKey(box), kind, id });
  }
}

const read = async (records: RecordStore): Promise<CatalogueState> => {
  const { values, problems } = await loadRecords<Box>(records, BOX_PREFIX, {
    kind: 'box',
    schema: boxSchema,
  });
  return { boxes: [...values.values()], problems };
};
