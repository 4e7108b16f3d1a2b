import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/**
 * Percent by which a heap grows before all its garbage is collected. V8 lets it grow to several times what is in use, and
 * gives little of that back: requests that leave much garbage would take twice the memory.
 */
const GROWTH_PERCENT = 40;

/** Bytes of the young generation of the main thread; V8 would take 64 MB and keep them. */
const YOUNG_BYTES = 12_000_000;
const LOOK_MS = 200;

let looking: NodeJS.Timeout | undefined;

/** Collects garbage earlier: less memory for a little more processor time. The earlier it is called the better. */
export function limitHeapGrowth(): void {
  if (looking) return;
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  limitYoungGrowth();
  looking = setInterval(limitYoungGrowth, LOOK_MS).unref();
}

/** How large it may become is fixed when a program starts; by how much it grows at once is not. */
function limitYoungGrowth(): void {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const isLarge = looking === undefined || (young?.space_size ?? 0) >= YOUNG_BYTES;
  setFlagsFromString(`--semi-space-growth-factor=${isLarge ? 1 : 2}`);
}
