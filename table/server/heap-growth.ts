import { setFlagsFromString } from 'node:v8';

/**
 * Percent by which a heap grows before all its garbage is collected. V8 lets it grow to several times what is in use, and
 * gives little of that back: requests that leave much garbage would take twice the memory.
 */
const GROWTH_PERCENT = 40;

/** Collects garbage earlier, in all threads: less memory for a little more processor time. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
