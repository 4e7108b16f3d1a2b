/** What was asked for, or why not: a refusal is a value, only a bug throws. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A result that came out well. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A result that did not, and why. */
export const refused = <E>(error: E): Result<never, E> => ({ ok: false, error });
