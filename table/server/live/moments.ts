/**
 * Returns milliseconds since 1970 with a fraction from the performance clock, so that two entries of one millisecond
 * differ as any other two.
 */
export const readClock = (): number => Date.now() + (performance.now() % 1);

/** Microseconds since 1970: the id of an entry. */
export const toMoment = (ms: number): number => Math.floor(ms * 1000);
