/** How a reason changes the number it explains. A product is rounded down, a quotient up. */
export type ReasonOperation = 'add' | 'times' | 'shared-by' | 'at-least' | 'at-most';

/** One step of the calculation of a number: the rule, its subject, and its effect. */
export interface Reason {
  readonly rule: string;
  /** A term of the presentation, or a proper name shown as it is. */
  readonly what: string;
  readonly how: ReasonOperation;
  readonly value: number;
}

/** A number with its reasons. */
export interface Score {
  readonly value: number;
  readonly because: readonly Reason[];
}

/** Computes the number from these reasons, in order, starting at zero. */
export function score(because: readonly Reason[]): Score {
  let value = 0;
  for (const reason of because) value = applyReason(value, reason);
  return { value, because };
}

/** Applies more reasons to a score. */
export function addReasons(so: Score, ...more: readonly Reason[]): Score {
  return { value: more.reduce(applyReason, so.value), because: [...so.because, ...more] };
}

/** 180 × 0.35 is 63 on paper and slightly less in floating point. */
const ROUNDING_ERROR = 1e-9;

function applyReason(value: number, { how, value: by }: Reason): number {
  switch (how) {
    case 'add':
      return value + by;
    case 'times':
      return Math.floor(value * by + ROUNDING_ERROR);
    case 'shared-by':
      return Math.ceil(value / by);
    case 'at-least':
      return Math.max(value, by);
    case 'at-most':
      return Math.min(value, by);
  }
}
