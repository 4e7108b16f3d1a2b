import { formatBookPlace, type LocalizedText, NOT_IN_BOOK } from '@arbitro/kernel';
import { TEXT } from './text/index.ts';

/** The chapters of the document by their own names, and what the names mean. */
const CHAPTERS = {
  'Ritmo di gioco': { en: 'Rhythm of play', fi: 'Pelin kulku' },
  'Le sei caratteristiche': { en: 'The six abilities', fi: 'Kuusi kykyä' },
  'Test con d20': { en: 'd20 Tests', fi: 'd20-kokeet' },
  Competenza: { en: 'Proficiency', fi: 'Osaaminen' },
  Azioni: { en: 'Actions', fi: 'Toiminnot' },
  'Interazione sociale': { en: 'Social interaction', fi: 'Sosiaalinen vuorovaikutus' },
  Esplorazione: { en: 'Exploration', fi: 'Tutkiminen' },
  Combattimento: { en: 'Combat', fi: 'Taistelu' },
  'Danni e guarigione': { en: 'Damage and healing', fi: 'Vahinko ja paraneminen' },
  Condizioni: { en: 'Conditions', fi: 'Tilat' },
  'Conclusione del regolamento base': {
    en: 'Conclusion of the basic rules',
    fi: 'Perussääntöjen päätös',
  },
} as const;

