import type { BoxKind, BoxModule } from '@/rules/core/box';
import { entryKey } from '@/rules/core/box';
import { canonicalJson } from '../canonical';
import type { Box, Entry, KnownPrint } from '../catalogue/box';
import { printOf } from '../catalogue/box';
import { KEPT } from '../catalogue/refs';
import type { ReadBox } from './read-import';
import type { SharedEntry } from './shared-box';
import { isPractice, kindIn } from './shared-box';

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
  const entries = adopted(read, target).map((theirs): EntryPlan => {
    const ours = known.get(entryKey(theirs));
    return planEntry(read.module, theirs, ours);
  });
  return { read, ...(target ? { target: { game: target.game, id: target.id } } : {}), entries };
};

/** Theirs by our names for the same things. What only claims to stand in the book counts as read. */
const adopted = ({ module, shared }: ReadBox, target: Box | undefined): readonly SharedEntry[] => {
  const prints = (target?.entries ?? []).flatMap((entry) => {
    const print = printOf(entry);
    const parsed = print && kindIn(module, entry.kind)?.codec.parse(print.data);
    return parsed?.ok ? [{ kind: entry.kind, id: entry.id, data: parsed.value }] : [];
  });
  const called = module.adopt?.(prints, shared.entries) ?? shared.entries;
  return shared.entries.map((entry, place) => {
    const data = called[place]?.data ?? entry.data;
    const source = entry.source === 'rulebook' && !isStated(module, entry) ? 'read' : entry.source;
    return { ...entry, source, data };
  });
};

const isStated = (module: BoxModule, { kind, id, data }: SharedEntry): boolean => {
  const found = kindIn(module, kind);
  const stated = module.stated.find((fact) => fact.certain && fact.kind === kind && fact.id === id);
  return found !== undefined && stated !== undefined && faceOf(found, stated.data) === faceOf(found, data);
};

/** Equal texts for prints that say the same; a print that cannot be read is like no other. */
export const faceOf = (kind: BoxKind, data: unknown): string => {
  const parsed = kind.codec.parse(data);
  return parsed.ok ? canonicalJson(kind.face(parsed.value)) : canonicalJson(['unread', data]);
};

const planEntry = (module: BoxModule, theirs: SharedEntry, known: Entry | undefined): EntryPlan => {
  const key = entryKey(theirs);
  if (isPractice(theirs)) return { key, relation: 'practice', theirs, suggested: 'ours' };
  const ours = known && printOf(known);
  const kind = kindIn(module, theirs.kind);
  if (!ours || !kind) return { key, relation: 'new', theirs, suggested: 'theirs' };
  const confirms = ours.source === undefined && theirs.source !== 'read';
  const suggested = confirms ? 'theirs' : 'ours';
  if (faceOf(kind, ours.data) !== faceOf(kind, theirs.data))
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
