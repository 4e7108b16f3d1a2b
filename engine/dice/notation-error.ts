/** Why a text is not a dice expression, or why its ways are not counted. */
export const NOTATION_ERRORS = [
  'empty',
  'too-long',
  'too-deep',
  'expected-value',
  'expected-number',
  'expected-dice',
  'unexpected',
  'unclosed',
  'unknown-word',
  'wrong-arguments',
  'number-too-large',
  'too-many-decimals',
  'result-too-large',
  'not-whole',
  'dice-in-count',
  'no-dice',
  'too-many-dice',
  'too-many-dice-in-all',
  'no-sides',
  'too-many-sides',
  'twice',
  'min-above-max',
  'failure-without-success',
  'rerolls-forever',
  'explodes-forever',
  'group-of-one',
  'division-by-zero',
  'bad-exponent',
  'too-many-outcomes',
] as const;
export type NotationErrorCode = (typeof NOTATION_ERRORS)[number];

/** What is wrong with a dice text, and where. */
export interface NotationError {
  readonly code: NotationErrorCode;
  /** The index in the text, from 0. */
  readonly at: number;
  /** The number of characters; 0 where something is missing. */
  readonly length: number;
  /** Values for the placeholders of the message. */
  readonly params: Readonly<Record<string, string | number>>;
}
