import { DAMAGE_WORDS, isItalian, translateMetres, translateProse } from './translate.ts';

/** A stat block being read, in the shape that all formats share. */
export type Raw = Record<string, unknown>;

interface HeadRule {
  readonly pattern: RegExp;
  read(rest: string, raw: Raw): void;
}

const feetRecord = (text: string, unnamed: string): Record<string, string> =>
  Object.fromEntries(
    translateGaits(translateMetres(text))
      .split(/[,;]/u)
      .map(
        (part) =>
          [
            /^[a-z ]*[a-z]/iu.exec(part.trim())?.[0].toLowerCase().trim() ?? unnamed,
            /\d+/u.exec(part)?.[0] ?? '0',
          ] as const,
      ),
  );
const translateGaits = (text: string): string =>
  text
    .replace(/scalare|scalata/giu, 'climb')
    .replace(/nuotare|nuoto/giu, 'swim')
    .replace(/volare|volo/giu, 'fly')
    .replace(/scavare|scavo/giu, 'burrow')
    .replace(/scurovisione/giu, 'darkvision')
    .replace(/vista cieca|percezione cieca/giu, 'blindsight')
    .replace(/percezione tellurica|senso tellurico/giu, 'tremorsense')
    .replace(/vista pura|visione del vero/giu, 'truesight')
    .replace(/percezione passiva/giu, 'passive perception');

const number = (text: string): number => Number(text.replace(/[.,](?=\d{3})/gu, ''));

/** Damage types and conditions of a list, in English. */
function splitDefences(text: string): readonly string[] {
  let english = text;
  if (isItalian(`danni ${text}`))
    for (const [words, type] of Object.entries(DAMAGE_WORDS))
      english = english.replace(new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'giu'), type);
  english = translateProse(`danni ${english}`)
    .replace(/^danni /u, '')
    .replace(/sfiniment[oa]|affaticamento/giu, 'exhaustion')
    .replace(/knocked prone/giu, 'prone');
  return english
    .split(/;\s*/u)
    .flatMap((part) =>
      / from | da attacchi| non magic/iu.test(part)
        ? [part.trim()]
        : part.split(/,\s*|\s+(?:and|e)\s+/u).map((item) => item.trim()),
    )
    .filter((item) => item !== '');
}

function readImmunities(text: string, raw: Raw): void {
  const all = splitDefences(text);
  const conditions = all.filter((item) =>
    /^(?:blinded|charmed|deafened|exhaustion|frightened|grappled|incapacitated|paralyzed|petrified|poisoned|prone|restrained|stunned|unconscious)$/iu.test(
      item,
    ),
  );
  raw.damage_immunities = all.filter((item) => !conditions.includes(item));
  raw.condition_immunities = conditions.map((item) => item.toLowerCase());
}

const SKILLS: Readonly<Record<string, string>> = {
  acrobazia: 'acrobatics',
  'addestrare animali': 'animal-handling',
  arcano: 'arcana',
  atletica: 'athletics',
  inganno: 'deception',
  storia: 'history',
  intuizione: 'insight',
  intimidire: 'intimidation',
  indagare: 'investigation',
  medicina: 'medicine',
  natura: 'nature',
  percezione: 'perception',
  intrattenere: 'performance',
  persuasione: 'persuasion',
  religione: 'religion',
  'rapidità di mano': 'sleight-of-hand',
  furtività: 'stealth',
  sopravvivenza: 'survival',
};
const ABILITY_IDS: Readonly<Record<string, string>> = {
  for: 'str',
  des: 'dex',
  cos: 'con',
  sag: 'wis',
  car: 'cha',
};

const readBonuses =
  (prefix: string) =>
  (rest: string, raw: Raw): void => {
    const found = [...rest.matchAll(/([\p{L} ]+?)\s*([+−-]\s?\d+)/gu)].map(([, name = '', value = '']) => {
      const key = name.trim().toLowerCase();
      const id =
        prefix === 'saving-throw-'
          ? (ABILITY_IDS[key.slice(0, 3)] ?? key.slice(0, 3))
          : (SKILLS[key] ?? key.replaceAll(' ', '-'));
      return {
        value: Number(value.replace('−', '-').replace(/\s/gu, '')),
        proficiency: { index: `${prefix}${id}` },
      };
    });
    raw.proficiencies = [...((raw.proficiencies as readonly unknown[] | undefined) ?? []), ...found];
  };

