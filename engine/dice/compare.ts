export const COMPARISONS = ['=', '<>', '<', '<=', '>', '>='] as const;
/** How a face is compared with a number. */
export type ComparisonOperator = (typeof COMPARISONS)[number];

/** Which faces a comparison matches: `>=5`. */
export interface FaceCondition {
  readonly op: ComparisonOperator;
  readonly value: number;
}

export type ValueTest = (value: number) => boolean;

export function createTest({ op, value }: FaceCondition): ValueTest {
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

export const matchNothing: ValueTest = () => false;

export function createAnyTest(compares: readonly FaceCondition[]): ValueTest {
  const tests = compares.map(createTest);
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
const FAR_VALUE = 2 ** 29;
const limitValue = (value: number): number => Math.max(-FAR_VALUE, Math.min(FAR_VALUE, value)) | 0;

function buildBand(low: number, high: number, flip: 0 | 1 = 0): Band {
  return { low: limitValue(low), high: limitValue(high), flip };
}

export function toBand({ op, value }: FaceCondition): Band {
  switch (op) {
    case '=':
      return buildBand(Math.ceil(value), Math.floor(value));
    case '<>':
      return buildBand(Math.ceil(value), Math.floor(value), 1);
    case '<':
      return buildBand(-FAR_VALUE, Math.ceil(value) - 1);
    case '<=':
      return buildBand(-FAR_VALUE, Math.floor(value));
    case '>':
      return buildBand(Math.floor(value) + 1, FAR_VALUE);
    case '>=':
      return buildBand(Math.ceil(value), FAR_VALUE);
  }
}

/** Returns 1 if the value matches, else 0. */
export const countInBand = ({ low, high, flip }: Band, value: number): number =>
  ((~(value - low) & ~(high - value)) >>> 31) ^ flip;
