import { everywhere, placeInBook, type Words } from '@arbitro/kernel';
import { SKILLS } from './content/skill-table.ts';

/** The chapters of the book by their numbers: their own names, and what those mean. */
const CHAPTERS = {
  introduction: { it: 'Introduzione', en: 'Introduction', fi: 'Johdanto' },
  '1.1': { it: 'Durata della Partita', en: 'How long a game lasts', fi: 'Pelin kesto' },
  '1.2': {
    it: 'Materiali Necessari per Giocare',
    en: 'What it takes to play',
    fi: 'Mitä pelaamiseen tarvitaan',
  },
  '1.3': { it: 'Dadi e Lettura dei Risultati', en: 'Dice and reading them', fi: 'Nopat ja niiden luku' },
  '1.4': {
    it: 'Responsabilità del Game Master',
    en: 'The game master’s responsibilities',
    fi: 'Pelinjohtajan tehtävät',
  },
  '2.1': { it: 'La Scheda del Personaggio', en: 'The character sheet', fi: 'Hahmolomake' },
  '2.2': { it: 'Identità', en: 'Identity', fi: 'Henkilöllisyys' },
  '2.3': { it: 'Caratteristiche', en: 'Characteristics', fi: 'Ominaisuudet' },
  '2.4': { it: 'Tiri Caratteristica', en: 'Characteristic rolls', fi: 'Ominaisuusheitot' },
  '2.5': { it: 'Caratteristiche Derivate', en: 'Derived characteristics', fi: 'Johdetut ominaisuudet' },
  '2.6': { it: 'Abilità', en: 'Skills', fi: 'Taidot' },
  '2.7': {
    it: 'Professioni e Abilità Professionali',
    en: 'Professions and their skills',
    fi: 'Ammatit ja ammattitaidot',
  },
  '2.8': { it: 'Abilità Personali', en: 'Personal skills', fi: 'Henkilökohtaiset taidot' },
  '2.9': { it: 'Equipaggiamento', en: 'Equipment', fi: 'Varusteet' },
  '2.10': { it: 'Ritocchi Finali', en: 'Final touches', fi: 'Viimeistely' },
  '3': { it: 'Sistema', en: 'System', fi: 'Järjestelmä' },
  '3.1': { it: 'Successo o Fallimento?', en: 'Success or failure?', fi: 'Onnistuminen vai epäonnistuminen?' },
  '3.2': { it: 'Tiri Abilità', en: 'Skill rolls', fi: 'Taitoheitot' },
  '3.3': { it: 'Abilità contro Abilità', en: 'Skill against skill', fi: 'Taito taitoa vastaan' },
  '3.4': { it: 'La Tabella della Resistenza', en: 'The resistance table', fi: 'Vastustustaulukko' },
  '3.5': { it: 'Esperienza', en: 'Experience', fi: 'Kokemus' },
  '4': { it: 'Tempo', en: 'Time', fi: 'Aika' },
  '4.1': { it: 'Tempo Narrativo', en: 'Narrative time', fi: 'Kerronta-aika' },
  '4.2': { it: 'Il Turno', en: 'The turn', fi: 'Vuoro' },
  '4.3': { it: 'Il Round di Combattimento', en: 'The combat round', fi: 'Taistelukierros' },
  '4.4': { it: 'Tempo delle Abilità', en: 'How long skills take', fi: 'Taitojen kesto' },
  '5.1': { it: 'Il Round di Combattimento', en: 'The combat round', fi: 'Taistelukierros' },
  '5.2': { it: 'Dichiarazione d’Intenti', en: 'Statement of intents', fi: 'Aikeiden ilmoittaminen' },
  '5.3': { it: 'Movimento', en: 'Movement', fi: 'Liikkuminen' },
  '5.4': { it: 'Azioni', en: 'Actions', fi: 'Toiminnot' },
  '5.5': { it: 'Attaccare', en: 'Attacking', fi: 'Hyökkääminen' },
  '5.6': { it: 'Parare', en: 'Parrying', fi: 'Torjuminen' },
  '5.7': { it: 'Schivare', en: 'Dodging', fi: 'Väistäminen' },
  '5.8': { it: 'Riassunto del Combattimento', en: 'Combat in short', fi: 'Taistelu lyhyesti' },
  '5.9': { it: 'Armi e Danno', en: 'Weapons and damage', fi: 'Aseet ja vahinko' },
  '5.10': { it: 'Armatura', en: 'Armour', fi: 'Panssari' },
  '5.11': { it: 'Scudi', en: 'Shields', fi: 'Kilvet' },
  '5.12': { it: 'Danni e Ferite', en: 'Damage and wounds', fi: 'Vahinko ja vammat' },
  '5.13': { it: 'Successi Speciali', en: 'Special successes', fi: 'Erikoisonnistumiset' },
  '5.14': { it: 'Guarigione', en: 'Healing', fi: 'Paraneminen' },
  '6': { it: 'Regole per Situazioni Speciali', en: 'Rules for special situations', fi: 'Erityistilanteet' },
  '6.1': { it: 'Imboscata', en: 'Ambush', fi: 'Väijytys' },
  '6.2': { it: 'Colpire alle Spalle', en: 'Striking from behind', fi: 'Selkäänisku' },
  '6.3': { it: 'Copertura', en: 'Cover', fi: 'Suoja' },
  '6.4': { it: 'Oscurità', en: 'Darkness', fi: 'Pimeys' },
  '6.5': { it: 'Malattie', en: 'Diseases', fi: 'Taudit' },
  '6.6': { it: 'Estrarre un’Arma', en: 'Drawing a weapon', fi: 'Aseen vetäminen' },
  '6.7': { it: 'Cadere', en: 'Falling', fi: 'Putoaminen' },
  '6.8': { it: 'Sparare in Combattimento', en: 'Shooting into a fight', fi: 'Ampuminen taisteluun' },
  '6.9': { it: 'Attacchi da K.O.', en: 'Knock-out attacks', fi: 'Tyrmäyshyökkäykset' },
  '6.10': { it: 'Veleni', en: 'Poisons', fi: 'Myrkyt' },
  '7': { it: 'Esempio di Nemico', en: 'A sample enemy', fi: 'Esimerkkivihollinen' },
} as const satisfies Readonly<Record<string, Words>>;
type Chapter = keyof typeof CHAPTERS;

