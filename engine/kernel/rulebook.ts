import type { Words } from './words.ts';

export const RULE_KINDS = [
  'mechanic',
  'derived',
  'table',
  'action',
  'condition',
  'optional',
  'content',
  'gm-ruling',
  'guidance',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** One rule of the book, in our own words: what the rules reference shows. */
export interface Rule {
  readonly kind: RuleKind;
  /** Where it stands in the book. */
  readonly source: string;
  readonly title: Words;
  readonly statement: Words;
}

/** Every rule of a system by its stable id. Its keys are the type of what may be cited. */
export type RuleBook = Readonly<Record<string, Rule>>;
