import type { Dice, Ways } from '@arbitro/dice';
import { type Key, keyOf } from './key.ts';
import { partOf, plus, type Whole, whole } from './mass.ts';

/** What dice can show. */
export interface Faces {
  readonly values: readonly unknown[];
  readonly ways: readonly Whole[];
  readonly total: Whole;
  readonly unresolved: Whole;
}

/** What a lens makes of the faces: the values it tells apart. */
export interface Branches {
  readonly values: readonly unknown[];
  readonly ways: readonly Whole[];
}

const counted = new WeakMap<Dice<unknown>, Faces>();

/** Counted once for each dice. */
export function facesOf(dice: Dice<unknown>): Faces {
  const known = counted.get(dice);
  if (known) return known;
  const faces = facesIn(dice.ways());
  counted.set(dice, faces);
  return faces;
}

export function branchesOf({ values, ways }: Faces, read: (rolled: unknown) => unknown): Branches {
  const told: unknown[] = [];
  const sums: Whole[] = [];
  const places = new Map<Key, number>();
  for (let face = 0; face < values.length; face++) {
    const value = read(values[face]);
    const key = keyOf(value);
    const place = places.get(key);
    if (place === undefined) {
      places.set(key, told.push(value) - 1);
      sums.push(ways[face]!);
    } else sums[place] = plus(sums[place]!, ways[face]!);
  }
  return { values: told, ways: sums };
}

function facesIn(ways: Ways<unknown>): Faces {
  const total = whole(ways.total);
  return {
    values: ways.outcomes.map(({ value }) => value),
    ways: ways.outcomes.map((outcome) => partOf(total, outcome.ways)),
    total,
    unresolved: partOf(total, ways.unresolved),
  };
}
