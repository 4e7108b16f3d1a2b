/** What tells values apart: primitives as they are, plain data by its content whatever the order of its keys. */
export type Key = string | number | boolean | bigint | null | undefined;

/** A key that equal values share, for maps. */
export function keyOf(value: unknown): Key {
  if (typeof value !== 'object' || value === null) return value as Key;
  // the mark keeps data apart from a text that reads like it
  return `\u0001${canonical(value)}`;
}

/** Texts of objects that were met before; they must not change meanwhile. */
export type Known = WeakMap<object, string>;

/** JSON with sorted keys, without fields that are `undefined`. Worlds share most of their parts: `known` keeps these. */
export function canonical(value: unknown, known?: Known): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'object':
      return value === null ? 'null' : (known?.get(value) ?? canonicalObject(value, known));
    case 'function':
    case 'symbol':
      throw new Error(`a ${typeof value} cannot be told apart by its content: plain data can`);
    default:
      return String(value);
  }
}

function canonicalObject(value: object, known: Known | undefined): string {
  const text = Array.isArray(value) ? canonicalList(value, known) : canonicalFields(value, known);
  known?.set(value, text);
  return text;
}

function canonicalList(list: readonly unknown[], known: Known | undefined): string {
  let text = '';
  for (let at = 0; at < list.length; at++) text += `${at === 0 ? '' : ','}${canonical(list[at], known)}`;
  return `[${text}]`;
}

function canonicalFields(fields: object, known: Known | undefined): string {
  const made = Object.getPrototypeOf(fields);
  // a Map or a Set has no fields: all of them would be one
  if (made !== Object.prototype && made !== null)
    throw new Error(`a ${made.constructor?.name} cannot be told apart by its content: plain data can`);
  const record = fields as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(record).sort()) {
    const value = record[name];
    if (value !== undefined) text += `${text && ','}${JSON.stringify(name)}:${canonical(value, known)}`;
  }
  return `{${text}}`;
}
