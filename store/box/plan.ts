import { type BoxModule, entryKey } from '@/rules/core/box';
import { fail, type Result } from '@/rules/core/codec';
import { type Print } from '@/rules/core/shape';
import { type Box, type Entry, type KnownPrint, printOf } from '../catalogue/box';
import { type BoxProblem, type Catalogue, type Undo } from '../catalogue/catalogue';
import { KEPT } from '../catalogue/refs';
import { newId } from '../draw/id';
import { type ReadBox } from './read-import';
import { type SharedEntry, faceOf, isPractice, kindIn, statedIn } from './shared-box';

export type Relation =
  | 'new'
  | 'same'
  /** The same, and there it was confirmed. */
  | 'confirms'
  | 'conflict'
  /** Made up: it stays out of an owner's box. */
  | 'practice';

export interface EntryPlan {
  readonly key: string;
  readonly relation: Relation;
  readonly theirs: SharedEntry;
  readonly ours?: KnownPrint;
  /** Where they conflict: whose seems the better one. */
  readonly suggested: 'ours' | 'theirs';
}

/** What taking a box in would do; it does nothing yet. */
export interface BoxPlan {
  readonly read: ReadBox;
  /** Absent: a new box. */
  readonly target?: Pick<Box, 'game' | 'id'>;
  readonly entries: readonly EntryPlan[];
}

export const planImport = (read: ReadBox, target: Box | undefined): BoxPlan => {
  const known = new Map((target?.entries ?? []).map((entry) => [entryKey(entry), entry]));
  const prints = new Map(readablePrints(read, target).map((print) => [entryKey(print), print]));
  const entries = adopted(read, [...prints.values()]).map((theirs): EntryPlan => {
    const key = entryKey(theirs);
    return planEntry(read.module, theirs, { known: known.get(key), print: prints.get(key) });
  });
  return { read, ...(target ? { target: { game: target.game, id: target.id } } : {}), entries };
};

/** Ours, as far as they can be read; what they have letter for letter has been read already. */
const readablePrints = ({ module, shared }: ReadBox, box: Box | undefined): readonly Print[] => {
  const read = new Map(shared.entries.map((entry) => [entryKey(entry), entry]));
  return (box?.entries ?? []).flatMap((entry): readonly Print[] => {
    const { kind, id } = entry;
    const print = printOf(entry);
    const same = print && read.get(entryKey(entry));
    if (same && JSON.stringify(same.data) === JSON.stringify(print.data))
      return [{ kind, id, data: same.data }];
    const parsed = print && kindIn(module, kind)?.codec.parse(print.data);
    return parsed?.ok ? [{ kind, id, data: parsed.value }] : [];
  });
};

/** Theirs by our names for the same things. What only claims to stand in the book counts as read. */
const adopted = ({ module, shared }: ReadBox, ours: readonly Print[]): readonly SharedEntry[] => {
  const called = module.adopt?.(ours, shared.entries) ?? shared.entries;
  const claimed = shared.entries.some(({ source }) => source === 'rulebook');
  const facts = claimed ? statedIn(module).filter(({ certain }) => certain) : [];
  const isStated = ({ kind: name, id, data }: SharedEntry): boolean => {
    const kind = kindIn(module, name);
    const fact = facts.find((one) => one.kind === name && one.id === id);
    return kind !== undefined && fact !== undefined && faceOf(kind, fact.data) === faceOf(kind, data);
  };
  return shared.entries.map((entry, place) => {
    const data = called[place]?.data ?? entry.data;
    const source = entry.source === 'rulebook' && !isStated(entry) ? 'read' : entry.source;
    return { ...entry, source, data };
  });
};

interface Ours {
  readonly known: Entry | undefined;
  /** Absent where it cannot be read: it is like no other then. */
  readonly print: Print | undefined;
}

const planEntry = (module: BoxModule, theirs: SharedEntry, { known, print }: Ours): EntryPlan => {
  const key = entryKey(theirs);
  if (isPractice(theirs)) return { key, relation: 'practice', theirs, suggested: 'ours' };
  const ours = known && printOf(known);
  const kind = kindIn(module, theirs.kind);
  if (!ours || !kind) return { key, relation: 'new', theirs, suggested: 'theirs' };
  const confirms = ours.source === undefined && theirs.source !== 'read';
  const suggested = confirms ? 'theirs' : 'ours';
  if (!print || (print.data !== theirs.data && faceOf(kind, print.data) !== faceOf(kind, theirs.data)))
    return { key, relation: 'conflict', theirs, ours, suggested };
  return { key, relation: confirms ? 'confirms' : 'same', theirs, ours, suggested };
};

/** The target as it would be; `theirs` holds the keys of the conflicts that they win. */
export const mergedBox = (target: Box, plan: BoxPlan, theirs: ReadonlySet<string>): Box => {
  const changes = new Map(
    plan.entries.flatMap((entry): readonly (readonly [string, EntryPlan])[] =>
      entry.relation === 'new' ||
      entry.relation === 'confirms' ||
      (entry.relation === 'conflict' && theirs.has(entry.key))
        ? [[entry.key, entry]]
        : [],
    ),
  );
  const present = new Set(target.entries.map(entryKey));
  const entries = target.entries.map((entry) => {
    const change = changes.get(entryKey(entry));
    return change ? taken(entry, change.theirs) : entry;
  });
  const more = [...changes.values()].flatMap(({ key, theirs: { kind, id, ...rest } }) =>
    present.has(key) ? [] : [taken({ kind, id, readings: [] }, { kind, id, ...rest })],
  );
  return { ...target, entries: [...entries, ...more] };
};

/** What was only read there is a reading here too, unless it has to stand against a confirmed print. */
const taken = (entry: Entry, { source, data }: SharedEntry): Entry => {
  if (source !== 'read') return { ...entry, confirmed: { data, source } };
  if (entry.confirmed) return { ...entry, confirmed: { data, source: 'owner' } };
  return { ...entry, readings: [...entry.readings, { data, from: [KEPT] }] };
};

interface DecidedPlan {
  readonly plan: BoxPlan;
  /** Keys of the conflicts that they win. */
  readonly theirs: ReadonlySet<string>;
}

/** Takes boxes in, in one step. What the boxes have learned since the plan was made stays. */
export const applyImport = (
  catalogue: Catalogue,
  decided: readonly DecidedPlan[],
): Result<Undo, BoxProblem> => {
  const boxes: Box[] = [];
  for (const { plan, theirs } of decided) {
    const target = targetOf(catalogue, plan, boxes);
    if (!target) return fail({ kind: 'no-such-box' });
    const merged = mergedBox(target, planImport(plan.read, target), theirs);
    boxes.splice(0, boxes.length, ...boxes.filter(({ id }) => id !== merged.id), merged);
  }
  return catalogue.putAll(boxes);
};

/** Two boxes of one file may go into the same one. */
const targetOf = (
  catalogue: Catalogue,
  { target, read: { shared } }: BoxPlan,
  done: readonly Box[],
): Box | undefined => {
  if (target) return done.find(({ id }) => id === target.id) ?? catalogue.box(target.game, target.id);
  const { game, name } = shared;
  const first = catalogue.boxesOf(game).length === 0 && !done.some((box) => box.game === game);
  return { id: newId(), game, ...(name === undefined ? {} : { name }), isDefault: first, entries: [] };
};
