import { fillText, formatBookPlace, type LocalizedText, sameInAllLanguages } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The chapters of the book by their own titles, with translations. */
const CHAPTERS = {
  Nopanheitto: { en: 'Rolling dice', it: 'Tirare i dadi' },
  Onnistumiset: { en: 'Successes', it: 'Successi' },
  'Dis/advantage': TEXT.book.chapters['Dis/advantage'],
  'Huomio pelinjohtajalle': { en: 'A note for the game master', it: 'Nota per il master' },
  Ominaisuudet: { en: 'Attributes', it: 'Caratteristiche' },
  Kehopisteet: { en: 'Body points', it: 'Punti corpo' },
  Mielipisteet: { en: 'Mind points', it: 'Punti mente' },
  Varustepaikat: { en: 'Equipment slots', it: 'Spazi per l’equipaggiamento' },
  Aloite: { en: 'Initiative', it: 'Iniziativa' },
  'Toimiminen taistelussa': { en: 'Acting in a fight', it: 'Agire in combattimento' },
  Torjuminen: { en: 'Parrying', it: 'Parare' },
  Valmistautuminen: { en: 'Readying', it: 'Prepararsi' },
  Viivyttäminen: { en: 'Delaying', it: 'Ritardare' },
  Reaktiot: { en: 'Reactions', it: 'Reazioni' },
  Alueet: { en: 'Zones', it: 'Zone' },
  Käsikähmä: { en: 'Melee', it: 'Mischia' },
  Ylivoima: { en: 'Overwhelming odds', it: 'Superiorità schiacciante' },
  'Liikkuminen taistelussa': { en: 'Moving in a fight', it: 'Muoversi in combattimento' },
  Vetäytyminen: { en: 'Withdrawing', it: 'Ritirarsi' },
  'Vapaa isku': { en: 'Free strike', it: 'Colpo gratuito' },
  'Hyökkäys ja puolustus': { en: 'Attack and defence', it: 'Attacco e difesa' },
  'Ylimääräiset hyökkäysonnistumiset': { en: 'Extra attack successes', it: 'Successi d’attacco in più' },
  Aluehyökkäykset: { en: 'Area attacks', it: 'Attacchi ad area' },
  'Oma tuli': { en: 'Friendly fire', it: 'Fuoco amico' },
  Puolustaminen: { en: 'Defending', it: 'Difendersi' },
  'Ylimääräiset puolustusonnistumiset': { en: 'Extra defence successes', it: 'Successi di difesa in più' },
  Loitsut: { en: 'Spells', it: 'Incantesimi' },
  'Esimerkkejä vahinkotyypeistä': { en: 'Examples of damage types', it: 'Esempi di tipi di danno' },
  Esimerkkikomplikaatioita: { en: 'Examples of complications', it: 'Esempi di complicazioni' },
  Esimerkkivastustajia: { en: 'Sample foes', it: 'Nemici d’esempio' },
  Huomioita: { en: 'Remarks', it: 'Osservazioni' },
  Nostoväki: { en: 'Levy', it: 'Milizia di leva' },
  Lohikäärme: { en: 'Dragon', it: 'Drago' },
} as const;
type Chapter = keyof typeof CHAPTERS;

const chapterText = (own: Chapter): LocalizedText => {
  const { en, it, ...also } = CHAPTERS[own];
  return { en: `${en} (${own})`, it: `${it} (${own})`, fi: 'fi' in also ? `${also.fi} (${own})` : own };
};

/** Returns where a rule is in the book: `cite('Aloite', citeLine(55))`. */
export const cite = (
  chapters: Chapter | readonly Chapter[],
  ...within: readonly LocalizedText[]
): LocalizedText =>
  formatBookPlace((typeof chapters === 'string' ? [chapters] : chapters).map(chapterText), within);

export const citeLine = (n: number): LocalizedText => fillText(TEXT.book.line, { n });
export const citeLines = (which: string): LocalizedText => fillText(TEXT.book.lines, { which });
export const citeLetter = sameInAllLanguages;
