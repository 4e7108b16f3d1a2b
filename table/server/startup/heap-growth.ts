import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/**
 * Percent by which a heap grows before all its garbage is collected. V8 lets it grow to several times what is in use, and
 * gives little of that back: requests that leave much garbage would take twice the memory.
 */
const GROWTH_PERCENT = 40;

/** Bytes of the young generation of the main thread; V8 would use 64 MB and keep them. */
const YOUNG_BYTES = 12_000_000;
const CHECK_INTERVAL_MS = 200;

let growthTimer: NodeJS.Timeout | undefined;

/** Collects garbage earlier: less memory for a little more processor time. The earlier it is called the better. */
export function limitHeapGrowth(): void {
  if (growthTimer) return;
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  limitYoungGrowth();
  growthTimer = setInterval(limitYoungGrowth, CHECK_INTERVAL_MS).unref();
}

/** V8 fixes the maximum size at start, but the growth factor can change at any time. */
function limitYoungGrowth(): void {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const isLarge = growthTimer === undefined || (young?.space_size ?? 0) >= YOUNG_BYTES;
  setFlagsFromString(`--semi-space-growth-factor=${isLarge ? 1 : 2}`);
}
