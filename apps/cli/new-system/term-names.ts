import { createTermLookup, type LocalizedText } from '@arbitro/kernel';

/**
 * Words for all keys in rolls, reasons, questions and odds.
 *
 * Not translated yet? `sameInAllLanguages('guard')` of `@arbitro/kernel` uses one text for every language.
 */
export const TERMS: Readonly<Record<string, LocalizedText>> = {
  // statistics and derived values
  nerve: { en: 'nerve', it: 'sangue freddo', fi: 'maltti' },
  hands: { en: 'hands', it: 'mani', fi: 'kädet' },
  guard: { en: 'guard', it: 'guardia', fi: 'suojaus' },
  base: { en: 'base', it: 'base', fi: 'pohja' },
  health: { en: 'health', it: 'salute', fi: 'terveys' },
  full: { en: 'full health', it: 'salute massima', fi: 'täysi terveys' },
  statistics: { en: 'statistics', it: 'statistiche', fi: 'ominaisuudet' },
  // difficulties
  easy: { en: 'easy', it: 'facile', fi: 'helppo' },
  hard: { en: 'hard', it: 'difficile', fi: 'vaikea' },
  dire: { en: 'dire', it: 'disperata', fi: 'epätoivoinen' },
  // weapons
  weapon: { en: 'weapon', it: 'arma', fi: 'ase' },
  pole: { en: 'pole', it: 'pertica', fi: 'seiväs' },
  hook: { en: 'hook', it: 'uncino', fi: 'hakakoukku' },
  claws: { en: 'claws', it: 'artigli', fi: 'kynnet' },
  jaws: { en: 'jaws', it: 'fauci', fi: 'leuat' },
  club: { en: 'club', it: 'clava', fi: 'nuija' },
  // results of a roll
  attack: { en: 'attack', it: 'attacco', fi: 'hyökkäys' },
  damage: { en: 'damage', it: 'danno', fi: 'vahinko' },
  made: { en: 'made', it: 'riuscita', fi: 'onnistui' },
  failed: { en: 'failed', it: 'fallita', fi: 'epäonnistui' },
  hit: { en: 'hit', it: 'a segno', fi: 'osuma' },
  missed: { en: 'missed', it: 'a vuoto', fi: 'huti' },
  // health states
  looks: { en: 'looks', it: 'aspetto', fi: 'ulkonäkö' },
  up: { en: 'up', it: 'in piedi', fi: 'pystyssä' },
  unhurt: { en: 'unhurt', it: 'senza ferite', fi: 'vahingoittumaton' },
  hurt: { en: 'hurt', it: 'con qualche ferita', fi: 'haavoittunut' },
  out: { en: 'out of the fight', it: 'fuori combattimento', fi: 'poissa pelistä' },
  // sides
  bearers: { en: 'lantern-bearers', it: 'portatori di lanterne', fi: 'lyhdynkantajat' },
  marsh: { en: 'the marsh', it: 'la palude', fi: 'suo' },
  nobody: { en: 'nobody', it: 'nessuno', fi: 'ei kukaan' },
};

/** Returns the words of a term. */
export const termName = createTermLookup(TERMS);
