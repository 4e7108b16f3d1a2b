import { fillText, formatBookPlace, type LocalizedText } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The headings of the book by their original names, and their translations. */
const CHAPTERS = {
  'Giocare una partita': { en: 'Playing the game', fi: 'Pelin pelaaminen' },
  'Guadagnare esperienza': { en: 'Gaining experience', fi: 'Kokemuksen saaminen' },
  Tempo: { en: 'Time', fi: 'Aika' },
  Movimento: { en: 'Movement', fi: 'Liikkuminen' },
  'Movimento all’aperto': { en: 'Movement outdoors', fi: 'Liikkuminen ulkona' },
  'Porte dei dungeon': { en: 'Dungeon doors', fi: 'Luolaston ovet' },
  Luce: { en: 'Light', fi: 'Valo' },
  'Ascolto alle porte': { en: 'Listening at doors', fi: 'Ovella kuuntelu' },
  'Porte segrete': { en: 'Secret doors', fi: 'Salaovet' },
  Trappole: { en: 'Traps', fi: 'Ansat' },
  'Nota sulla ricerca di porte segrete e trappole': {
    en: 'A note on searching for secret doors and traps',
    fi: 'Huomautus salaovien ja ansojen etsimisestä',
  },
  Combattimento: { en: 'Combat', fi: 'Taistelu' },
  Intento: { en: 'Intent', fi: 'Aikomus' },
  'Come funziona l’iniziativa': { en: 'How initiative works', fi: 'Miten aloite toimii' },
  'Sequenza di combattimento alternativa': {
    en: 'Alternative combat sequence',
    fi: 'Vaihtoehtoinen taistelujärjestys',
  },
  'Il Tiro d’Attacco': { en: 'The attack roll', fi: 'Hyökkäysheitto' },
  'Combattimento a CA ascendente - Metodo rapido': {
    en: 'Ascending AC combat, the quick method',
    fi: 'Nouseva panssariluokka, pikamenetelmä',
  },
  'Danno e Morte': { en: 'Damage and death', fi: 'Vahinko ja kuolema' },
  'Un metodo meno duro': { en: 'A less harsh method', fi: 'Lievempi tapa' },
  Guarigione: { en: 'Healing', fi: 'Paraneminen' },
  'Bendare le ferite': { en: 'Bandaging wounds', fi: 'Haavojen sitominen' },
  'Avversari invisibili': { en: 'Invisible opponents', fi: 'Näkymättömät vastustajat' },
  Olio: { en: 'Oil', fi: 'Öljy' },
  'Attacco in mischia': { en: 'Melee attack', fi: 'Lähitaisteluhyökkäys' },
  'Attacco a distanza': { en: 'Missile attack', fi: 'Etähyökkäys' },
  Morale: { en: 'Morale checks', fi: 'Moraali' },
  'Negoziazione e diplomazia': { en: 'Negotiation and diplomacy', fi: 'Neuvottelu ja diplomatia' },
  Giostra: { en: 'Joust', fi: 'Peitsitaistelu' },
  Incantesimi: { en: 'Spells', fi: 'Loitsut' },
  // the book left this heading in English
  Loyalty: TEXT.book.chapters.Loyalty,
  'Tiri salvezza': { en: 'Saving throws', fi: 'Pelastusheitot' },
  'La matrice dei tiri salvezza': { en: 'The saving throw matrix', fi: 'Pelastusheittojen taulukko' },
  Ricorda: { en: 'Remember', fi: 'Muista' },
} as const;
type Chapter = keyof typeof CHAPTERS;

const chapterText = (own: Chapter): LocalizedText => {
  const { en, fi, ...also } = CHAPTERS[own];
  return { en: `${en} (${own})`, it: 'it' in also ? `${also.it} (${own})` : own, fi: `${fi} (${own})` };
};

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
