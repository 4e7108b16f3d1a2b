import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  equals,
  type Fraction,
  fraction,
  fractionFromNumber,
  gcd,
  lcm,
  multiply,
  ONE,
  subtract,
  toNumber,
  ZERO,
} from './fraction.ts';
import { formatDecimal, formatFraction, parseFraction } from './fraction-text.ts';

const long = fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n });
const short = fc.bigInt({ min: -1000n, max: 1000n });
const whole = fc.oneof(long, short);
const fractions = fc
  .tuple(
    whole,
    whole.filter((d) => d !== 0n),
  )
  .map(([n, d]) => fraction(n, d));
const plainGcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : plainGcd(b, a % b));
const isReduced = ({ n, d }: Fraction) => d > 0n && plainGcd(n < 0n ? -n : n, d) === 1n;

describe('a fraction', () => {
  it('is reduced, with the sign in n', () => {
    expect(fraction(6, -4)).toEqual({ n: -3n, d: 2n });
    expect(fraction(0, -7)).toEqual(ZERO);
    expect(fraction(-8, -2)).toEqual({ n: 4n, d: 1n });
    expect(() => fraction(1, 0)).toThrow('1/0');
  });

  it('adds, subtracts, multiplies and divides as cross-multiplication does, and stays reduced', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        const sum = add(a, b);
        const product = multiply(a, b);
        expect(sum.n * a.d * b.d).toBe((a.n * b.d + b.n * a.d) * sum.d);
        expect(product.n * a.d * b.d).toBe(a.n * b.n * product.d);
        expect([sum, product, subtract(a, b)].every(isReduced)).toBe(true);
        expect(equals(add(subtract(a, b), b), a)).toBe(true);
        if (b.n !== 0n) expect(equals(multiply(divide(a, b), b), a)).toBe(true);
      }),
    );
  });

  it('does not divide by zero', () => {
    expect(() => divide(ONE, ZERO)).toThrow('zero');
  });

  it('compares', () => {
    expect(compare(fraction(1, 3), fraction(2, 6))).toBe(0);
    expect(compare(fraction(-1, 2), fraction(1, 3))).toBe(-1);
    expect(compare(fraction(7, 10), fraction(2, 3))).toBe(1);
  });

  it('finds the greatest common divisor and the least common multiple', () => {
    const positive = fc.bigInt({ min: 1n, max: 2n ** 300n });
    fc.assert(fc.property(positive, positive, (a, b) => gcd(a, b) === plainGcd(a, b)));
    fc.assert(fc.property(positive, positive, (a, b) => lcm(a, b) === (a * b) / plainGcd(a, b)));
    expect(gcd(0n, 5n)).toBe(5n);
    expect(gcd(5n, 0n)).toBe(5n);
  });
});

describe('the nearest double', () => {
  it('of every double is the double itself', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-290, max: 1e300 }), (value) => {
        expect(toNumber(fractionFromNumber(value))).toBe(value);
        expect(toNumber(fractionFromNumber(-value))).toBe(-value);
      }),
    );
  });

  it('is right where n and d are far beyond a double', () => {
    expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n + 1n))).toBe(1 / 3);
    expect(toNumber(fraction(1n, 20n ** 200n))).toBeCloseTo(20 ** -200, 270);
    expect(toNumber(fraction(20n ** 200n + 1n, 20n ** 199n))).toBe(20);
    expect(toNumber(fraction(10n ** 400n))).toBe(Number.POSITIVE_INFINITY);
    expect(toNumber(fraction(1n, 10n ** 400n))).toBe(0);
  });

  it('rounds a tie to the even neighbour and anything above it up', () => {
    const large = 2n ** 200n;
    const half = 2n ** (200n - 53n);
    expect(toNumber(fraction(large + half, large))).toBe(1);
    expect(toNumber(fraction(large + half + 1n, large))).toBe(1 + Number.EPSILON);
  });
});

describe('a fraction as text', () => {
  it.each([
    ['27/50', 27n, 50n],
    ['0.54', 27n, 50n],
    ['54%', 27n, 50n],
    ['12.5 %', 1n, 8n],
    ['1', 1n, 1n],
    ['-3/6', -1n, 2n],
    ['+2', 2n, 1n],
    [' 1 / 4 ', 1n, 4n],
  ])('%s', (text, n, d) => {
    expect(parseFraction(text)).toEqual({ ok: true, value: { n, d } });
  });

  it.each(['', '1/0', 'half', '1/-2', '.5', '1.', '1e3', '0x10', '50%%', '1/2%'])('“%s” is none', (text) => {
    expect(parseFraction(text)).toMatchObject({ ok: false, error: expect.stringContaining(text) });
  });

  it('parses its own format', () => {
    fc.assert(
      fc.property(fractions, (a) => {
        expect(parseFraction(formatFraction(a))).toEqual({ ok: true, value: a });
      }),
    );
  });

  it('is rounded to places', () => {
    expect(formatDecimal(fraction(2, 3), 4)).toBe('0.6667');
    expect(formatDecimal(fraction(1, 8), 2)).toBe('0.13');
    expect(formatDecimal(fraction(-1, 8), 2)).toBe('-0.13');
    expect(formatDecimal(fraction(-1, 1000), 2)).toBe('0.00');
    expect(formatDecimal(fraction(199, 100), 0)).toBe('2');
    expect(formatDecimal(fraction(1, 200), 3)).toBe('0.005');
    expect(formatDecimal(fraction(1234, 1), 1)).toBe('1234.0');
  });
});