const readChallenge = (rest: string, raw: Raw): void => {
  raw.challenge_rating = /^\d+(?:\/\d+)?/u.exec(rest)?.[0] ?? rest;
  const xp = /([\d.,]+)\s*(?:XP|PE)\b|(?:XP|PE)\s*([\d.,]+)/iu.exec(rest);
  if (xp) raw.xp = number((xp[1] ?? xp[2] ?? '').replace(/[.,]$/u, ''));
  const bonus = /(?:PB|BC)\s*\+(\d+)/iu.exec(rest)?.[1];
  if (bonus !== undefined) raw.proficiency_bonus = Number(bonus);
};

/** The lines above the actions, by how they begin. */
export const HEAD_RULES: readonly HeadRule[] = [
  {
    pattern: /^(?:armor class|classe armatura|AC|CA):?\s+(?=\d)/iu,
    read: (rest, raw) => {
      raw.armor_class = Number.parseInt(rest, 10);
      raw.armor_desc = rest
        .replace(/^\d+\s*/u, '')
        .replace(/(?:initiative|iniziativa).*$/iu, '')
        .replace(/^\((.*)\)$/u, '$1')
        .trim();
    },
  },
  {
    pattern: /^(?:hit points|punti ferita|HP|PF):?\s+(?=\d)/iu,
    read: (rest, raw) => {
      raw.hit_points = Number.parseInt(rest, 10);
      const roll = /\(([^)]*d[^)]*)\)/u.exec(rest)?.[1]?.replace(/\s+/gu, '').replace('−', '-');
      if (roll !== undefined) [raw.hit_points_roll, raw.hit_dice] = [roll, /^\d+d\d+/u.exec(roll)?.[0]];
    },
  },
  {
    pattern: /^(?:speed|velocità):?\s+/iu,
    read: (rest, raw) => {
      raw.speed = feetRecord(rest, 'walk');
    },
  },
  { pattern: /^(?:saving throws|tiri salvezza):?\s+/iu, read: readBonuses('saving-throw-') },
  { pattern: /^(?:skills|abilità):?\s+/iu, read: readBonuses('skill-') },
  {
    pattern: /^(?:damage vulnerabilities|vulnerabilities|vulnerabilità(?: ai danni)?):?\s+/iu,
    read: (rest, raw) => {
      raw.damage_vulnerabilities = splitDefences(rest);
    },
  },
  {
    pattern: /^(?:damage resistances|resistances|resistenze?(?: ai danni)?):?\s+/iu,
    read: (rest, raw) => {
      raw.damage_resistances = splitDefences(rest);
    },
  },
  {
    pattern: /^(?:damage immunities|immunità ai danni):?\s+/iu,
    read: (rest, raw) => {
      raw.damage_immunities = splitDefences(rest);
    },
  },
  {
    pattern: /^(?:condition immunities|immunità alle condizioni):?\s+/iu,
    read: (rest, raw) => {
      raw.condition_immunities = splitDefences(rest).map((item) => item.toLowerCase());
    },
  },
  { pattern: /^(?:immunities|immunità):?\s+/iu, read: readImmunities },
  {
    pattern: /^(?:senses|sensi):?\s+/iu,
    read: (rest, raw) => {
      raw.senses = feetRecord(rest, 'sight');
    },
  },
  {
    pattern: /^(?:languages|linguaggi|lingue):?\s+/iu,
    read: (rest, raw) => {
      raw.languages = rest;
    },
  },
  { pattern: /^(?:challenge(?: rating)?|sfida|grado di sfida|CR|GS):?\s+(?=\d)/iu, read: readChallenge },
  {
    pattern: /^(?:proficiency bonus|bonus di competenza):?\s+(?=\+?\d)/iu,
    read: (rest, raw) => {
      raw.proficiency_bonus = Number.parseInt(rest, 10);
    },
  },
  {
    pattern: /^(?:gear|equipaggiamento):?\s+/iu,
    read: (rest, raw) => {
      (raw.unread as string[]).push(rest);
    },
  },
];
