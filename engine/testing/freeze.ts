/** Values already deeply frozen: shared parts are not visited again. */
const frozenObjects = new WeakSet<object>();

/** Freezes a value deeply: any attempt to change it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozenObjects.has(value)) return value;
  frozenObjects.add(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
