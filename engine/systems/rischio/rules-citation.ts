import { fillText, formatBookPlace, type LocalizedText } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The chapters of the book by their own names, and what the names mean. */
const CHAPTERS = {
  Rischio: { en: 'Risk', fi: 'Riski' },
  'Livelli di rischio': { en: 'Levels of risk', fi: 'Riskitasot' },
  'Schema attaccante/difensore': { en: 'Attacker against defender', fi: 'Hyökkääjä puolustajaa vastaan' },
  'Sfida alla pari': { en: 'Contest between equals', fi: 'Tasavertainen kilpailu' },
  Combattimento: { en: 'Combat', fi: 'Taistelu' },
} as const;
type Chapter = keyof typeof CHAPTERS;

const chapterText = (it: Chapter): LocalizedText => {
  const { en, fi } = CHAPTERS[it];
  return { en: `${en} (${it})`, it, fi: `${fi} (${it})` };
};

/** Cites the place of a rule: `cite('Rischio', bullet(1))`. */
export const cite = (
  chapters: Chapter | readonly Chapter[],
  ...within: readonly LocalizedText[]
): LocalizedText =>
  formatBookPlace((typeof chapters === 'string' ? [chapters] : chapters).map(chapterText), within);

export const bullet = (n: number): LocalizedText => fillText(TEXT.book.bullet, { n });
export const bullets = (which: string): LocalizedText => fillText(TEXT.book.bullets, { which });
