import { createCite, createRuleDeclarer, fillText, type LocalizedText } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** Cites the source of a rule: `cite('Movimento', table(15))`, `cite(['Tempo', 'Luce'])`. */
const cite = createCite(TEXT.book.chapters);

export const citeTable = (n: number): LocalizedText => fillText(TEXT.book.table, { n });
export const citeTables = (which: string): LocalizedText => fillText(TEXT.book.tables, { which });
export const citeStep = (n: number): LocalizedText => fillText(TEXT.book.step, { n });
export const citeSteps = (which: string): LocalizedText => fillText(TEXT.book.steps, { which });

/** Declares a rule by its kind and its place: `rule('mechanic', …)` with what `cite` takes. */
export const rule = createRuleDeclarer(cite);
