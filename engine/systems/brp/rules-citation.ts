import {
  createRuleDeclarer,
  fillText,
  formatBookPlace,
  type LocalizedText,
  sameInAllLanguages,
} from '@arbitro/kernel';
import { SKILLS } from './content/skill-table.ts';
import { TEXT } from './text/index.ts';

type Chapter = keyof typeof TEXT.book.chapters;

function chapterText(chapter: Chapter): LocalizedText {
  const { it, en, fi } = TEXT.book.chapters[chapter];
  const number = /^\d/u.test(chapter) ? `${chapter} ` : '';
  return { en: `${number}${en} (${it})`, it: `${number}${it}`, fi: `${number}${fi} (${it})` };
}

/** Returns where a rule is in the book: `cite('3.2', DIFFICULTY)`, `cite(['5.6', '5.8'])`. */
export const cite = (
  chapters: Chapter | readonly Chapter[],
  ...within: readonly LocalizedText[]
): LocalizedText =>
  formatBookPlace((typeof chapters === 'string' ? [chapters] : chapters).map(chapterText), within);

/** Joins several citations, each with its own part of the chapter. */
export const citeAll = (...places: readonly LocalizedText[]): LocalizedText => formatBookPlace(places, []);

/** Clauses of the licence. */
export const citeClauses = (which: string): LocalizedText =>
  formatBookPlace([TEXT.book.legal], [sameInAllLanguages(which)]);

/** Listed here because the type of all skills depends on the type of the rules. */
type Skill =
  | 'bargain'
  | 'brawl'
  | 'command'
  | 'first-aid'
  | 'fly'
  | 'grapple'
  | 'jump'
  | 'language'
  | 'literacy'
  | 'martial-arts'
  | 'medicine'
  | 'projection'
  | 'psychotherapy'
  | 'throw';

/** Cites the paragraph on a skill. */
export const citeSkill = (key: Skill): LocalizedText => SKILLS[key].name;

export const citeNote = (mark: string): LocalizedText => fillText(TEXT.book.note, { mark });

/** Declares a rule by its kind and its place: `rule('mechanic', …)` with what `cite` takes. */
export const rule = createRuleDeclarer(cite);
