/** The store does not answer, or not so that this program understands it: whoever asked may ask again. */
export class StoreDown extends Error {
  /** The log has a line about it already. */
  readonly isReported: boolean;
  constructor(
    message: string,
    { cause, isReported = false }: { cause?: unknown; isReported?: boolean } = {},
  ) {
    super(message, { cause });
    this.isReported = isReported;
  }
}

/** What was read from the store is damaged. */
export class DamagedData extends StoreDown {}

/** JSON as it was stored: anything else is damage. */
export function parseStored<T>(body: string, what: string): T {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new DamagedData(`${what} is damaged`, { cause: error });
  }
}
