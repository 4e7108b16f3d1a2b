import type { ImportRemark, ImportResult, Json } from '@arbitro/kernel';
import { CONDITION_NAMES, type Condition } from '../rules/effects.ts';
import {
  ABILITIES,
  DAMAGE_TYPES,
  type DamageType,
  SENSES,
  SIZE_NAMES,
  SKILL_NAMES,
} from '../rules/tables.ts';
import { diceText, idFrom } from '../schema/sheet-parts.ts';
import { findContradictions } from './published-contradictions.ts';
import { parseFeatures } from './published-features.ts';
import { buildRemark } from './published-remarks.ts';
import { monsterShape, type PublishedMonster, parseMetres, scoresOf } from './published-shape.ts';

/** Imports monsters in the format of the public 5e database: one, a list, or a list under `results` or `monsters`. */
export function importPublished(file: unknown): ImportResult {
  return { creatures: listMonsters(file).map(importMonster) };
}

function listMonsters(file: unknown): readonly unknown[] {
  if (Array.isArray(file)) return file;
  if (typeof file !== 'object' || file === null) return [file];
  for (const key of ['results', 'monsters']) {
    const inside: unknown = (file as { readonly [key: string]: unknown })[key];
    if (Array.isArray(inside)) return inside;
  }
  return [file];
}

function importMonster(raw: unknown): ImportResult['creatures'][number] {
  const read = monsterShape.safeParse(raw);
  if (!read.success) {
    const name = findName(raw);
    const remarks = read.error.issues.map(({ path }) =>
      path.length === 0
        ? buildRemark('fault', 'no-monster', {})
        : buildRemark('fault', 'not-of-this-shape', { field: path.map(String).join('.') }),
    );
    return { id: idFrom(name), name, sheet: null, remarks };
  }
  return buildImportedCreature(read.data);
}

const findName = (raw: unknown): string => {
  const name = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
  return typeof name === 'string' && name !== '' ? name : '?';
};

function buildImportedCreature(monster: PublishedMonster): ImportResult['creatures'][number] {
  const id = idFrom(monster.index ?? monster.name);
  const { deeds, remarks: ofDeeds } = parseFeatures(monster);
  const defences = defencesOf(monster);
  const sheet = {
    kind: 'monster',
    size: findSize(monster) ?? 'medium',
    level: monster.challenge_rating,
    group: id,
    scores: scoresOf(monster),
    ...bonusesOf(monster),
    ac: acOf(monster),
    hp: monster.hit_points,
    ...(monster.hit_dice !== undefined && HIT_DICE.test(monster.hit_dice) && { hitDice: monster.hit_dice }),
    ...speedsOf(monster),
    senses: sensesOf(monster),
    ...defences.sheet,
    deeds,
  } as unknown as Json;
  const remarks = [
    ...listUnreadNumbers(monster),
    ...defences.remarks,
    ...ofDeeds,
    ...listLeftOut(monster),
    ...findContradictions(monster),
  ];
  return { id, name: monster.name, sheet, remarks };
}

const HIT_DICE = /^\d{1,2}d(?:4|6|8|10|12|20)$/u;

const findSize = ({ size }: PublishedMonster): string | undefined =>
  SIZE_NAMES.find((name) => name === size.toLowerCase());

const acOf = ({ armor_class: ac }: PublishedMonster): number | null =>
  ac === undefined ? null : typeof ac === 'number' ? ac : (ac[0]?.value ?? null);

function speedsOf({ speed }: PublishedMonster): Readonly<Record<string, number>> {
  const [walk, ...others] = ['walk', 'climb', 'swim', 'fly'].map((gait) => {
    const input = speed[gait];
    return input === undefined || typeof input === 'boolean' ? undefined : parseMetres(input);
  });
  const [climb, swim, fly] = others;
  return {
    speed: walk ?? 0,
    ...(climb !== undefined && { climb }),
    ...(swim !== undefined && { swim }),
    ...(fly !== undefined && { fly }),
  };
}

