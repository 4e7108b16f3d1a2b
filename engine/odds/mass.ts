import { type Key, keyOf, type Outcome, type Ways } from '@arbitro/dice';
import { type Fraction, fraction, lcm } from './fraction.ts';

/** A whole number, stored as a bigint only when it may be too long for a double. */
export type WholeNumber = number | bigint;

export const toWholeNumber = (n: bigint): WholeNumber => (n <= Number.MAX_SAFE_INTEGER ? Number(n) : n);

export function multiplyWhole(a: WholeNumber, b: WholeNumber): WholeNumber {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (product <= Number.MAX_SAFE_INTEGER) return product;
  }
  return BigInt(a) * BigInt(b);
}

export function addWhole(a: WholeNumber, b: WholeNumber): WholeNumber {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  return BigInt(a) + BigInt(b);
}

/** A part of `total`, in the same number type: sums of parts are then safe where the total is. */
export function matchNumberKind(total: WholeNumber, n: WholeNumber): WholeNumber {
  return typeof total === 'number' ? Number(n) : BigInt(n);
}

/**
 * A probability added up from parts n/d. Parts over the same denominator are added at once, the few different
 * denominators are combined at the end: no part costs a greatest common divisor.
 */
export class Mass {
  #d: bigint | number = 0;
  #n: bigint | number = 0;
  #others: Map<WholeNumber, WholeNumber> | undefined;

  /** `n` has the number type of `d`: equal denominators would otherwise be stored separately. */
  add(n: WholeNumber, d: WholeNumber): void {
    if (this.#d === d) this.#n = addWhole(this.#n, n);
    else if (this.#d === 0) {
      this.#d = d;
      this.#n = n;
    } else this.#addOther(n, d);
  }

  /** A common denominator of all parts. */
  common(denominator = 1n): bigint {
    if (this.#d === 0) return denominator;
    let common = lcm(denominator, BigInt(this.#d));
    for (const d of this.#others?.keys() ?? []) common = lcm(common, BigInt(d));
    return common;
  }

  over(common: bigint): bigint {
    if (this.#d === 0) return 0n;
    let n = BigInt(this.#n) * (common / BigInt(this.#d));
    for (const [d, part] of this.#others ?? []) n += BigInt(part) * (common / BigInt(d));
    return n;
  }

  fraction(): Fraction {
    const common = this.common();
    return fraction(this.over(common), common);
  }

  #addOther(n: WholeNumber, d: WholeNumber): void {
    this.#others ??= new Map();
    const before = this.#others.get(d);
    this.#others.set(d, before === undefined ? n : addWhole(before, n));
  }
}

/** Values and the mass of each. */
export class MassTally<V> {
  readonly #entries = new Map<Key, { readonly value: V; readonly mass: Mass }>();
  readonly #key: (value: V) => Key;

  constructor(key: (value: V) => Key = keyOf) {
    this.#key = key;
  }

  get size(): number {
    return this.#entries.size;
  }

  add(value: V, n: WholeNumber, d: WholeNumber): void {
    const key = this.#key(value);
    let found = this.#entries.get(key);
    if (!found) {
      found = { value, mass: new Mass() };
      this.#entries.set(key, found);
    }
    found.mass.add(n, d);
  }

  /** A common denominator of all values. */
  common(denominator = 1n): bigint {
    let common = denominator;
    for (const { mass } of this.#entries.values()) common = mass.common(common);
    return common;
  }

  over(common: bigint): bigint {
    let n = 0n;
    for (const { mass } of this.#entries.values()) n += mass.over(common);
    return n;
  }

  /** All values found, and the unresolved rest. Together they must add up to one. */
  ways(unresolved: Mass = new Mass()): Ways<V> {
    const total = this.common(unresolved.common());
    const outcomes = [...this.#entries.values()].map(({ value, mass }) => ({
      value,
      ways: mass.over(total),
    }));
    return checkTotal({ outcomes: sortOutcomes(outcomes), total, unresolved: unresolved.over(total) });
  }
}

function sortOutcomes<V>(outcomes: Outcome<V>[]): Outcome<V>[] {
  const numbers = outcomes.every(({ value }) => typeof value === 'number');
  return numbers ? outcomes.sort((a, b) => Number(a.value) - Number(b.value)) : outcomes;
}

function checkTotal<V>(ways: Ways<V>): Ways<V> {
  const sum = ways.outcomes.reduce((soFar, outcome) => soFar + outcome.ways, ways.unresolved);
  if (sum !== ways.total) throw new Error(`a distribution sums to ${sum}/${ways.total}, not to one`);
  return ways;
}
