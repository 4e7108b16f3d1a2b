import { type Key, keyOf } from '@arbitro/dice';
import type { Oracle } from '@arbitro/kernel';
import type { Distribution } from './distribution.ts';
import { MassTally } from './mass.ts';
import { type EnumerationOptions, playAllPaths } from './play-all-paths.ts';

/** All outcomes of a play, and how many runs that took. */
export interface Enumeration<T> extends Distribution<T> {
  /** How many times the play was run. */
  readonly paths: number;
}

/** Returns all outcomes of a play, exactly, by running it once for each path of dice that it can distinguish. */
export function enumerate<T, World = never>(
  play: (oracle: Oracle) => T,
  options: EnumerationOptions<World> & { readonly key?: (value: T) => Key },
): Enumeration<T> {
  const { key = keyOf } = options;
  const found = new MassTally<T>(key);
  const { unresolved, count } = playAllPaths({ ...options, play, key }, (value, n, d) => {
    found.add(value, n, d);
    return true;
  });
  return { ...found.ways(unresolved), paths: count };
}
