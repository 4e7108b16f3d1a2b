import type { Language, Option, Rule, RuleBook, System } from '@arbitro/kernel';
import { foldAccents, statementOf } from '@arbitro/kernel';

export interface FoundRule {
  readonly id: string;
  readonly rule: Rule;
}
export interface Section {
  /** The same in every language. */
  readonly id: string;
  readonly name: string;
  readonly rules: readonly FoundRule[];
}

/** Returns the chapter of the book: the text before the first comma, bracket or semicolon. */
const chapterOf = ({ source }: Rule, language: Language): string =>
  source[language].split(/[,;(]/, 1)[0]?.trim() ?? source[language];

const bodyOf = (id: string, rule: Rule, language: Language): string =>
  foldAccents([id, rule.source[language], rule.title[language], statementOf(rule)[language]].join(' '));

/**
 * Returns the rules that contain every typed word, in any order, ignoring accents; those with all of them in the title
 * first.
 */
export function findRules(book: RuleBook, wanted: string, language: Language): readonly FoundRule[] {
  const parts = foldAccents(wanted).split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => parts.every((part) => text.includes(part));
  const found = Object.entries(book)
    .filter(([id, rule]) => holds(bodyOf(id, rule, language)))
    .map(([id, rule]) => ({ id, rule }));
  if (parts.length === 0) return found;
  const inTitle = (foundRule: FoundRule): number =>
    holds(foldAccents(foundRule.rule.title[language])) ? 0 : 1;
  return found.toSorted((a, b) => inTitle(a) - inTitle(b));
}

/** Groups rules by chapter, in the order of first appearance. */
export function sectionsOf(rules: readonly FoundRule[], language: Language): readonly Section[] {
  const sections = Map.groupBy(rules, ({ rule }) => chapterOf(rule, 'en'));
  return [...sections].map(([chapter, own]) => {
    const id = foldAccents(chapter).replaceAll(/[^a-z0-9]+/g, '-');
    const [first] = own;
    return { id, name: first ? chapterOf(first.rule, language) : chapter, rules: own };
  });
}

export const optionsOfRule = ({ options }: System, rule: string): readonly (readonly [string, Option])[] =>
  Object.entries(options).filter(([, option]) => option.rule === rule);
