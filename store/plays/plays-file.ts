import * as v from 'valibot';
import { fail, type Misfit, ok, parse, type Result, type Schema } from '@/rules/core/codec';
import { time } from '@/store/match/time';
import { parseStrange } from '../storage/json-guard';
import { MOST_NOTED, notedOf, type NotedPlay, notedPlaySchema, type Play } from './play';

const FORMAT = 'debrief-plays';
const VERSION = 1;
/** A file is asked for its size before it is read. */
export const MAX_PLAYS_BYTES = 20 * 1024 * 1024;

interface PlaysFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly createdAt: number;
  readonly plays: readonly NotedPlay[];
}

const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  createdAt: time,
  plays: v.pipe(v.array(notedPlaySchema), v.maxLength(MOST_NOTED)),
}) satisfies Schema<PlaysFile>;

/** All plays as our own JSON: how they came out, not how they were played. */
export const playsFile = (plays: readonly Play[], now: number): string =>
  JSON.stringify({
    ...{ format: FORMAT, version: VERSION, createdAt: now },
    plays: plays.map(notedOf),
  } satisfies PlaysFile);

export type PlaysProblem =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-plays' }
  | { readonly kind: 'newer' }
  | ({ readonly kind: 'misfit' } & Misfit);

export interface Brought {
  readonly plays: readonly NotedPlay[];
  /** Already on the shelf, under their own id or as the same end of the same table. */
  readonly present: number;
}

/** What of a file is new here; nothing is changed yet. */
export const readPlays = (text: string, shelf: readonly Play[]): Result<Brought, PlaysProblem> => {
  if (text.length > MAX_PLAYS_BYTES) return fail({ kind: 'too-large' });
  const json = parseStrange(text.replace(/^\ufeff/, ''));
  if (!json.ok)
    return fail(json.error === 'not-json' ? { kind: 'not-json' } : { kind: 'misfit', ...json.error });
  const { value } = json;
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT)
    return fail({ kind: 'not-plays' });
  if ('version' in value && typeof value.version === 'number' && value.version > VERSION)
    return fail({ kind: 'newer' });
  const file = parse<PlaysFile>(fileSchema, value);
  if (!file.ok) return fail({ kind: 'misfit', ...file.error });
  return ok(newOnes(file.value.plays, shelf));
};

const newOnes = (plays: readonly NotedPlay[], shelf: readonly Play[]): Brought => {
  const ids = new Set(shelf.map(({ id }) => id));
  const ends = new Set(shelf.map(endOf));
  const fresh: NotedPlay[] = [];
  for (const play of plays) {
    if (ids.has(play.id) || ends.has(endOf(play))) continue;
    ids.add(play.id);
    ends.add(endOf(play));
    fresh.push(play);
  }
  return { plays: fresh, present: plays.length - fresh.length };
};

const endOf = ({ game, endedAt, players, totals }: NotedPlay): string =>
  JSON.stringify([game, endedAt, players.map(({ name }) => name), totals]);
