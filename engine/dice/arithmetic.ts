import type { FunctionName, Operator } from './expr.ts';

/**
 * The arithmetic of notation. Throws and ways share it, so that their numbers are equal bit by bit: whole numbers and
 * halves are exact, thirds are the nearest double. `+ 0` turns −0 into 0.
 */
export const operators: { readonly [O in Operator]: (a: number, b: number) => number } = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b + 0,
  '/': (a, b) => a / b + 0,
  // the remainder has the sign of the divisor: -7 % 3 is 2
  '%': (a, b) => a - b * Math.floor(a / b) + 0,
  '^': power,
};

/** Multiplies repeatedly: the built-in power may differ in the last bit between JavaScript engines. */
export function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result + 0;
}

/** Rounds halves away from zero: 2.5 to 3, -2.5 to -3. */
function roundHalfAway(a: number): number {
  const size = Math.abs(a);
  const down = Math.floor(size);
  return Math.sign(a) * (size - down >= 0.5 ? down + 1 : down) + 0;
}

export const functions: { readonly [F in FunctionName]: (args: readonly number[]) => number } = {
  floor: ([a]) => Math.floor(a!) + 0,
  ceil: ([a]) => Math.ceil(a!) + 0,
  round: ([a]) => roundHalfAway(a!),
  abs: ([a]) => Math.abs(a!),
  min: (args) => Math.min(...args),
  max: (args) => Math.max(...args),
};
