import {
  createCite,
  createRuleDeclarer,
  fillText,
  type LocalizedText,
  sameInAllLanguages,
} from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** Returns where a rule is in the book: `cite('Aloite', citeLine(55))`. */
const cite = createCite(TEXT.book.chapters);

export const citeLine = (n: number): LocalizedText => fillText(TEXT.book.line, { n });
export const citeLines = (which: string): LocalizedText => fillText(TEXT.book.lines, { which });
export const citeLetter = sameInAllLanguages;

/** Declares a rule by its kind and its place: `rule('mechanic', …)` with what `cite` takes. */
export const rule = createRuleDeclarer(cite);
