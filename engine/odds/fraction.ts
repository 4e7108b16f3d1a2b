/** An exact number n/d, reduced, with the sign in `n`. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
/** The chance of an impossible event. */
export const ZERO: Fraction = { n: 0n, d: 1n };
/** The chance of a certain event. */
export const ONE: Fraction = { n: 1n, d: 1n };

/** n/d, reduced. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  return reduceFraction(BigInt(n), BigInt(d));
}

/** a + b. */
export function add(a: Fraction, b: Fraction): Fraction {
  if (a.n === 0n) return b;
  if (b.n === 0n) return a;
  if (a.d === b.d) return reduceFraction(a.n + b.n, a.d);
  const common = gcd(a.d, b.d);
  // without a common factor the sum is already reduced
  if (common === 1n) return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
  const scale = b.d / common;
  return reduceFraction(a.n * scale + b.n * (a.d / common), a.d * scale);
}

/** −a. */
export const negate = (a: Fraction): Fraction => ({ n: -a.n, d: a.d });
/** a − b. */
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b));

/** a · b. */
export function multiply(a: Fraction, b: Fraction): Fraction {
  if (a.n === 0n || b.n === 0n) return ZERO;
  // reducing crosswise keeps the numbers small before they are multiplied
  const divisorA = gcd(abs(a.n), b.d);
  const divisorB = gcd(abs(b.n), a.d);
  return { n: (a.n / divisorA) * (b.n / divisorB), d: (a.d / divisorB) * (b.d / divisorA) };
}

/** a / b. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new Error('division of a fraction by zero');
  return multiply(a, b.n < 0n ? { n: -b.d, d: -b.n } : { n: b.d, d: b.n });
}

/** Returns -1 when `a` is less, 1 when it is greater, otherwise 0. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Returns true if both are the same number. */
export const equals = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d;

/** The double nearest to the fraction, however long its terms are. */
export function toNumber({ n, d }: Fraction): number {
  if (n < 0n) return -toNumber({ n: -n, d });
  if (n <= SAFE && d <= SAFE) return Number(n) / Number(d);
  const shift = 64 - (bitLength(n) - bitLength(d));
  const above = shift > 0 ? n << BigInt(shift) : n;
  const below = shift < 0 ? d << BigInt(-shift) : d;
  const quotient = above / below;
  // a sticky last bit for the part cut off, or a tie would round the wrong way
  const sticky = quotient * below === above ? quotient : quotient | 1n;
  return scaleByPowerOfTwo(Number(sticky), -shift);
}

/** The exact value of a double. */
export function fractionFromNumber(value: number): Fraction {
  if (!Number.isFinite(value)) throw new Error(`${value} is no fraction`);
  let n = value;
  let d = 1n;
  while (!Number.isInteger(n)) {
    n *= 2;
    d *= 2n;
  }
  return reduceFraction(BigInt(n), d);
}

export function gcd(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y > SAFE) [x, y] = [y, x % y];
  if (y === 0n) return x;
  return BigInt(smallGcd(Number(y), Number(x % y)));
}

export const lcm = (a: bigint, b: bigint): bigint => {
  if (a === b || a % b === 0n) return a;
  return b % a === 0n ? b : (a / gcd(a, b)) * b;
};

function smallGcd(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

function reduceFraction(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new Error(`the fraction ${n}/0 is not a number`);
  if (d < 0n) return reduceFraction(-n, -d);
  if (n === 0n) return ZERO;
  if (d === 1n) return { n, d };
  const common = gcd(abs(n), d);
  return common === 1n ? { n, d } : { n: n / common, d: d / common };
}

const abs = (n: bigint): bigint => (n < 0n ? -n : n);
const bitLength = (n: bigint): number => n.toString(16).length * 4;

/** In two steps, since a power of two may be out of range where the result is not. */
function scaleByPowerOfTwo(value: number, power: number): number {
  const half = Math.trunc(power / 2);
  return value * 2 ** half * 2 ** (power - half);
}
