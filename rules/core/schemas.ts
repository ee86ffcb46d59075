import * as v from 'valibot';
import { type Codec, codecOf, type Schema } from './codec';

/** Building blocks of every game's codec; bounded, because what they read may come from a stranger's file. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const seat = whole(0, 5);
/** Ids are keys of records: `constructor`, which every object answers to, is none. */
export const id = v.pipe(v.string(), v.maxLength(40), v.regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/));
export const typed = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
export const list = <const S extends Schema<unknown>>(item: S, min: number, max: number) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max), v.readonly());

type Entries = Readonly<Record<string, v.GenericSchema>>;
type Tagged = v.StrictObjectSchema<Entries, undefined>;

/**
 * What `v.variant` accepts, with the option looked up by its literal: `v.variant` tries one after another and writes
 * down an issue for each that does not fit, which took half of the time of loading a match.
 */
export const oneOf = <const Key extends string, const Options extends readonly Tagged[]>(
  key: Key,
  options: Options,
): Schema<v.InferOutput<Options[number]>> => {
  const any = v.variant(key, options as never) as Schema<v.InferOutput<Options[number]>>;
  const byLiteral = new Map<unknown, Options[number]>();
  for (const option of options) byLiteral.set((option.entries[key] as Tag | undefined)?.literal, option);
  return v.lazy((input) => byLiteral.get((input as Entries | undefined)?.[key]) ?? any) as typeof any;
};

type Tag = v.LiteralSchema<string, undefined>;

export const tableOptions = { seatCount: whole(1, 6), startSeat: seat };

const entry = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const change = v.strictObject({ entry, to: v.union([v.number(), v.string()]) });
export const correct = v.strictObject({ type: v.literal('correct'), changes: list(change, 1, 500) });
export const leave = v.strictObject({ type: v.literal('leave'), seat });

type Plain<T> = T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;
/** Written out on both sides: through an alias the compiler would only ask whether one is assignable. */
type Same<T, S extends Schema<unknown>> =
  (<P>() => P extends Plain<T> ? 1 : 2) extends <P>() => P extends Plain<v.InferOutput<S>> ? 1 : 2
    ? unknown
    : never;

/** A codec whose schema says exactly what the type says: a field that only one of them has is a type error. */
export const exactCodec =
  <T>() =>
  <S extends Schema<T>>(schema: S & Same<T, S>): Codec<T> =>
    codecOf<T>(schema);
