import * as v from 'valibot';
import { type Schema } from '@/rules/core/codec';
import { MAX_NAME } from '../match/header';

/** Where a confirmed print comes from; the three are always told apart. */
export type Source = 'rulebook' | 'owner' | 'practice';

/** What was read on a piece while playing, and the events that read it. */
export interface Reading {
  readonly data: unknown;
  /** `match#event`, or `kept` once it stands on its own. */
  readonly from: readonly string[];
}

export interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly confirmed?: { readonly data: unknown; readonly source: Source };
  /** The last one counts as long as nothing is confirmed. */
  readonly readings: readonly Reading[];
}

/** What is known of the prints of one copy of a game. */
export interface Box {
  readonly id: string;
  readonly game: string;
  /** Absent until the owner gives it one: the screen then says “my box” in whichever language it speaks. */
  readonly name?: string;
  readonly isDefault: boolean;
  readonly entries: readonly Entry[];
}

export interface KnownPrint {
  readonly id: string;
  readonly data: unknown;
  /** Absent: read while playing and not confirmed yet. */
  readonly source?: Source;
}

export const BOX_PREFIX = 'c/';
export const boxKey = ({ game, id }: Pick<Box, 'game' | 'id'>): string => `${BOX_PREFIX}${game}/${id}`;

const id = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/));
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

const entrySchema = v.strictObject({
  kind: label,
  id: label,
  confirmed: v.exactOptional(
    v.strictObject({ data: v.unknown(), source: v.picklist(['rulebook', 'owner', 'practice']) }),
  ),
  readings: v.array(
    v.strictObject({
      data: v.unknown(),
      from: v.pipe(v.array(v.pipe(v.string(), v.maxLength(90))), v.minLength(1)),
    }),
  ),
});

export const boxSchema = v.strictObject({
  id,
  game: id,
  name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME))),
  isDefault: v.boolean(),
  entries: v.array(entrySchema),
}) satisfies Schema<Box>;

export const printOf = ({ id: piece, confirmed, readings }: Entry): KnownPrint | undefined => {
  if (confirmed) return { id: piece, ...confirmed };
  const last = readings.at(-1);
  return last && { id: piece, data: last.data };
};
