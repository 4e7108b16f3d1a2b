import { everywhere, fill, placeInBook, type Words } from '@arbitro/kernel';
import { SKILLS } from './content/skill-table.ts';
import { TEXT } from './text/index.ts';

type Chapter = keyof typeof TEXT.book.chapters;

function chapterWords(chapter: Chapter): Words {
  const { it, en, fi } = TEXT.book.chapters[chapter];
  const number = /^\d/u.test(chapter) ? `${chapter} ` : '';
  return { en: `${number}${en} (${it})`, it: `${number}${it}`, fi: `${number}${fi} (${it})` };
}

/** Returns where a rule is in the book: `cite('3.2', DIFFICULTY)`, `cite(['5.6', '5.8'])`. */
export const at = (chapters: Chapter | readonly Chapter[], ...within: readonly Words[]): Words =>
  placeInBook((typeof chapters === 'string' ? [chapters] : chapters).map(chapterWords), within);

/** Joins several citations, each with its own part of the chapter. */
export const both = (...places: readonly Words[]): Words => placeInBook(places, []);

/** Clauses of the licence. */
export const clauses = (which: string): Words => placeInBook([TEXT.book.legal], [everywhere(which)]);

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
export const skill = (key: Skill): Words => SKILLS[key].name;

export const note = (mark: string): Words => fill(TEXT.book.note, { mark });
