import { everywhere, fill, placeInBook, type Words } from '@arbitro/kernel';
import { SKILLS } from './content/skill-table.ts';
import { TEXT } from './text/index.ts';

type Chapter = keyof typeof TEXT.book.chapters;

function chapterWords(chapter: Chapter): Words {
  const { it, en, fi } = TEXT.book.chapters[chapter];
  const number = /^\d/u.test(chapter) ? `${chapter} ` : '';
  return { en: `${number}${en} (${it})`, it: `${number}${it}`, fi: `${number}${fi} (${it})` };
}

/** Where a rule stands: `at('3.2', DIFFICULTY)`, `at(['5.6', '5.8'])`. */
export const at = (chapters: Chapter | readonly Chapter[], ...within: readonly Words[]): Words =>
  placeInBook((typeof chapters === 'string' ? [chapters] : chapters).map(chapterWords), within);

/** Several places, each with its own part of the chapter. */
export const both = (...places: readonly Words[]): Words => placeInBook(places, []);

/** Clauses of the licence. */
export const clauses = (which: string): Words => placeInBook([TEXT.book.legal], [everywhere(which)]);

/** Named here, for the type of all skills depends on that of the rules. */
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

/** The paragraph on a skill. */
export const skill = (key: Skill): Words => SKILLS[key].name;

export const note = (mark: string): Words => fill(TEXT.book.note, { mark });
