/** The number keys of an actor: the kind of action of key 1, of key 2, … */
export type AssignedKeys = readonly string[];

const MAX_KEYS = 9;

/** Gives number keys to kinds of action that have none yet. A key that was given is kept, also while its kind is gone. */
export function assignKeys(before: AssignedKeys, offered: readonly string[]): AssignedKeys {
  const fresh = offered.filter((type) => !before.includes(type));
  return [...before, ...fresh].slice(0, MAX_KEYS);
}
