import { fillText, formatBookPlace, type LocalizedText, translateHeading } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** A heading of the book in its own language. */
type Chapter = keyof typeof TEXT.book.chapters;

const chapterText = (heading: Chapter): LocalizedText =>
  translateHeading(heading, TEXT.book.chapters[heading]);

/** Cites the source of a rule: `cite('Movimento', table(15))`, `cite(['Tempo', 'Luce'])`. */
export const cite = (
  chapters: Chapter | readonly Chapter[],
  ...within: readonly LocalizedText[]
): LocalizedText =>
  formatBookPlace((typeof chapters === 'string' ? [chapters] : chapters).map(chapterText), within);

export const citeTable = (n: number): LocalizedText => fillText(TEXT.book.table, { n });
export const citeTables = (which: string): LocalizedText => fillText(TEXT.book.tables, { which });
export const citeStep = (n: number): LocalizedText => fillText(TEXT.book.step, { n });
export const citeSteps = (which: string): LocalizedText => fillText(TEXT.book.steps, { which });
