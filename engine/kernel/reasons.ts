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
  for (const { how, value: operand } of because) value = applyReason(value, how, operand);
  return { value, because };
}

/** Applies more reasons to a score. */
export function addReasons(first: Score, ...more: readonly Reason[]): Score {
  if (more.length === 0) return first;
  return {
    value: more.reduce((value, { how, value: operand }) => applyReason(value, how, operand), first.value),
    because: [...first.because, ...more],
  };
}

/** A calculation step by step: each step changes the value and, if reasons are wanted, becomes one of them. */
export class Calculation {
  /** The number so far, starting at zero. */
  value = 0;
  readonly #because: Reason[] | undefined;

  constructor(because?: Reason[]) {
    this.#because = because;
  }

  apply(how: ReasonOperation, rule: string, what: string, value: number): void {
    this.value = applyReason(this.value, how, value);
    this.#because?.push({ rule, what, how, value });
  }

  add(rule: string, what: string, value: number): void {
    this.apply('add', rule, what, value);
  }

  /** Takes over the steps of another score. It must come first: its value is the start. */
  startFrom(first: Score): void {
    this.value = first.value;
    this.#because?.push(...first.because);
  }
}

type Calculate<A, B, C> = (calculation: Calculation, a: A, b: B, c: C) => void;

/**
 * Declares a score by the steps of its calculation. The value is computed at once; the reasons only when they are read,
 * by the same steps. What the steps read must not change.
 */
export const declareScore =
  <A, B = void, C = void>(calculate: Calculate<A, B, C>): ((a: A, b: B, c: C) => Score) =>
  (a, b, c) =>
    new LazyScore(calculate, a, b, c);

class LazyScore<A, B, C> implements Score {
  readonly value: number;
  readonly #calculate: Calculate<A, B, C>;
  readonly #a: A;
  readonly #b: B;
  readonly #c: C;
  #because: readonly Reason[] | undefined;

  constructor(calculate: Calculate<A, B, C>, a: A, b: B, c: C) {
    const calculation = new Calculation();
    calculate(calculation, a, b, c);
    this.value = calculation.value;
    this.#calculate = calculate;
    this.#a = a;
    this.#b = b;
    this.#c = c;
  }

  get because(): readonly Reason[] {
    if (this.#because) return this.#because;
    const because: Reason[] = [];
    this.#calculate(new Calculation(because), this.#a, this.#b, this.#c);
    this.#because = because;
    return because;
  }

  /** Scores are sent and stored as plain data. */
  toJSON(): Score {
    return toPlainScore(this);
  }
}

/** Returns the score as plain data, with its reasons. */
export const toPlainScore = ({ value, because }: Score): Score => ({ value, because });

/** 180 × 0.35 is 63 on paper and slightly less in floating point. */
const ROUNDING_ERROR = 1e-9;

function applyReason(value: number, how: ReasonOperation, operand: number): number {
  switch (how) {
    case 'add':
      return value + operand;
    case 'times':
      return Math.floor(value * operand + ROUNDING_ERROR);
    case 'shared-by':
      return Math.ceil(value / operand);
    case 'at-least':
      return Math.max(value, operand);
    case 'at-most':
      return Math.min(value, operand);
  }
}
