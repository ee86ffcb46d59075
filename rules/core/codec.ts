import * as v from 'valibot';
import type { Misfit, Result } from './result';
import { fail, ok } from './result';

/** Turns unknown JSON into typed data or says precisely where it does not fit. */
export interface Codec<T> {
  parse(input: unknown): Result<T, Misfit>;
}

export type Schema<T> = v.GenericSchema<unknown, T>;

export const parse = <T>(schema: Schema<T>, input: unknown): Result<T, Misfit> => {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return ok(result.output);
  const [issue] = result.issues;
  return fail({ path: v.getDotPath(issue) ?? '', problem: issue.message });
};

export const codecOf = <T>(schema: Schema<T>): Codec<T> => ({ parse: (input) => parse(schema, input) });
