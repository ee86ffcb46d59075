import { type BoxKind, type BoxModule, type Stated } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { type Box, type Entry, type Source, printOf } from '../catalogue/box';

/** `read`: seen while playing and not confirmed. */
export type SharedSource = Source | 'read';

export interface SharedEntry extends Print {
  readonly source: SharedSource;
}

/** A box as it leaves the phone: what counts of each entry, in one order, and nothing of the matches. */
export interface SharedBox {
  readonly game: string;
  readonly name?: string;
  readonly entries: readonly SharedEntry[];
}

export interface Sharing {
  readonly shared: SharedBox;
  /** Made up, or not to be understood any more: these stay here. */
  readonly leftOut: readonly Pick<Entry, 'kind' | 'id'>[];
}

/** Ids that only our own made-up pieces have. */
export const isPractice = ({ id, source }: Pick<SharedEntry, 'id' | 'source'>): boolean =>
  source === 'practice' || id.startsWith('practice-');

export const kindIn = (module: BoxModule, wanted: string): BoxKind | undefined =>
  module.kinds.find(({ kind }) => kind === wanted);

/** Equal texts for prints that say the same: a codec gives the fields of all its prints in one order. */
export const faceOf = (kind: BoxKind, data: unknown): string => JSON.stringify(kind.face(data));

/** What the book states, with its fields in the order of every other print. */
export const statedIn = (module: BoxModule): readonly Stated[] =>
  module.stated.flatMap((fact) => {
    const data = kindIn(module, fact.kind)?.codec.parse(fact.data);
    return data?.ok ? [{ ...fact, data: data.value }] : [];
  });

export const share = (module: BoxModule, box: Box): Sharing => {
  const entries: SharedEntry[] = [];
  const leftOut: Pick<Entry, 'kind' | 'id'>[] = [];
  for (const entry of box.entries) {
    const shared = shareEntry(module, entry);
    if (shared) entries.push(shared);
    else leftOut.push({ kind: entry.kind, id: entry.id });
  }
  const named = box.name === undefined ? {} : { name: box.name };
  return { shared: { game: box.game, ...named, entries: inOrder(module, entries) }, leftOut };
};

const shareEntry = (module: BoxModule, entry: Entry): SharedEntry | undefined => {
  const print = printOf(entry);
  const kind = kindIn(module, entry.kind);
  if (!print || !kind) return undefined;
  const data = kind.codec.parse(print.data);
  if (!data.ok || !canHold(kind, entry.id, data.value)) return undefined;
  const shared = {
    kind: entry.kind,
    id: entry.id,
    source: print.source ?? 'read',
    data: data.value,
  } as const;
  return isPractice(shared) ? undefined : shared;
};

export const canHold = (kind: BoxKind, id: string, data: unknown): boolean =>
  (!kind.ids || kind.ids.includes(id)) && kind.fits(id, data);

/** By kind as the game lists them, then by id, so that equal boxes give equal files and codes. */
export const inOrder = <E extends Pick<Entry, 'kind' | 'id'>>(
  { kinds }: BoxModule,
  entries: readonly E[],
): readonly E[] => {
  const places = new Map(kinds.map(({ kind }, place) => [kind, place]));
  const place = ({ kind }: E): number => places.get(kind) ?? kinds.length;
  return [...entries].sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
};
