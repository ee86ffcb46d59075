import * as v from 'valibot';
import { type BoxModule, entryKey } from '@/rules/core/box';
import { fail, ok, type Result } from '@/rules/core/codec';
import { MAX_NAME } from '../match/header';
import { type ImportProblem } from './problem';
import { canHold, inOrder, kindIn, type SharedBox, type SharedEntry, type SharedSource } from './shared-box';

export const MOST_BOXES = 12;
export const MOST_ENTRIES = 600;

export interface RawEntry {
  readonly kind: string;
  readonly id: string;
  readonly source: SharedSource;
  readonly data: unknown;
}

/** A box of a stranger: it has the right form, and nothing has been asked of its content yet. */
export interface RawBox {
  readonly game: string;
  readonly name?: string;
  readonly entries: readonly RawEntry[];
}

const label = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

export const rawBox = v.strictObject({
  game: label,
  name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME))),
  entries: v.array(
    v.strictObject({
      kind: label,
      id: label,
      source: v.picklist(['owner', 'read', 'rulebook', 'practice']),
      data: v.unknown(),
    }),
  ),
});

/** Every entry as its game wants it, or the first that is not, with its place. */
export const checkRaw = (module: BoxModule, raw: RawBox, path: string): Result<SharedBox, ImportProblem> => {
  const entries: SharedEntry[] = [];
  const seen = new Set<string>();
  for (const [place, entry] of raw.entries.entries()) {
    const at = `${path}entries.${place}`;
    const piece = entryKey(entry);
    if (seen.has(piece)) return fail({ kind: 'twice', path: at, piece });
    seen.add(piece);
    const kind = kindIn(module, entry.kind);
    if (!kind) return fail({ kind: 'unknown-kind', path: at, piece });
    const data = kind.codec.parse(entry.data);
    if (!data.ok) {
      const inside = data.error.path === '' ? '' : `.${data.error.path}`;
      return fail({ kind: 'misfit', ...data.error, path: `${at}.data${inside}`, piece });
    }
    if (!canHold(kind, entry.id, data.value))
      return fail({ kind: 'misfit', path: `${at}.id`, piece, problem: 'other-id' });
    entries.push({ kind: entry.kind, id: entry.id, source: entry.source, data: data.value });
  }
  return ok({ ...raw, entries: inOrder(module, entries) });
};
