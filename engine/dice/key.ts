/** Identifies a value: primitives are their own key, plain data has a key by content, independent of key order. */
export type Key = string | number | boolean | bigint | null | undefined;

/** Returns a key that equal values share, for maps. */
export function keyOf(value: unknown): Key {
  if (typeof value !== 'object' || value === null) return value as Key;
  // the prefix distinguishes data from a text that looks like it
  return `\u0001${canonicalJson(value)}`;
}

/** Caches the texts of objects already seen; they must not change meanwhile. */
export type CanonicalCache = WeakMap<object, string>;

/** JSON with sorted keys, without `undefined` fields. Worlds share most of their parts: `known` caches their texts. */
export function canonicalJson(value: unknown, cache?: CanonicalCache): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'object':
      return value === null ? 'null' : (cache?.get(value) ?? canonicalObject(value, cache));
    case 'function':
    case 'symbol':
      throw new Error(`a ${typeof value} cannot be told apart by its content: plain data can`);
    default:
      return String(value);
  }
}

function canonicalObject(value: object, cache: CanonicalCache | undefined): string {
  const text = Array.isArray(value) ? canonicalList(value, cache) : canonicalFields(value, cache);
  cache?.set(value, text);
  return text;
}

function canonicalList(list: readonly unknown[], cache: CanonicalCache | undefined): string {
  let text = '';
  for (let index = 0; index < list.length; index++)
    text += `${index === 0 ? '' : ','}${canonicalJson(list[index], cache)}`;
  return `[${text}]`;
}

function canonicalFields(fields: object, cache: CanonicalCache | undefined): string {
  const prototype = Object.getPrototypeOf(fields);
  // a Map or a Set has no own fields: all of them would get the same key
  if (prototype !== Object.prototype && prototype !== null)
    throw new Error(`a ${prototype.constructor?.name} cannot be told apart by its content: plain data can`);
  const record = fields as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(record).sort()) {
    const value = record[name];
    if (value !== undefined) text += `${text && ','}${JSON.stringify(name)}:${canonicalJson(value, cache)}`;
  }
  return `{${text}}`;
}
