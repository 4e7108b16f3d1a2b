/**
 * Remembers for each key the last value made of the same inputs.
 *
 * A cache only: the value is made anew whenever an input is another one, so forgetting changes nothing.
 */
export function remembering<Key extends object, A, B, V>(
  make: (key: Key, a: A, b: B) => V,
): (key: Key, a: A, b: B) => V {
  const last = new WeakMap<Key, { readonly a: A; readonly b: B; readonly value: V }>();
  return (key, a, b) => {
    const known = last.get(key);
    if (known !== undefined && known.a === a && known.b === b) return known.value;
    const value = make(key, a, b);
    last.set(key, { a, b, value });
    return value;
  };
}

/**
 * The one copy of a text that is also used as a key. Ids made of it are compared by address:
 * a table's lookups run several times slower on texts cut from a file or a request.
 */
export const interned = (text: string): string => Object.keys({ [text]: true })[0] as string;
