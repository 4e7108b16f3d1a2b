/** A value or an error: refusals are values, only bugs throw. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A successful result. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A failed result with its error. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
