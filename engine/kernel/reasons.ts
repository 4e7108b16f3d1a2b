/** How a reason changes the number it explains. A product is rounded down, a share up. */
export type How = 'add' | 'times' | 'shared-by' | 'at-least' | 'at-most';

/** One step on the way to a number: the rule, the thing it speaks of, and what it does. */
export interface Reason {
  readonly rule: string;
  /** A term of the system's face, or a proper name shown as it is. */
  readonly what: string;
  readonly how: How;
  readonly value: number;
}

/** A number that can say where it comes from. */
export interface Score {
  readonly value: number;
  readonly because: readonly Reason[];
}

/** The number that these reasons make, taken in order from nothing. */
export function score(because: readonly Reason[]): Score {
  let value = 0;
  for (const reason of because) value = step(value, reason);
  return { value, because };
}

/** The same number after more reasons. */
export function andThen(so: Score, ...more: readonly Reason[]): Score {
  return { value: more.reduce(step, so.value), because: [...so.because, ...more] };
}

/** 180 × 0.35 is 63 to people and a hair less to the machine. */
const MACHINE_ERROR = 1e-9;

function step(value: number, { how, value: by }: Reason): number {
  switch (how) {
    case 'add':
      return value + by;
    case 'times':
      return Math.floor(value * by + MACHINE_ERROR);
    case 'shared-by':
      return Math.ceil(value / by);
    case 'at-least':
      return Math.max(value, by);
    case 'at-most':
      return Math.min(value, by);
  }
}
