import { type Key, keyOf } from '@arbitro/dice';
import type { Decide, Oracle } from '@arbitro/kernel';
import type { Distribution } from './distribution.ts';
import { Tally } from './mass.ts';
import { Paths } from './paths.ts';

export const MANY_PATHS = 1_000_000;

/** How decisions are made while everything is counted, and how far it goes. */
export interface Enumerating<World> {
  /** Odds are always given a policy: decisions are never tried out. */
  readonly decide: Decide<World>;
  /** Paths beyond this many are `unresolved`. */
  readonly maxPaths?: number;
  /** Paths of more rolls than this are `unresolved`. */
  readonly maxRolls?: number;
}

/** Everything a play can come to, and how many runs that took. */
export interface Enumeration<T> extends Distribution<T> {
  /** How many times the play was run. */
  readonly paths: number;
}

/** Everything a play can come to, exactly, by running it once for each path of dice that it can tell apart. */
export function enumerate<T, World = never>(
  play: (oracle: Oracle) => T,
  options: Enumerating<World> & { readonly key?: (value: T) => Key },
): Enumeration<T> {
  const { decide, key = keyOf, maxPaths = MANY_PATHS, maxRolls } = options;
  const paths = new Paths(decide, maxRolls);
  const found = new Tally<T>(key);
  do paths.play(play, (value) => found.add(value, paths.n, paths.d));
  while (paths.next(maxPaths));
  return { ...found.ways(paths.unresolved), paths: paths.count };
}
