import {
  fillText,
  formatBookPlace,
  type LocalizedText,
  sameInAllLanguages,
  translateHeading,
} from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** A heading of the book in its own language. */
type Chapter = keyof typeof TEXT.book.chapters;

const chapterText = (heading: Chapter): LocalizedText =>
  translateHeading(heading, TEXT.book.chapters[heading]);

/** Returns where a rule is in the book: `cite('Aloite', citeLine(55))`. */
export const cite = (
  chapters: Chapter | readonly Chapter[],
  ...within: readonly LocalizedText[]
): LocalizedText =>
  formatBookPlace((typeof chapters === 'string' ? [chapters] : chapters).map(chapterText), within);

export const citeLine = (n: number): LocalizedText => fillText(TEXT.book.line, { n });
export const citeLines = (which: string): LocalizedText => fillText(TEXT.book.lines, { which });
export const citeLetter = sameInAllLanguages;
