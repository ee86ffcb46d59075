import * as v from 'valibot';
import { type Schema } from './codec';

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
