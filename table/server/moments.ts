/** Milliseconds since 1970, with what the clock knows of the rest: two entries of one millisecond look like any other two. */
export const clock = (): number => Date.now() + (performance.now() % 1);

/** Microseconds since 1970: how an entry is called. */
export const momentOf = (ms: number): number => Math.floor(ms * 1000);