function chapterWords(chapter: Chapter): Words {
  const { it, en, fi } = CHAPTERS[chapter];
  const number = /^\d/u.test(chapter) ? `${chapter} ` : '';
  return { en: `${number}${en} (${it})`, it: `${number}${it}`, fi: `${number}${fi} (${it})` };
}

/** Where a rule stands: `at('3.2', DIFFICULTY)`, `at(['5.6', '5.8'])`. */
export const at = (chapters: Chapter | readonly Chapter[], ...within: readonly Words[]): Words =>
  placeInBook((typeof chapters === 'string' ? [chapters] : chapters).map(chapterWords), within);

/** Several places, each with its own part of the chapter. */
export const both = (...places: readonly Words[]): Words => placeInBook(places, []);

/** The licence stands in the book in English. */
const LEGAL: Words = {
  en: 'Legal information',
  it: 'Informazioni legali (Legal Information)',
  fi: 'Oikeudelliset tiedot (Legal Information)',
};

/** Clauses of the licence. */
export const clauses = (which: string): Words => placeInBook([LEGAL], [everywhere(which)]);

/** Named here, for the type of all skills depends on that of the rules. */
type Skill =
  | 'bargain'
  | 'brawl'
  | 'command'
  | 'first-aid'
  | 'fly'
  | 'grapple'
  | 'jump'
  | 'language'
  | 'literacy'
  | 'martial-arts'
  | 'medicine'
  | 'projection'
  | 'psychotherapy'
  | 'throw';

/** The paragraph on a skill. */
export const skill = (key: Skill): Words => SKILLS[key].name;

export const HIT_POINTS: Words = { en: 'hit points', it: 'Punti Ferita', fi: 'kestopisteet' };
export const DAMAGE_BONUS: Words = { en: 'damage bonus', it: 'Bonus al Danno', fi: 'vahinkobonus' };
export const RESULTS: Words = {
  en: 'results of success or failure',
  it: 'Risultati di Successo o Fallimento',
  fi: 'onnistumisen ja epäonnistumisen tulokset',
};
export const DIFFICULTY: Words = { en: 'difficulty', it: 'Difficoltà', fi: 'vaikeus' };
export const SPECIAL: Words = { en: 'special success', it: 'Successo Speciale', fi: 'erikoisonnistuminen' };
export const OBJECT_SIZES: Words = {
  en: 'sample sizes of objects',
  it: 'Esempi di TAG degli Oggetti',
  fi: 'esimerkkejä esineiden koosta',
};
export const MELEE_WEAPONS: Words = { en: 'melee weapons', it: 'Armi da Mischia', fi: 'lähitaisteluaseet' };
export const MISSILE_WEAPONS: Words = { en: 'missile weapons', it: 'Armi a Distanza', fi: 'kaukoaseet' };
export const ARMOUR_TYPES: Words = { en: 'types of armour', it: 'Tipi di Armatura', fi: 'panssarityypit' };
export const DISEASE_SEVERITY: Words = {
  en: 'severity of a disease',
  it: 'Gravità della Malattia',
  fi: 'taudin vakavuus',
};
export const ANTIDOTES: Words = {
  en: 'antidotes to poison',
  it: 'Antidoti Contro il Veleno',
  fi: 'vastamyrkyt',
};
export const BEAR: Words = { en: 'bear', it: 'Orso', fi: 'karhu' };
export const note = (mark: string): Words => ({
  en: `note ${mark}`,
  it: `nota ${mark}`,
  fi: `huomautus ${mark}`,
});
