import { TEXT } from './text/index.ts';
import { inEveryLanguage, type Words } from './words.ts';

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

/** A rule of the book, in our own words, for the rules reference. */
export interface Rule {
  readonly kind: RuleKind;
  /** The citation of the book: the chapter, then after a bracket, a semicolon or a comma the place in it. */
  readonly source: Words;
  readonly title: Words;
  /** The text of the rule. Missing in a system loaded only for play: statements are most of its texts. */
  readonly statement?: Words;
}

/** Every rule of a system by its stable id. Its keys are the type of rule ids that can be cited. */
export type RuleBook = Readonly<Record<string, Rule>>;

/** Returns the statement of a rule, or its title if the statement was not loaded. */
export const statementOf = ({ title, statement }: Rule): Words => statement ?? title;

type RuleEntry = Pick<Rule, 'kind' | 'source'>;

/** Builds the rules of a system from their entries and titles. */
export const ruleBook = <E extends Readonly<Record<string, RuleEntry>>>(
  entries: E,
  titles: { readonly [Id in keyof E]: Words },
): { readonly [Id in keyof E]: E[Id] & { readonly title: Words } } =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, title: titles[id] }])) as {
    readonly [Id in keyof E]: E[Id] & { readonly title: Words };
  };

/** Returns the system with the statements of its rules. */
export const withStatements = <S extends { readonly rules: RuleBook }>(
  system: S,
  statements: Readonly<Record<string, Words>>,
): S => ({
  ...system,
  rules: Object.fromEntries(
    Object.entries(system.rules).map(([id, rule]) => [id, { ...rule, statement: statements[id] }]),
  ),
});

/** The place of a rule of which the book says nothing. */
export const SILENT: Words = TEXT.book.silent;

/** Formats a citation in every language: “Initiative (Aloite); Reactions (Reaktiot), lines 55–60”. */
export function placeInBook(chapters: readonly Words[], within: readonly Words[]): Words {
  return inEveryLanguage((language) => {
    const names = chapters.map((chapter) => chapter[language]).join('; ');
    return [names, ...within.map((part) => part[language])].join(', ');
  });
}
