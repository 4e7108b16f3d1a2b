import type { Json } from './json.ts';
import type { ChoiceAsk, Person } from './kernel.ts';

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
