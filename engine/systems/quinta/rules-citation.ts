import {
  createRuleDeclarer,
  formatBookPlace,
  type LocalizedText,
  NOT_IN_BOOK,
  translateHeading,
} from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** A heading of the book in its own language. */
type Chapter = keyof typeof TEXT.book.chapters;
/** A heading below a chapter, a table or a passage; `silenzio`: the document says nothing of it. */
type Section = keyof typeof TEXT.book.sections | 'silenzio';

const chapterText = (heading: Chapter): LocalizedText =>
  translateHeading(heading, TEXT.book.chapters[heading]);
const sectionText = (section: Section): LocalizedText =>
  section === 'silenzio' ? NOT_IN_BOOK : TEXT.book.sections[section];

/** Cites the place of a rule: `cite('Combattimento', 'Copertura')`. */
export const cite = (chapter: Chapter, ...sections: readonly Section[]): LocalizedText =>
  formatBookPlace([chapterText(chapter)], sections.map(sectionText));

/** Cites several places. */
export const citeAll = (...places: readonly LocalizedText[]): LocalizedText => formatBookPlace(places, []);

/** Declares a rule by its kind and its place: `rule('mechanic', …)` with what `cite` takes. */
export const rule = createRuleDeclarer(cite);
