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
