import type { Words } from '@arbitro/kernel';
import type { Characteristic, CharacteristicRoll } from '../tables.ts';

interface Called {
  /** As a sheet writes it. */
  readonly short: Words;
  readonly whole: Words;
}

/** @rule brp.characteristics.list */
export const CHARACTERISTIC_NAMES: Readonly<Record<Characteristic, Called>> = {
  FOR: {
    short: { en: 'STR', it: 'FOR', fi: 'VMA' },
    whole: { en: 'Strength', it: 'Forza', fi: 'Voima' },
  },
  COS: {
    short: { en: 'CON', it: 'COS', fi: 'RKE' },
    whole: { en: 'Constitution', it: 'Costituzione', fi: 'Ruumiinrakenne' },
  },
  TAG: {
    short: { en: 'SIZ', it: 'TAG', fi: 'KOK' },
    whole: { en: 'Size', it: 'Taglia', fi: 'Koko' },
  },
  INT: {
    short: { en: 'INT', it: 'INT', fi: 'ÄLY' },
    whole: { en: 'Intelligence', it: 'Intelligenza', fi: 'Äly' },
  },
  POT: {
    short: { en: 'POW', it: 'POT', fi: 'MHT' },
    whole: { en: 'Power', it: 'Potere', fi: 'Mahti' },
  },
  DES: {
    short: { en: 'DEX', it: 'DES', fi: 'KTR' },
    whole: { en: 'Dexterity', it: 'Destrezza', fi: 'Ketteryys' },
  },
  FAS: {
    short: { en: 'CHA', it: 'FAS', fi: 'KAR' },
    whole: { en: 'Charisma', it: 'Fascino', fi: 'Karisma' },
  },
};

/** @rule brp.characteristics.rolls */
export const ROLL_NAMES: Readonly<Record<CharacteristicRoll, { readonly name: Words }>> = {
  vigour: { name: { en: 'Effort roll', it: 'Tiro Vigore', fi: 'ponnistusheitto' } },
  stamina: { name: { en: 'Stamina roll', it: 'Tiro Tempra', fi: 'kestävyysheitto' } },
  idea: { name: { en: 'Idea roll', it: 'Tiro Idea', fi: 'ideaheitto' } },
  luck: { name: { en: 'Luck roll', it: 'Tiro Fortuna', fi: 'onnenheitto' } },
  agility: { name: { en: 'Agility roll', it: 'Tiro Agilità', fi: 'ketteryysheitto' } },
  charisma: { name: { en: 'Charisma roll', it: 'Tiro Carisma', fi: 'karismaheitto' } },
};
