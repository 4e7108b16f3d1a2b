import { placeInBook, type Words } from '@arbitro/kernel';

/** The chapters of the book by their own names, and what those mean. */
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

/** Where a rule stands: `at('Rischio', bullet(1))`. */
export const at = (chapters: Chapter | readonly Chapter[], ...within: readonly Words[]): Words =>
  placeInBook((typeof chapters === 'string' ? [chapters] : chapters).map(chapterWords), within);

export const bullet = (n: number): Words => ({ en: `bullet ${n}`, it: `punto ${n}`, fi: `kohta ${n}` });
export const bullets = (which: string): Words => ({
  en: `bullets ${which}`,
  it: `punti ${which}`,
  fi: `kohdat ${which}`,
});
export const DAMAGE_LIST: Words = {
  en: 'list on damage',
  it: 'elenco sui danni',
  fi: 'vahinkoa koskeva luettelo',
};
export const ZERO_LIST: Words = {
  en: 'list on 0 health',
  it: 'elenco su chi arriva a 0 salute',
  fi: 'nollaan putoamista koskeva luettelo',
};
export const EXPERIENCE: Words = {
  en: 'paragraph on experience',
  it: 'paragrafo sull’esperienza',
  fi: 'kokemusta koskeva kappale',
};
export const PARENTHESIS: Words = { en: 'in brackets', it: 'tra parentesi', fi: 'suluissa' };
export const HEADING: Words = { en: 'heading', it: 'titolo', fi: 'otsikko' };
export const LAST_SENTENCE: Words = { en: 'last sentence', it: 'ultima frase', fi: 'viimeinen virke' };
export const LAST_LINE: Words = { en: 'last line', it: 'ultima riga', fi: 'viimeinen rivi' };