const sensesOf = ({ senses }: PublishedMonster): Readonly<Record<string, number>> =>
  Object.fromEntries(
    SENSES.flatMap((sense) => {
      const input = senses[sense];
      return input === undefined || typeof input === 'boolean' ? [] : [[sense, parseMetres(input)] as const];
    }),
  );

/** Reads `saving-throw-dex` and `skill-stealth` with their printed bonuses. */
function bonusesOf({ proficiencies }: PublishedMonster): {
  readonly saves: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, number>>;
} {
  const of = (prefix: string, allowed: readonly string[]): Record<string, number> =>
    Object.fromEntries(
      proficiencies.flatMap(({ value, proficiency: { index } }) => {
        const name = index.startsWith(prefix) ? index.slice(prefix.length) : '';
        return allowed.includes(name) ? [[name, value] as const] : [];
      }),
    );
  return { saves: of('saving-throw-', ABILITIES), skills: of('skill-', SKILL_NAMES) };
}

const isDamageType = (text: string): text is DamageType => (DAMAGE_TYPES as readonly string[]).includes(text);
const isCondition = (text: string): text is Condition =>
  (CONDITION_NAMES as readonly string[]).includes(text);
/** The database has another name for exhaustion. */
const parseConditionName = (index: string): string => (index === 'exhaustion' ? 'exhausted' : index);

/** Only whole damage types: the sheet cannot express “from nonmagical weapons”. */
function defencesOf(monster: PublishedMonster): {
  readonly sheet: Readonly<Record<string, readonly string[]>>;
  readonly remarks: readonly ImportRemark[];
} {
  const kinds = {
    resistances: monster.damage_resistances,
    immunities: monster.damage_immunities,
    vulnerabilities: monster.damage_vulnerabilities,
  };
  const strange = Object.values(kinds)
    .flat()
    .filter((type) => !isDamageType(type.toLowerCase()));
  const conditions = monster.condition_immunities.map(({ index }) => parseConditionName(index));
  return {
    sheet: {
      ...Object.fromEntries(
        Object.entries(kinds).map(([key, types]) => [
          key,
          types.map((type) => type.toLowerCase()).filter(isDamageType),
        ]),
      ),
      unaffectedBy: conditions.filter(isCondition),
    },
    remarks: [...strange, ...conditions.filter((condition) => !isCondition(condition))].map((what) =>
      buildRemark('left-out', 'defence-left-out', { what }),
    ),
  };
}

const isBonus = (index: string): boolean =>
  [
    ...ABILITIES.map((ability) => `saving-throw-${ability}`),
    ...SKILL_NAMES.map((name) => `skill-${name}`),
  ].includes(index);

/** Remarks on numbers of the stat block that cannot be used. */
function listUnreadNumbers(monster: PublishedMonster): readonly ImportRemark[] {
  const { size, hit_dice: dice, hit_points_roll: roll, proficiencies } = monster;
  const badDice = [
    ...(dice !== undefined && !HIT_DICE.test(dice) ? [dice] : []),
    ...(roll !== undefined && !diceText.safeParse(roll).success ? [roll] : []),
  ];
  return [
    ...(findSize(monster) ? [] : [buildRemark('left-out', 'size-left-out', { what: size })]),
    ...badDice.map((what) => buildRemark('left-out', 'hit-dice-left-out', { what })),
    ...proficiencies
      .map(({ proficiency }) => proficiency.index)
      .filter((index) => !isBonus(index))
      .map((what) => buildRemark('left-out', 'bonus-left-out', { what })),
  ];
}

/** Remarks on traits, legendary actions and reactions: they are free text and are not converted. */
const listLeftOut = (monster: PublishedMonster): readonly ImportRemark[] => [
  ...monster.special_abilities.map(({ name }) => buildRemark('left-out', 'trait-left-out', { what: name })),
  ...monster.legendary_actions.map(({ name }) =>
    buildRemark('left-out', 'legendary-left-out', { what: name }),
  ),
  ...monster.reactions.map(({ name }) => buildRemark('left-out', 'reaction-left-out', { what: name })),
  ...Object.keys(monster.speed)
    .filter((gait) => !['walk', 'climb', 'swim', 'fly'].includes(gait))
    .map((what) => buildRemark('left-out', 'speed-left-out', { what })),
];
