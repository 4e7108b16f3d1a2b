import { type LocalizedText, localize } from './localized-text.ts';
import { TEXT } from './text/index.ts';

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
  readonly source: LocalizedText;
  readonly title: LocalizedText;
  /** The text of the rule. Missing in a system loaded only for play: statements are most of its texts. */
  readonly statement?: LocalizedText;
}

/** Every rule of a system by its stable id. Its keys are the type of rule ids that can be cited. */
export type RuleBook = Readonly<Record<string, Rule>>;

/** Returns the statement of a rule, or its title if the statement was not loaded. */
export const statementOf = ({ title, statement }: Rule): LocalizedText => statement ?? title;

type RuleEntry = Pick<Rule, 'kind' | 'source'>;

/** Builds the rules of a system from their entries and titles. */
export const buildRuleBook = <E extends Readonly<Record<string, RuleEntry>>>(
  entries: E,
  titles: { readonly [Id in keyof E]: LocalizedText },
): { readonly [Id in keyof E]: E[Id] & { readonly title: LocalizedText } } =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, title: titles[id] }])) as {
    readonly [Id in keyof E]: E[Id] & { readonly title: LocalizedText };
  };

/** Returns the system with the statements of its rules. */
export const addStatements = <S extends { readonly rules: RuleBook }>(
  system: S,
  statements: Readonly<Record<string, LocalizedText>>,
): S => ({
  ...system,
  rules: Object.fromEntries(
    Object.entries(system.rules).map(([id, rule]) => [id, { ...rule, statement: statements[id] }]),
  ),
});

/** The place of a rule of which the book says nothing. */
export const NOT_IN_BOOK: LocalizedText = TEXT.book.silent;

/** Returns a heading of the book with its translation: “Initiative (Aloite)”, and “Aloite” in the book's language. */
export const translateHeading = (heading: string, text: LocalizedText): LocalizedText =>
  localize((language) => (text[language] === heading ? heading : `${text[language]} (${heading})`));

/** Formats a citation in every language: “Initiative (Aloite); Reactions (Reaktiot), lines 55–60”. */
export function formatBookPlace(
  chapters: readonly LocalizedText[],
  within: readonly LocalizedText[],
): LocalizedText {
  return localize((language) => {
    const names = chapters.map((chapter) => chapter[language]).join('; ');
    return [names, ...within.map((part) => part[language])].join(', ');
  });
}

/** Returns a function that cites chapters of the book, and where in them: `cite('Aloite', citeLine(55))`. */
export const createCite =
  <Chapter extends string>(chapters: Readonly<Record<Chapter, LocalizedText>>) =>
  (cited: Chapter | readonly Chapter[], ...within: readonly LocalizedText[]): LocalizedText =>
    formatBookPlace(
      (typeof cited === 'string' ? [cited] : cited).map((heading) =>
        translateHeading(heading, chapters[heading]),
      ),
      within,
    );

/** Declares a rule by its kind and where it stands. */
export const ruleAt = (kind: RuleKind, source: LocalizedText): RuleEntry => ({ kind, source });

/** Creates a function that declares a rule by its kind and what `cite` takes. */
export const createRuleDeclarer =
  <Place extends readonly unknown[]>(cite: (...place: Place) => LocalizedText) =>
  (kind: RuleKind, ...place: Place): RuleEntry =>
    ruleAt(kind, cite(...place));
