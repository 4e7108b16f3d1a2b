import { type Key, keyOf } from '@arbitro/dice';
import type { Oracle } from '@arbitro/kernel';
import type { Distribution } from './distribution.ts';
import { Tally } from './mass.ts';
import { type Enumerating, playAll } from './play-all.ts';

/** All outcomes of a play, and how many runs that took. */
export interface Enumeration<T> extends Distribution<T> {
  /** How many times the play was run. */
  readonly paths: number;
}

/** Returns all outcomes of a play, exactly, by running it once for each path of dice that it can distinguish. */
export function enumerate<T, World = never>(
  play: (oracle: Oracle) => T,
  options: Enumerating<World> & { readonly key?: (value: T) => Key },
): Enumeration<T> {
  const { key = keyOf } = options;
  const found = new Tally<T>(key);
  const { unresolved, count } = playAll({ ...options, play, key }, (value, n, d) => {
    found.add(value, n, d);
    return true;
  });
  return { ...found.ways(unresolved), paths: count };
}
