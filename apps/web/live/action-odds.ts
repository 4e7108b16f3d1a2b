import type { Json, Person } from '@arbitro/kernel';

/** A chance as a fraction and as a number. */
export interface Chance {
  readonly exact: string;
  readonly about: number;
}

export interface Amount {
  readonly mean: Chance;
  readonly parts: readonly (Chance & { readonly value: number })[];
}

/** The odds of an action, as this seat may know them. */
export interface ActionOdds {
  readonly chances: Readonly<Record<string, Chance>>;
  readonly amounts: Readonly<Record<string, Amount>>;
  readonly unresolved: Chance;
  /** Creatures whose numbers this seat may not know: default numbers were used. */
  readonly assumed: readonly string[];
  /** The assumed decisions: each person and question once, with every answer that was assumed. */
  readonly supposes: readonly AssumedAnswer[];
  /** The action only announces another: the odds are those of what is announced, when it is done. */
  readonly later?: true;
}

export interface AssumedAnswer {
  readonly who: Person;
  readonly label: string;
  readonly answers: readonly Json[];
}
