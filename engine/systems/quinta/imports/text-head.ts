import { DAMAGE_WORDS, isItalian, translateMetres, translateProse } from './translate.ts';

/** A stat block being read, in the shape that all formats share. */
export type Raw = Record<string, unknown>;

/** A line above the actions: how it begins, and what must follow. */
export interface HeadRule {
  readonly label: string;
  readonly before?: string;
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
    const found = [...rest.matchAll(BONUS)].map(([, name = '', value = '']) => {
      const key = name.trim().toLowerCase();
      const id =
        prefix === 'saving-throw-'
          ? (ABILITY_IDS[key.slice(0, 3)] ?? key.slice(0, 3))
          : (SKILLS[key] ?? key.replaceAll(' ', '-'));
      return {
        value: Number(value.replace(/[−–]/u, '-').replace(/\s/gu, '')),
        proficiency: { index: `${prefix}${id}` },
      };
    });
    raw.proficiencies = [...((raw.proficiencies as readonly unknown[] | undefined) ?? []), ...found];
    if (/[\p{L}\d]/u.test(rest.replace(BONUS, ''))) keepUnread(raw, rest);
  };
/** “Perception +4”, “Smith’s Tools +5”. */
const BONUS = /([\p{L}'’ ]+?)\s*([+−–-]\s?\d+)/gu;

const keepUnread = (raw: Raw, line: string): void => {
  (raw.unread as string[]).push(line);
};

const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '⅛': '1/8' };
const readChallenge = (rest: string, raw: Raw): void => {
  raw.challenge_rating = /^\d+(?:\/\d+)?/u.exec(rest)?.[0] ?? FRACTIONS[rest.charAt(0)] ?? 0;
  const xp = /([\d.,]+)\s*(?:XP|PE)\b|(?:XP|PE)\s*([\d.,]+)/iu.exec(rest);
  if (xp) raw.xp = number((xp[1] ?? xp[2] ?? '').replace(/[.,]$/u, ''));
  const bonus = /(?:PB|BC)\s*\+(\d+)/iu.exec(rest);
  if (bonus) raw.proficiency_bonus = Number(bonus[1]);
  const left = rest
    .replace(/^\d+(?:\/\d+)?/u, '')
    .replace(xp?.[0] ?? '', '')
    .replace(bonus?.[0] ?? '', '');
  if (/[\p{L}\d]/u.test(left)) keepUnread(raw, `CR ${rest}`);
};

const readArmour = (rest: string, raw: Raw): void => {
  raw.armor_class = Number.parseInt(rest, 10);
  const [head = '', initiative] =
    /^(.*?)(?:[,;]?\s*(?:initiative|iniziativa)\s*:?\s*(.*))?$/iu.exec(rest)?.slice(1) ?? [];
  raw.armor_desc = head
    .replace(/^\d+\s*/u, '')
    .replace(/^\(([^()]*)\)$/u, '$1')
    .trim();
  if (initiative !== undefined) readInitiative(initiative, raw);
};

/** “+9 (19)”: the bonus, and its passive value. */
function readInitiative(rest: string, raw: Raw): void {
  const [, bonus, passive] = /^([+−–-]?\s?\d+)\s*(?:\((\d+)\))?/u.exec(rest) ?? [];
  if (bonus === undefined) return;
  raw.initiative = Number(bonus.replace(/[−–]/u, '-').replace(/\s/gu, ''));
  if (passive !== undefined) raw.passive_initiative = Number(passive);
}

const readHitPoints = (rest: string, raw: Raw): void => {
  raw.hit_points = Number.parseInt(rest, 10);
  const roll = /\(?(\d+\s*d\s*\d+(?:\s*[+−–-]\s*\d+)?)\)?/iu
    .exec(rest)?.[1]
    ?.replace(/\s+/gu, '')
    .replace(/[−–]/u, '-')
    .toLowerCase();
  if (roll !== undefined) [raw.hit_points_roll, raw.hit_dice] = [roll, /^\d+d\d+/u.exec(roll)?.[0]];
  const words = rest.replace(/^\d+\s*(?:\([^)]*\))?[\s.;,]*/u, '');
  if (words !== '') keepUnread(raw, `HP ${rest}`);
};

const readDefences =
  (key: string) =>
  (rest: string, raw: Raw): void => {
    raw[key] = splitDefences(rest);
  };

/** The lines above the actions, by how they begin. */
export const HEAD_RULES: readonly HeadRule[] = [
  { label: 'armou?r class|classe armatura|AC|CA', before: String.raw`\d`, read: readArmour },
  { label: 'initiative|iniziativa', before: String.raw`[+−–-]?\d`, read: readInitiative },
  { label: 'hit points|punti ferita|HP|PF', before: String.raw`\d`, read: readHitPoints },
  {
    label: 'speed|velocità',
    before: String.raw`(?:\d|\p{L}+ \d)`,
    read: (rest, raw) => {
      raw.speed = feetRecord(rest, 'walk');
      raw.speed_text = rest;
    },
  },
  {
    label: 'saving throws|saves|tiri salvezza',
    before: String.raw`\p{L}`,
    read: readBonuses('saving-throw-'),
  },
  { label: 'skills|abilità', before: String.raw`\p{L}`, read: readBonuses('skill-') },
  {
    label: 'damage vulnerabilities|vulnerabilities|vulnerabilità(?: ai danni)?',
    read: readDefences('damage_vulnerabilities'),
  },
  {
    label: 'damage resistances|resistances|resistenze?(?: ai danni)?',
    before: String.raw`(?!(?:alla|leggendaria|to)\b)\p{L}`,
    read: readDefences('damage_resistances'),
  },
  { label: 'damage immunities|immunità ai danni', read: readDefences('damage_immunities') },
  {
    label: 'condition immunities|immunità alle condizioni',
    read: (rest, raw) => {
      raw.condition_immunities = splitDefences(rest).map((item) => item.toLowerCase());
    },
  },
  { label: 'immunities|immunità', before: String.raw`(?!(?:alla|to)\b)\p{L}`, read: readImmunities },
  {
    label: 'senses|sensi',
    before: String.raw`\p{L}`,
    read: (rest, raw) => {
      raw.senses = feetRecord(rest, 'sight');
      raw.senses_text = rest;
    },
  },
  {
    label: 'languages|linguaggi|lingue',
    read: (rest, raw) => {
      raw.languages = rest;
    },
  },
  {
    label: 'challenge(?: rating)?|grado (?:di )?sfida|sfida|CR|GS',
    before: String.raw`(?:\d|½|¼|⅛|[—–-])`,
    read: readChallenge,
  },
  {
    label: 'proficiency bonus|bonus (?:di )?competenza|PB|BC',
    before: String.raw`\+?\d`,
    read: (rest, raw) => {
      raw.proficiency_bonus = Number.parseInt(rest, 10);
    },
  },
  {
    label: 'gear|equipaggiamento',
    read: (rest, raw) => {
      keepUnread(raw, rest);
    },
  },
];
