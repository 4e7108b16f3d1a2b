import type { Json } from './json.ts';
import type { ChoiceAsk, Person, RollAsk } from './kernel.ts';

/** One answer of a receipt: the faces that fell, or what was chosen by each person asked. */
export type Answer =
  | { readonly label: string; readonly faces: readonly number[] }
  | { readonly label: string; readonly chosen: readonly Json[] };

/**
 * An answer of another run, of a world that may differ in its numbers: a roll counts as what it came to there,
 * whatever dice are thrown for it here; a choice that is not asked for here is passed over.
 */
export type Fallen =
  | {
      readonly label: string;
      readonly by: Person;
      readonly faces: readonly number[];
      readonly rolled: unknown;
    }
  | { readonly label: string; readonly of: readonly Person[]; readonly chosen: readonly Json[] };

/** An answer beforehand: from a receipt, from another run, or a bare value taken for whatever is asked next. */
export type Given = Answer | Fallen | { readonly value: Json };

export type FallenChoice = Extract<Fallen, { readonly of: unknown }>;

/** Is it this choice, put to these people? */
export const isOf = ({ label, of }: FallenChoice, { label: { name }, to }: ChoiceAsk): boolean =>
  label === name && of.length === to.length && to.every(({ who }, at) => of[at] === who);

/** The faces given for a roll; nothing where it is no answer to it. */
export function facesOf(given: Given, { label, dice }: RollAsk<unknown>): readonly number[] | undefined {
  if ('faces' in given) return given.label === label.name ? given.faces : undefined;
  if (!('value' in given)) return undefined;
  const faces = Array.isArray(given.value) ? given.value : [given.value];
  if (!faces.every((face) => typeof face === 'number')) return undefined;
  const percentile = dice.notation === '1d100' ? readPercentile(faces) : undefined;
  return percentile === undefined ? faces : [percentile];
}

/** A d100 as two dice of ten: tens, as `9` or `90`, and ones; two zeros are 100. */
function readPercentile(faces: readonly number[]): number | undefined {
  const [tens = -1, ones = -1] = faces;
  const isTens = DIGITS.includes(tens) || (tens % 10 === 0 && DIGITS.includes(tens / 10));
  if (faces.length !== 2 || !isTens || !DIGITS.includes(ones)) return undefined;
  return (tens < 10 ? 10 * tens : tens) + ones || 100;
}

const DIGITS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
