import { type Dice, type Key, keyOf, type Ways } from '@arbitro/dice';
import { addWhole, matchNumberKind, toWholeNumber, type WholeNumber } from './mass.ts';

/** The possible faces of dice. */
interface Faces {
  readonly values: readonly unknown[];
  readonly ways: readonly WholeNumber[];
  readonly total: WholeNumber;
  readonly unresolved: WholeNumber;
  /** The smallest unresolved value, where it is known. */
  readonly beyond?: unknown;
}

/** The values that the `read` function of a roll distinguishes. */
interface Branches {
  readonly values: readonly unknown[];
  readonly ways: readonly WholeNumber[];
}

const facesCache = new WeakMap<Dice<unknown>, Faces>();

/** Computed once for each dice. */
export function countFaces(dice: Dice<unknown>): Faces {
  const cached = facesCache.get(dice);
  if (cached) return cached;
  const faces = toFaces(dice.ways());
  facesCache.set(dice, faces);
  return faces;
}

/** On request, unresolved values are one more branch, the last. */
export function groupBranches(
  { values, ways, unresolved, beyond }: Faces,
  read: (rolled: unknown) => unknown,
  isOpen = false,
): Branches {
  const results: unknown[] = [];
  const sums: WholeNumber[] = [];
  const keyIndex = new KeyIndex();
  let last: unknown = keyIndex;
  let index = 0;
  for (let face = 0; face < values.length; face++) {
    const value = read(values[face]);
    // equal values are adjacent: most are found without a search
    if (value !== last) {
      last = value;
      index = keyIndex.of(keyOf(value));
    }
    if (index === results.length) {
      results.push(value);
      sums.push(ways[face]!);
    } else sums[index] = addWhole(sums[index]!, ways[face]!);
  }
  return isOpen
    ? { values: [...results, read(beyond)], ways: [...sums, unresolved] }
    : { values: results, ways: sums };
}

const MAX_LINEAR_SEARCH = 8;

/** The index of each key, in order of appearance. */
class KeyIndex {
  readonly #keys: Key[] = [];
  #map: Map<Key, number> | undefined;

  of(key: Key): number {
    const knownIndex = this.#map ? (this.#map.get(key) ?? -1) : this.#keys.indexOf(key);
    return knownIndex >= 0 ? knownIndex : this.#addKey(key);
  }

  #addKey(key: Key): number {
    const index = this.#keys.push(key) - 1;
    if (this.#map) this.#map.set(key, index);
    else if (index === MAX_LINEAR_SEARCH) this.#map = new Map(this.#keys.map((key, index) => [key, index]));
    return index;
  }
}

function toFaces(ways: Ways<unknown>): Faces {
  const total = toWholeNumber(ways.total);
  const possible = ways.outcomes.filter((outcome) => outcome.ways > 0n);
  return {
    values: possible.map(({ value }) => value),
    ways: possible.map((outcome) => matchNumberKind(total, outcome.ways)),
    total,
    unresolved: matchNumberKind(total, ways.unresolved),
    ...('beyond' in ways && { beyond: ways.beyond }),
  };
}
