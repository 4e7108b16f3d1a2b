/** What has been frozen to the bottom: shared parts are not walked again. */
const frozen = new WeakSet<object>();

/** The same value, in which nothing can be changed any more: whoever tries, throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
