import type { Remark, Words } from '@arbitro/kernel';

const WORDS = {
  'not-of-this-shape': {
    en: 'this is no monster of that shape: {field} is missing, or is not what it should be',
    it: 'questo non è un mostro in quel formato: {field} manca, o non è ciò che dovrebbe essere',
    fi: 'tämä ei ole sen muotoinen hirviö: {field} puuttuu tai ei ole sellainen kuin pitäisi',
  },
  'no-monster': {
    en: 'this is no monster, but something else',
    it: 'questo non è un mostro, ma qualcos’altro',
    fi: 'tämä ei ole hirviö vaan jotain muuta',
  },
  'defence-left-out': {
    en: 'a defence that the sheet cannot say: {what}',
    it: 'una difesa che la scheda non può dire: {what}',
    fi: 'puolustus, jota lomake ei osaa sanoa: {what}',
  },
  'trait-left-out': {
    en: 'a trait, to be played by the GM: {what}',
    it: 'un tratto, da giocare a cura del GM: {what}',
    fi: 'piirre, jonka pelinjohtaja hoitaa: {what}',
  },
  'legendary-left-out': {
    en: 'a legendary action: {what}',
    it: 'un’azione leggendaria: {what}',
    fi: 'legendaarinen toiminto: {what}',
  },
  'reaction-left-out': { en: 'a reaction: {what}', it: 'una reazione: {what}', fi: 'reaktio: {what}' },
  'speed-left-out': {
    en: 'a way of moving: {what}',
    it: 'un modo di muoversi: {what}',
    fi: 'liikkumistapa: {what}',
  },
  'action-left-out': {
    en: 'an action without attack, save or damage: {what}',
    it: 'un’azione senza attacco, tiro salvezza o danni: {what}',
    fi: 'toiminto ilman hyökkäystä, pelastusheittoa tai vahinkoa: {what}',
  },
  'part-left-out': {
    en: 'a choice of damage in {what}: the first is taken',
    it: 'danni a scelta in {what}: si prende il primo',
    fi: 'valinnaista vahinkoa toiminnossa {what}: ensimmäinen otettiin',
  },
  'attacks-left-out': {
    en: 'a choice of attacks in {what}: the first is taken',
    it: 'attacchi a scelta in {what}: si prende il primo',
    fi: 'valinnaisia hyökkäyksiä toiminnossa {what}: ensimmäinen otettiin',
  },
  'bad-dice': {
    en: '{what}: “{dice}” are no dice',
    it: '{what}: “{dice}” non sono dadi',
    fi: '{what}: ”{dice}” ei ole noppia',
  },
  'bad-type': {
    en: '{what}: “{type}” is no type of damage',
    it: '{what}: “{type}” non è un tipo di danno',
    fi: '{what}: ”{type}” ei ole vahinkotyyppi',
  },
  'bad-save': {
    en: '{what}: a saving throw without a known ability or a DC (ability: {type}, DC: {dc})',
    it: '{what}: un tiro salvezza senza caratteristica nota o senza CD (caratteristica: {type}, CD: {dc})',
    fi: '{what}: pelastusheitto ilman tunnettua kykyä tai vaikeusluokkaa (kyky: {type}, VL: {dc})',
  },
  'bad-recharge': {
    en: '{what}: {roll} is no recharge of a d6 (2 to 6); 6 is taken',
    it: '{what}: {roll} non è una ricarica con il d6 (da 2 a 6); si prende 6',
    fi: '{what}: {roll} ei käy d6:n latausluvuksi (2–6); otettiin 6',
  },
  'proviso-left-out': {
    en: '{what}: a condition with a proviso, to be played by the GM',
    it: '{what}: una condizione con una riserva, da giocare a cura del GM',
    fi: '{what}: tila, jolla on ehto; pelinjohtaja hoitaa',
  },
  'repeat-left-out': {
    en: '{what}: saving again on later turns, to be played by the GM',
    it: '{what}: il tiro salvezza ripetuto nei turni seguenti, da giocare a cura del GM',
    fi: '{what}: uusi pelastusheitto myöhemmillä vuoroilla; pelinjohtaja hoitaa',
  },
  'weakening-left-out': {
    en: '{what}: less damage at half its hit points, to be played by the GM',
    it: '{what}: meno danni a metà dei punti ferita, da giocare a cura del GM',
    fi: '{what}: vähemmän vahinkoa, kun kestopisteistä on jäljellä puolet; pelinjohtaja hoitaa',
  },
  'bonus-left-out': {
    en: 'a bonus to something unknown here: {what}',
    it: 'un bonus a qualcosa di ignoto qui: {what}',
    fi: 'bonus johonkin, mitä täällä ei tunneta: {what}',
  },
  'size-left-out': {
    en: 'the size “{what}”: medium is taken',
    it: 'la taglia “{what}”: si prende media',
    fi: 'koko ”{what}”: otettiin keskikokoinen',
  },
  'hit-dice-left-out': {
    en: 'hit dice that cannot be read: {what}',
    it: 'dadi vita che non si leggono: {what}',
    fi: 'kestonopat, joita ei voi lukea: {what}',
  },
  'multi-left-out': {
    en: '{what}: not among its attacks: {names}',
    it: '{what}: non è tra i suoi attacchi: {names}',
    fi: '{what}: ei ole sen hyökkäysten joukossa: {names}',
  },
  'count-left-out': {
    en: '{what}: how many of {names} is said as “{count}”; one is taken',
    it: '{what}: quanti {names} è detto con “{count}”; se ne prende uno',
    fi: '{what}: {names}-hyökkäysten määrä on ”{count}”; otettiin yksi',
  },
  'hit-points-differ': {
    en: '{printed} hit points are printed, {dice} come to {average}',
    it: 'sono stampati {printed} punti ferita, {dice} fa {average}',
    fi: 'painettu {printed} kestopistettä, mutta {dice} on {average}',
  },
  'attack-differs': {
    en: '{what}: {printed} to hit is printed; abilities and proficiency make {allowed}',
    it: '{what}: è stampato {printed} per colpire; caratteristiche e competenza danno {allowed}',
    fi: '{what}: painettu osumabonus on {printed}; kyvyistä ja osaamisesta tulee {allowed}',
  },
  'damage-differs': {
    en: '{what}: {printed} damage is printed, {dice} come to {average}',
    it: '{what}: sono stampati {printed} danni, {dice} fa {average}',
    fi: '{what}: painettu {printed} vahinkoa, mutta {dice} on {average}',
  },
  'proficiency-differs': {
    en: 'a Proficiency Bonus of +{printed} is printed; challenge {challenge} makes +{bonus}',
    it: 'è stampato un bonus di competenza di +{printed}; il grado di sfida {challenge} dà +{bonus}',
    fi: 'painettu osaamisbonus on +{printed}; haastearvosta {challenge} tulee +{bonus}',
  },
} as const satisfies Readonly<Record<string, Words>>;

export const remark = (
  kind: Remark['kind'],
  word: keyof typeof WORDS,
  params: Readonly<Record<string, string | number>>,
): Remark => ({ kind, says: { words: WORDS[word], with: params } });
