import * as v from 'valibot';
import { fail, type Misfit, type MisfitProblem, ok, type Result } from './result';

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
