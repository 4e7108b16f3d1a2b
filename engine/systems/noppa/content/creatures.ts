import { type ContentSheet, sameInAllLanguages } from '@arbitro/kernel';
import { AGILITY, LEARNING, MIGHT, PERSONALITY, PRACTICE, TOUGHNESS } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import { BESTIARY } from './bestiary.ts';
import { GEAR_DATA } from './gear.ts';
import { SKILL_DATA, SPELL_DATA } from './spells.ts';

/** Our own heroes, for a first fight. */
const HEROES = {
  aino: {
    name: TEXT.content.creatures.aino,
    called: sameInAllLanguages('Aino'),
    sheet: {
      attributes: {
        [MIGHT]: 4,
        [AGILITY]: 3,
        [TOUGHNESS]: 4,
        [LEARNING]: 1,
        [PRACTICE]: 3,
        [PERSONALITY]: 3,
      },
      items: [
        GEAR_DATA.miekka,
        GEAR_DATA.kilpi,
        GEAR_DATA.rengaspanssari,
        { ...GEAR_DATA.puukko, inUse: false },
      ],
      skills: [SKILL_DATA.taisteluvaisto],
    },
  },
  veikko: {
    name: TEXT.content.creatures.veikko,
    called: sameInAllLanguages('Veikko'),
    sheet: {
      attributes: {
        [MIGHT]: 2,
        [AGILITY]: 5,
        [TOUGHNESS]: 3,
        [LEARNING]: 2,
        [PRACTICE]: 2,
        [PERSONALITY]: 4,
      },
      items: [GEAR_DATA.jousi, { ...GEAR_DATA.keihas, inUse: false }, GEAR_DATA.nahkapanssari],
      skills: [SKILL_DATA.nopea],
    },
  },
  lumikki: {
    name: TEXT.content.creatures.lumikki,
    called: sameInAllLanguages('Lumikki'),
    sheet: {
      attributes: {
        [MIGHT]: 1,
        [AGILITY]: 3,
        [TOUGHNESS]: 2,
        [LEARNING]: 5,
        [PRACTICE]: 4,
        [PERSONALITY]: 3,
      },
      items: [GEAR_DATA.sauva, GEAR_DATA.nahkapanssari, GEAR_DATA.riimukivi],
      spells: [SPELL_DATA.jaapuikko, SPELL_DATA.tulipallo, SPELL_DATA.parannus],
    },
  },
  otso: {
    name: TEXT.content.creatures.otso,
    called: sameInAllLanguages('Otso'),
    sheet: {
      attributes: {
        [MIGHT]: 6,
        [AGILITY]: 2,
        [TOUGHNESS]: 5,
        [LEARNING]: 1,
        [PRACTICE]: 2,
        [PERSONALITY]: 2,
      },
      racial: { [MIGHT]: 1 },
      items: [GEAR_DATA.sotanuija, GEAR_DATA.rengaspanssari, GEAR_DATA.karhunhammas],
      skills: [SKILL_DATA.karaistunut],
    },
  },
  koira: {
    name: TEXT.content.creatures.koira,
    called: sameInAllLanguages('Musti'),
    sheet: {
      kind: 'companion',
      attributes: {
        [MIGHT]: 2,
        [AGILITY]: 4,
        [TOUGHNESS]: 2,
        [LEARNING]: 1,
        [PRACTICE]: 1,
        [PERSONALITY]: 2,
      },
      size: 'small',
    },
  },
} as const satisfies Readonly<Record<string, ContentSheet>>;

/**
 * The book's two foes with its numbers. The book gives them no body points; those are ours.
 * @rule noppa.foe.levy @rule noppa.foe.dragon @ruling R4
 */