/** Headings below a chapter, tables and passages. */
const SECTIONS = {
  'A 0 punti ferita': { en: 'at 0 hit points', fi: 'nollassa kestopisteessä' },
  Afferrato: { en: 'Grappled', fi: 'Otteessa' },
  'Aree oscurate': { en: 'obscured areas', fi: 'peittyneet alueet' },
  'Arrotondare per difetto': { en: 'rounding down', fi: 'pyöristys alaspäin' },
  'Attaccanti e bersagli invisibili': {
    en: 'unseen attackers and targets',
    fi: 'hyökkääjät ja kohteet, joita ei näe',
  },
  'Attacchi a distanza': { en: 'ranged attacks', fi: 'kaukohyökkäykset' },
  'Attacchi di opportunità': { en: 'opportunity attacks', fi: 'tilaisuusiskut' },
  'Attacchi in mischia': { en: 'melee attacks', fi: 'lähitaisteluhyökkäykset' },
  'Azioni bonus': { en: 'Bonus Actions', fi: 'bonustoiminnot' },
  'Cercare oggetti nascosti': { en: 'finding hidden objects', fi: 'piilotettujen esineiden etsiminen' },
  'Colpi critici': { en: 'critical hits', fi: 'kriittiset osumat' },
  'Combattimento a cavallo': { en: 'mounted combat', fi: 'taistelu ratsain' },
  'Combattimento sott’acqua': { en: 'underwater combat', fi: 'taistelu veden alla' },
  'Competenze nei tiri salvezza': {
    en: 'saving throw proficiencies',
    fi: 'pelastusheitto-osaaminen',
  },
  'Competenze nell’equipaggiamento': {
    en: 'equipment proficiencies',
    fi: 'varusteosaaminen',
  },
  'Competenze nelle abilità': { en: 'skill proficiencies', fi: 'taito-osaaminen' },
  Copertura: { en: 'cover', fi: 'suoja' },
  'Cos’è un oggetto?': { en: 'what is an object?', fi: 'mikä on esine?' },
  'Danni a 0 PF': { en: 'damage at 0 hit points', fi: 'vahinko nollassa kestopisteessä' },
  'Determinare le abilità': { en: 'determining skills', fi: 'taitojen määräytyminen' },
  'Effettuare un attacco': { en: 'making an attack', fi: 'hyökkäyksen tekeminen' },
  'Effetti di gioco': { en: 'effects on play', fi: 'vaikutukset peliin' },
  'Elenco delle condizioni': { en: 'list of conditions', fi: 'luettelo tiloista' },
  'Equipaggiamento da avventura': { en: 'adventuring equipment', fi: 'seikkailuvarusteet' },
  'Fasi del combattimento': { en: 'steps of combat', fi: 'taistelun vaiheet' },
  'Fine del combattimento': { en: 'end of combat', fi: 'taistelun päättyminen' },
  'Giocare su una griglia': { en: 'playing on a grid', fi: 'pelaaminen ruudukolla' },
  Guarigione: { en: 'healing', fi: 'paraneminen' },
  'Il bonus non si accumula': { en: 'the bonus does not stack', fi: 'bonus ei kertaudu' },
  'Il tuo turno': { en: 'your turn', fi: 'oma vuoro' },
  Immunità: { en: 'immunity', fi: 'immuniteetti' },
  Iniziativa: { en: 'Initiative', fi: 'aloite' },
  'Interagire con oggetti': { en: 'interacting with objects', fi: 'esineiden käsittely' },
  'Interazioni a tempo limitato': { en: 'when time is short', fi: 'kun aikaa on vähän' },
  Interpretazione: { en: 'roleplaying', fi: 'roolipelaaminen' },
  'Le eccezioni superano le regole generali': {
    en: 'exceptions beat general rules',
    fi: 'poikkeus voittaa yleissäännön',
  },
  'Lista delle abilità': { en: 'list of skills', fi: 'taitoluettelo' },
  Luce: { en: 'light', fi: 'valo' },
  'Modificatori di caratteristica': { en: 'ability modifiers', fi: 'kykymuuntimet' },
  'Morte istantanea': { en: 'instant death', fi: 'välitön kuolema' },
  'Movimento e posizione': { en: 'movement and position', fi: 'liike ja sijainti' },
  Nascondersi: { en: 'hiding', fi: 'piiloutuminen' },
  'Ordine del combattimento': { en: 'the order of combat', fi: 'taistelun kulku' },
  'Ordine di marcia': { en: 'marching order', fi: 'marssijärjestys' },
  'Passo di marcia': { en: 'travel pace', fi: 'matkavauhti' },
  Pericoli: { en: 'hazards', fi: 'vaarat' },
  Prono: { en: 'Prone', fi: 'Pitkällään' },
  'Prove di caratteristica': { en: 'ability checks', fi: 'kykykokeet' },
  'Punteggi di caratteristica': { en: 'ability scores', fi: 'kykyarvot' },
  'Punti ferita': { en: 'hit points', fi: 'kestopisteet' },
  'Punti ferita temporanei': { en: 'temporary hit points', fi: 'tilapäiset kestopisteet' },
  Reazioni: { en: 'Reactions', fi: 'reaktiot' },
  'Resistenza e vulnerabilità': { en: 'resistance and vulnerability', fi: 'vastustuskyky ja haavoittuvuus' },
  Riposo: { en: 'rest', fi: 'lepo' },
  'Risultati speciali': { en: 'special results', fi: 'erityistulokset' },
  'Rompere oggetti': { en: 'breaking objects', fi: 'esineiden rikkominen' },
  'Sensi speciali': { en: 'special senses', fi: 'erityisaistit' },
  'Stabilizzare un personaggio': { en: 'stabilising a character', fi: 'hahmon vakauttaminen' },
  'Svenire un nemico': { en: 'knocking out an enemy', fi: 'vihollisen lyöminen tajuttomaksi' },
  'Tipi di danno': { en: 'damage types', fi: 'vahinkotyypit' },
  'Tiri danni': { en: 'damage rolls', fi: 'vahinkoheitot' },
  'Tiri salvezza contro la morte': { en: 'death saving throws', fi: 'kuolemanpelastusheitot' },
  'Tiri salvezza e danni': { en: 'saving throws and damage', fi: 'pelastusheitot ja vahinko' },
  'Trasportare oggetti': { en: 'carrying objects', fi: 'esineiden kantaminen' },
  'Una cosa alla volta': { en: 'one thing at a time', fi: 'yksi asia kerrallaan' },
  Veicoli: { en: 'vehicles', fi: 'kulkuneuvot' },
  Viaggio: { en: 'travel', fi: 'matkustaminen' },
  'Visione e luce': { en: 'vision and light', fi: 'näkeminen ja valo' },
  delegato: TEXT.book.sections.delegato,
  presupposto: TEXT.book.sections.presupposto,
  'riga 1': { en: 'row 1', fi: 'rivi 1' },
  'passo 1': { en: 'step 1', fi: 'vaihe 1' },
  'passo 2': { en: 'step 2', fi: 'vaihe 2' },
  'passo 3': { en: 'step 3', fi: 'vaihe 3' },
  silenzio: NOT_IN_BOOK,
  tabella: { en: 'table', fi: 'taulukko' },
} as const satisfies Readonly<Record<string, Partial<LocalizedText>>>;

type Chapter = keyof typeof CHAPTERS;
type Section = keyof typeof SECTIONS;

const chapterText = (it: Chapter): LocalizedText => {
  const { en, fi } = CHAPTERS[it];
  return { en: `${en} (${it})`, it, fi: `${fi} (${it})` };
};
const sectionText = (it: Section): LocalizedText => ({ it, ...SECTIONS[it] });

/** Cites the place of a rule: `cite('Combattimento', 'Copertura')`. */
export const cite = (chapter: Chapter, ...sections: readonly Section[]): LocalizedText =>
  formatBookPlace([chapterText(chapter)], sections.map(sectionText));

/** Cites several places. */
export const citeAll = (...places: readonly LocalizedText[]): LocalizedText => formatBookPlace(places, []);
