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
 * The one copy of a text that is also used as a key. Ids made of it are compared by address:
 * a table's lookups run several times slower on texts cut from a file or a request.
 */
export const interned = (text: string): string => Object.keys({ [text]: true })[0] as string;
