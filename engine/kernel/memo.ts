interface Kept<K, A, B, V> {
  readonly key: K;
  readonly a: A;
  readonly b: B;
  readonly value: V;
}
const MOST_KEPT = 64;

/**
 * Remembers the last values made, each with the inputs it was made of: identical inputs give the value again.
 *
 * A cache only, so forgetting changes nothing. A short list, because looking through it is faster than any map.
 */
export function remembering<K, A, B, V>(make: (key: K, a: A, b: B) => V): (key: K, a: A, b: B) => V {
  const kept: Kept<K, A, B, V>[] = [];
  let oldest = 0;
  return (key, a, b) => {
    for (let i = 0; i < kept.length; i++) {
      const known = kept[i] as Kept<K, A, B, V>;
      if (known.key === key && known.a === a && known.b === b) return known.value;
    }
    const value = make(key, a, b);
    kept[oldest] = { key, a, b, value };
    oldest = (oldest + 1) % MOST_KEPT;
    return value;
  };
}

/**
 * Remembers the last value made of each key, as long as the key itself is there and the other inputs are identical.
 *
 * For values asked of a whole roster in turn: in a list of the last few, the first would be gone before its next turn.
 */
export function memoizeByObject<K extends object, V>(make: (key: K) => V): (key: K) => V;
export function memoizeByObject<K extends object, A, V>(make: (key: K, a: A) => V): (key: K, a: A) => V;
export function memoizeByObject<K extends object, A, B, V>(
  make: (key: K, a: A, b: B) => V,
): (key: K, a: A, b: B) => V;
export function memoizeByObject<K extends object, A, B, V>(
  make: (key: K, a: A, b: B) => V,
): (key: K, a: A, b: B) => V {
  const kept = new WeakMap<K, Omit<Kept<K, A, B, V>, 'key'>>();
  return (key, a, b) => {
    const known = kept.get(key);
    if (known && known.a === a && known.b === b) return known.value;
    const value = make(key, a, b);
    kept.set(key, { a, b, value });
    return value;
  };
}

/** A list up to this length is searched through; that is faster than a map made for it. */
const SHORT_LIST = 24;

/**
 * Finds the place of an id in a list, or -1. Of a long list the places are kept with the list itself, which is never
 * changed in place: a world with 200 creatures is asked for one of them many thousand times.
 */
export function placeFinder<Thing>(idOf: (thing: Thing) => string) {
  const known = new WeakMap<readonly Thing[], ReadonlyMap<string, number>>();
  const placesIn = (things: readonly Thing[]): ReadonlyMap<string, number> => {
    const found = known.get(things);
    if (found) return found;
    const places = new Map<string, number>();
    for (let place = things.length - 1; place >= 0; place--) places.set(idOf(things[place] as Thing), place);
    known.set(things, places);
    return places;
  };
  return (things: readonly Thing[], id: string): number => {
    if (things.length > SHORT_LIST) return placesIn(things).get(id) ?? -1;
    for (let place = 0; place < things.length; place++) if (idOf(things[place] as Thing) === id) return place;
    return -1;
  };
}

/**
 * The one copy of a text that is also used as a key. Ids made of it are compared by address:
 * a table's lookups run several times slower on texts cut from a file or a request.
 */
export const interned = (text: string): string => Object.keys({ [text]: true })[0] as string;
