import * as v from 'valibot';

/** Anything a user can cause is a value; exceptions mean bugs. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** What can be wrong with a piece of input from outside; every language has words for each. */
export const MISFIT_PROBLEMS = [
  'missing',
  'foreign',
  'other-kind',
  'unknown',
  'ill-formed',
  'fraction',
  'too-small',
  'too-large',
  'too-short',
  'too-long',
  'too-deep',
  'prototype',
  'other-id',
  'garbled',
  'unfit',
] as const;
export type MisfitProblem = (typeof MISFIT_PROBLEMS)[number];

/** Why input from outside was not understood, and where in it. */
export interface Misfit {
  readonly path: string;
  readonly problem: MisfitProblem;
  /** The least or the most that it may be. */
  readonly limit?: number;
}

/** Turns unknown JSON into typed data or says precisely where it does not fit. */
export interface Codec<T> {
  parse(input: unknown): Result<T, Misfit>;
}

export type Schema<T> = v.GenericSchema<unknown, T>;

export const parse = <T>(schema: Schema<T>, input: unknown): Result<T, Misfit> => {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return ok(result.output);
  const [issue] = result.issues;
  const { requirement } = issue;
  const limit = typeof requirement === 'number' ? { limit: requirement } : {};
  return fail({ path: v.getDotPath(issue) ?? '', problem: problemOf(issue), ...limit });
};

const PROBLEMS: Readonly<Record<string, MisfitProblem>> = {
  literal: 'unknown',
  picklist: 'unknown',
  union: 'unknown',
  variant: 'unknown',
  regex: 'ill-formed',
  integer: 'fraction',
  min_value: 'too-small',
  max_value: 'too-large',
  min_length: 'too-short',
  max_length: 'too-long',
};

const problemOf = ({ kind, type, expected, received }: v.BaseIssue<unknown>): MisfitProblem => {
  if (received === 'undefined') return 'missing';
  if (expected === 'never') return 'foreign';
  return PROBLEMS[type] ?? (kind === 'schema' ? 'other-kind' : 'unfit');
};

export const codecOf = <T>(schema: Schema<T>): Codec<T> => ({ parse: (input) => parse(schema, input) });

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
