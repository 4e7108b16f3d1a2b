import { createCite, createRuleDeclarer, fillText, type LocalizedText } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** Cites the place of a rule: `cite('Rischio', bullet(1))`. */
const cite = createCite(TEXT.book.chapters);

export const bullet = (n: number): LocalizedText => fillText(TEXT.book.bullet, { n });
export const bullets = (which: string): LocalizedText => fillText(TEXT.book.bullets, { which });

/** Declares a rule by its kind and its place: `rule('mechanic', …)` with what `cite` takes. */
export const rule = createRuleDeclarer(cite);
