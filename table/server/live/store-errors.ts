/** The store does not answer, or its answer cannot be read: the client may try again. */
export class StoreDownError extends Error {
  /** The log already has a line about it. */
  readonly isReported: boolean;
  constructor(
    message: string,
    { cause, isReported = false }: { cause?: unknown; isReported?: boolean } = {},
  ) {
    super(message, { cause });
    this.isReported = isReported;
  }
}

/** Data read from the store is damaged. */
export class DamagedDataError extends StoreDownError {}

/** Parses stored JSON; anything else is damage. */
export function parseStored<T>(body: string, what: string): T {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new DamagedDataError(`${what} is damaged`, { cause: error });
  }
}
