import type { Json } from './json.ts';
import type { ChoiceAsk, Person, RollAsk } from './kernel.ts';

/** One answer of a receipt: the faces of a roll, or the choice of each person asked. */
export type Answer =
  | { readonly label: string; readonly faces: readonly number[] }
  | { readonly label: string; readonly chosen: readonly Json[] };

/**
 * An answer from another run, whose world may have other numbers. A roll counts as the value it had there, whatever
 * dice are thrown here; a choice that is not asked for here is skipped.
 */
export type RecordedOutcome =
  | {
      readonly label: string;
      readonly by: Person;
      readonly faces: readonly number[];
      readonly rolled: unknown;
    }
  | { readonly label: string; readonly of: readonly Person[]; readonly chosen: readonly Json[] };

/** An answer given in advance: from a receipt, from another run, or a plain value for the next question. */
export type AnswerInput = Answer | RecordedOutcome | { readonly value: Json };

export type RecordedChoice = Extract<RecordedOutcome, { readonly of: unknown }>;

/** Returns true if it answers this choice, put to the same people. */
export const isSameChoice = ({ label, of }: RecordedChoice, { label: { name }, to }: ChoiceAsk): boolean =>
  label === name && of.length === to.length && to.every(({ who }, index) => of[index] === who);

/** Returns the faces given for a roll; undefined if it does not answer this roll. */
export function findFacesFor(
  input: AnswerInput,
  { label, dice }: RollAsk<unknown>,
): readonly number[] | undefined {
  if ('faces' in input) return input.label === label.name ? input.faces : undefined;
  if (!('value' in input)) return undefined;
  const faces = Array.isArray(input.value) ? input.value : [input.value];
  if (!faces.every((face) => typeof face === 'number')) return undefined;
  const percentile = dice.notation === '1d100' ? readPercentile(faces) : undefined;
  return percentile === undefined ? faces : [percentile];
}

/** A d100 as two ten-sided dice: tens, as `9` or `90`, and ones; two zeros are 100. */
function readPercentile(faces: readonly number[]): number | undefined {
  const [tens = -1, ones = -1] = faces;
  const isTens = TEN_SIDED_FACES.includes(tens) || (tens % 10 === 0 && TEN_SIDED_FACES.includes(tens / 10));
  if (faces.length !== 2 || !isTens || !TEN_SIDED_FACES.includes(ones)) return undefined;
  return (tens < 10 ? 10 * tens : tens) + ones || 100;
}

const TEN_SIDED_FACES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
