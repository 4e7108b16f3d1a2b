export const COMPARISONS = ['=', '<>', '<', '<=', '>', '>='] as const;
/** How a face is compared with a number. */
export type Comparison = (typeof COMPARISONS)[number];

/** Which faces a comparison matches: `>=5`. */
export interface Compare {
  readonly op: Comparison;
  readonly value: number;
}

export type Test = (value: number) => boolean;

export function testOf({ op, value }: Compare): Test {
  switch (op) {
    case '=':
      return (face) => face === value;
    case '<>':
      return (face) => face !== value;
    case '<':
      return (face) => face < value;
    case '<=':
      return (face) => face <= value;
    case '>':
      return (face) => face > value;
    case '>=':
      return (face) => face >= value;
  }
}

export const never: Test = () => false;

export function anyOf(compares: readonly Compare[]): Test {
  const tests = compares.map(testOf);
  return tests.length === 1 ? tests[0]! : (face) => tests.some((test) => test(face));
}

/**
 * A comparison as an interval of whole numbers, tested without a branch: dice are random, so a processor mispredicts a
 * branch on them half of the time.
 */
export interface Band {
  readonly low: number;
  readonly high: number;
  /** 1 where numbers outside the interval match. */
  readonly flip: 0 | 1;
}

/** Larger than any die, and small enough that differences fit in 32 bits. */
const FAR = 2 ** 29;
const bounded = (value: number): number => Math.max(-FAR, Math.min(FAR, value)) | 0;

function stretch(low: number, high: number, flip: 0 | 1 = 0): Band {
  return { low: bounded(low), high: bounded(high), flip };
}

export function bandOf({ op, value }: Compare): Band {
  switch (op) {
    case '=':
      return stretch(Math.ceil(value), Math.floor(value));
    case '<>':
      return stretch(Math.ceil(value), Math.floor(value), 1);
    case '<':
      return stretch(-FAR, Math.ceil(value) - 1);
    case '<=':
      return stretch(-FAR, Math.floor(value));
    case '>':
      return stretch(Math.floor(value) + 1, FAR);
    case '>=':
      return stretch(Math.ceil(value), FAR);
  }
}

/** Returns 1 if the value matches, else 0. */
export const meant = ({ low, high, flip }: Band, value: number): number =>
  ((~(value - low) & ~(high - value)) >>> 31) ^ flip;
