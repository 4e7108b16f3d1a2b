interface CacheEntry<K, A, B, V> {
  readonly key: K;
  readonly a: A;
  readonly b: B;
  readonly value: V;
}
const MAX_ENTRIES = 64;

/**
 * Remembers the last few values with their inputs: identical inputs return the same value.
 *
 * It is only a cache, so forgetting changes nothing. A short list, because searching it is faster than any map. One
 * entry is enough for large values that several rules ask for one after another.
 */
export function memoizeRecent<K, A, B, V>(
  make: (key: K, a: A, b: B) => V,
  maxEntries = MAX_ENTRIES,
): (key: K, a: A, b: B) => V {
  const cacheEntries: CacheEntry<K, A, B, V>[] = [];
  let oldest = 0;
  return (key, a, b) => {
    for (let i = 0; i < cacheEntries.length; i++) {
      const cached = cacheEntries[i] as CacheEntry<K, A, B, V>;
      if (cached.key === key && cached.a === a && cached.b === b) return cached.value;
    }
    const value = make(key, a, b);
    cacheEntries[oldest] = { key, a, b, value };
    oldest = (oldest + 1) % maxEntries;
    return value;
  };
}

/**
 * Remembers the last value for each key, as long as the key exists and the other inputs are identical.
 *
 * For values computed for a whole roster in turn: a list of the last few values would lose the first before it is
 * needed again.
 */
export function memoizeByObject<K extends object, V>(make: (key: K) => V): (key: K) => V;
export function memoizeByObject<K extends object, A, V>(make: (key: K, a: A) => V): (key: K, a: A) => V;
export function memoizeByObject<K extends object, A, B, V>(
  make: (key: K, a: A, b: B) => V,
): (key: K, a: A, b: B) => V;
export function memoizeByObject<K extends object, A, B, C, V>(
  make: (key: K, a: A, b: B, c: C) => V,
): (key: K, a: A, b: B, c: C) => V;
export function memoizeByObject<K extends object, A, B, C, V>(
  make: (key: K, a: A, b: B, c: C) => V,
): (key: K, a: A, b: B, c: C) => V {
  const entries = new WeakMap<K, { readonly a: A; readonly b: B; readonly c: C; readonly value: V }>();
  return (key, a, b, c) => {
    const cached = entries.get(key);
    if (cached && cached.a === a && cached.b === b && cached.c === c) return cached.value;
    const value = make(key, a, b, c);
    entries.set(key, { a, b, c, value });
    return value;
  };
}

/** All that a result depends on: an object that lives long, what differs most (a skill, a weapon), and the rest. */
type Parts = readonly [object, unknown, ...unknown[]];

interface PartsEntry<V> {
  readonly parts: Parts;
  readonly value: V;
}
/** For the same first two parts, so many combinations of the others are remembered. */
const MAX_VARIANTS = 8;

/**
 * Remembers results by the identity of the parts they depend on, as long as the first part exists. That should belong
 * to one creature (its skills) rather than to all (fists).
 */
export function memoizeByParts<V, A, B = void, C = void>(
  listParts: (a: A, b: B, c: C) => Parts,
  make: (a: A, b: B, c: C) => V,
): (a: A, b: B, c: C) => V {
  const entries = new WeakMap<object, Map<unknown, PartsEntry<V>[]>>();
  return (a, b, c) => {
    const parts = listParts(a, b, c);
    const variants = findVariants(entries, parts);
    for (let i = 0; i < variants.length; i++) {
      const cached = variants[i] as PartsEntry<V>;
      if (hasSameParts(cached.parts, parts)) return cached.value;
    }
    const value = make(a, b, c);
    if (variants.length === MAX_VARIANTS) variants.shift();
    variants.push({ parts, value });
    return value;
  };
}

function findVariants<V>(
  entries: WeakMap<object, Map<unknown, PartsEntry<V>[]>>,
  [first, second]: Parts,
): PartsEntry<V>[] {
  let bySecond = entries.get(first);
  if (!bySecond) {
    bySecond = new Map();
    entries.set(first, bySecond);
  }
  let variants = bySecond.get(second);
  if (!variants) {
    variants = [];
    bySecond.set(second, variants);
  }
  return variants;
}

function hasSameParts(a: Parts, b: Parts): boolean {
  for (let i = 2; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Lists up to this length are searched linearly, which is faster than building a map. */
export const MAX_LINEAR_SEARCH = 24;

/**
 * Finds the index of an id in a long list, or -1. The indices are cached with the list itself, which never changes in
 * place: a world with 200 creatures is searched many thousand times.
 */
export function createIndexFinder<Thing>(idOf: (thing: Thing) => string) {
  const indicesIn = memoizeByObject((things: readonly Thing[]): ReadonlyMap<string, number> => {
    const indices = new Map<string, number>();
    for (let index = things.length - 1; index >= 0; index--) indices.set(idOf(things[index] as Thing), index);
    return indices;
  });
  return (things: readonly Thing[], id: string): number => indicesIn(things).get(id) ?? -1;
}

/**
 * Returns the interned copy of a text that is also used as a key. Ids made of it are compared by address: lookups are
 * several times slower with texts cut from a file or a request.
 */
export const internString = (text: string): string => Object.keys({ [text]: true })[0] as string;
