import { fillText, formatBookPlace, type LocalizedText, translateHeading } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** A heading of the book in its own language. */
type Chapter = keyof typeof TEXT.book.chapters;

const chapterText = (heading: Chapter): LocalizedText =>
  translateHeading(heading, TEXT.book.chapters[heading]);

/** Cites the place of a rule: `cite('Rischio', bullet(1))`. */
export const cite = (
  chapters: Chapter | readonly Chapter[],
  ...within: readonly LocalizedText[]
): LocalizedText =>
  formatBookPlace((typeof chapters === 'string' ? [chapters] : chapters).map(chapterText), within);

export const bullet = (n: number): LocalizedText => fillText(TEXT.book.bullet, { n });
export const bullets = (which: string): LocalizedText => fillText(TEXT.book.bullets, { which });
