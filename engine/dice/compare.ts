export const COMPARISONS = ['=', '<>', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Which faces are meant: `>=5`. */
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
