import { fill, placeInBook, type Words } from '@arbitro/kernel';
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

const chapterWords = (it: Chapter): Words => {
  const { en, fi } = CHAPTERS[it];
  return { en: `${en} (${it})`, it, fi: `${fi} (${it})` };
};

/** Cites the place of a rule: `cite('Rischio', bullet(1))`. */
export const at = (chapters: Chapter | readonly Chapter[], ...within: readonly Words[]): Words =>
  placeInBook((typeof chapters === 'string' ? [chapters] : chapters).map(chapterWords), within);

export const bullet = (n: number): Words => fill(TEXT.book.bullet, { n });
export const bullets = (which: string): Words => fill(TEXT.book.bullets, { which });
