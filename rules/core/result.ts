/** Anything a user can cause is a value; exceptions mean bugs. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Why input from outside was not understood, and where in it. */
export interface Misfit {
  readonly path: string;
  readonly problem: string;
}