const BOOK_FOES = {
  nostovaki: {
    name: TEXT.content.ofTheBook.nostovaki,
    partyBeats: 30,
    sheet: {
      kind: 'foe',
      initiative: 3,
      body: 2,
      attacks: [{ id: 'keihas', name: 'Keihäs', cost: 2, tn: 2, damage: 1 }],
      tns: { mundane: 2, ref: 1, fort: 1, will: 1, elements: 1 },
    },
  },
  lohikaarme: {
    name: TEXT.content.ofTheBook.lohikaarme,
    partyBeats: 1,
    sheet: {
      kind: 'foe',
      initiative: 5,
      body: 24,
      attacks: [
        { id: 'hanta', name: 'Häntä', cost: 2, tn: 4, damage: 3 },
        { id: 'tulihenkays', name: 'Tulihenkäys', area: true, cost: 3, tn: 2, defence: 'reflex', damage: 2 },
      ],
      tns: { mundane: 4, piercing: 3, ref: 3, fort: 4, will: 4, elements: 4, fire: 6, ice: 2 },
    },
  },
} as const satisfies Readonly<Record<string, ContentSheet>>;

/** Our own foes. */
const OWN_FOES = {
  susi: {
    name: TEXT.content.ofOurs.susi,
    partyBeats: 12,
    sheet: {
      kind: 'foe',
      initiative: 4,
      body: 2,
      build: 'mobile',
      attacks: [{ id: 'purema', name: 'Purema', tn: 2, damage: 1, effects: ['prone'] }],
      tns: { mundane: 1, ref: 2, fort: 1, will: 2, elements: 1, fire: 0 },
    },
  },
  jousimies: {
    name: TEXT.content.ofOurs.jousimies,
    partyBeats: 30,
    sheet: {
      kind: 'foe',
      initiative: 3,
      body: 2,
      attacks: [
        { id: 'jousi', name: 'Jousi', mode: 'ranged', tn: 2, damage: 2, range: 3 },
        { id: 'puukko', name: 'Puukko', tn: 1, damage: 1 },
      ],
      tns: { mundane: 2, ref: 2, fort: 1, will: 1, elements: 1 },
    },
  },
  nakki: {
    name: TEXT.content.ofOurs.nakki,
    partyBeats: 4,
    sheet: {
      kind: 'foe',
      initiative: 5,
      body: 5,
      attacks: [
        {
          id: 'laulu',
          name: 'Lumoava laulu',
          mode: 'spell',
          tn: 2,
          defence: 'will',
          damage: 0,
          effects: ['stunned'],
        },
        { id: 'ote', name: 'Hyinen ote', tn: 2, defence: 'endurance', damage: 2 },
      ],
      tns: { mundane: 3, ref: 2, fort: 3, will: 3, elements: 2, ice: 5, lightning: 1 },
    },
  },
  rottaparvi: {
    name: TEXT.content.ofOurs.rottaparvi,
    partyBeats: 30,
    sheet: {
      kind: 'foe',
      initiative: 3,
      body: 4,
      size: 'swarm',
      weight: 4,
      build: 'mobile',
      attacks: [{ id: 'hampaat', name: 'Hampaat', area: true, tn: 1, damage: 1 }],
      tns: { mundane: 3, crushing: 2, ref: 1, fort: 1, will: 2, elements: 1, fire: 0 },
    },
  },
  hiisi: {
    name: TEXT.content.ofOurs.hiisi,
    partyBeats: 2,
    sheet: {
      kind: 'foe',
      initiative: 3,
      body: 10,
      size: 'giant',
      weight: 3,
      build: 'armoured',
      attacks: [
        { id: 'nyrkki', name: 'Kivinyrkki', tn: 3, damage: 3 },
        { id: 'jarkale', name: 'Järkäle', mode: 'ranged', cost: 3, tn: 2, defence: 'reflex', damage: 3 },
      ],
      tns: { mundane: 4, crushing: 3, ref: 1, fort: 4, will: 2, elements: 3 },
    },
  },
} as const satisfies Readonly<Record<string, ContentSheet>>;

export const CONTENT = { ...HEROES, ...BOOK_FOES, ...OWN_FOES, ...BESTIARY } as const satisfies Readonly<
  Record<string, ContentSheet>
>;
