import {
  buildBonus,
  buildEntries,
  buildHitDice,
  type Data,
  splitDefenceText,
  toFields,
  toList,
  toNumber,
  toText,
} from './json-parts.ts';

const ABILITY_NAMES = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;

/** Converts a monster of Open5e, version 1. */
export function convertOpen5e(input: unknown): Data {
  const monster = toFields(input);
  const saves = ABILITY_NAMES.flatMap((name) => buildBonus('saving-throw', name, monster[`${name}_save`]));
  const skills = Object.entries(toFields(monster.skills)).flatMap(([name, value]) =>
    buildBonus('skill', name, value),
  );
  const legendaryText = toText(monster.legendary_desc);
  return {
    ...monster,
    index: toText(monster.slug) || undefined,
    ...buildHitDice(monster.hit_dice),
    proficiencies: [...saves, ...skills],
    damage_vulnerabilities: splitDefenceText(monster.damage_vulnerabilities),
    damage_resistances: splitDefenceText(monster.damage_resistances),
    damage_immunities: splitDefenceText(monster.damage_immunities),
    condition_immunities: splitDefenceText(monster.condition_immunities).map((name) => name.toLowerCase()),
    challenge_rating: toText(monster.challenge_rating) || monster.cr,
    actions: buildEntries(monster.actions, 'name', 'desc'),
    bonus_actions: buildEntries(monster.bonus_actions, 'name', 'desc'),
    reactions: buildEntries(monster.reactions, 'name', 'desc'),
    special_abilities: buildEntries(monster.special_abilities, 'name', 'desc'),
    legendary_actions: [
      ...(legendaryText === '' ? [] : [{ name: 'Legendary Actions', desc: legendaryText }]),
      ...buildEntries(monster.legendary_actions, 'name', 'desc'),
    ],
  };
}

const SENSES = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;
const ACTION_KEYS: Readonly<Record<string, string>> = {
  ACTION: 'actions',
  BONUS_ACTION: 'bonus_actions',
  REACTION: 'reactions',
  LEGENDARY_ACTION: 'legendary_actions',
  LAIR_ACTION: 'legendary_actions',
};

/** Converts a creature of Open5e, version 2. */
export function convertOpen5eV2(input: unknown): Data {
  const creature = toFields(input);
  const defences = toFields(creature.resistances_and_immunities);
  const senses = SENSES.flatMap((sense) => {
    const range = toNumber(creature[`${sense}_range`]);
    return range === undefined || range === 0 ? [] : [[sense, range] as const];
  });
  return {
    name: creature.name,
    index: toText(creature.key) || undefined,
    size: nameOf(creature.size) || 'Medium',
    type: nameOf(creature.type),
    alignment: toText(creature.alignment),
    armor_class: creature.armor_class,
    armor_desc: toText(creature.armor_detail),
    hit_points: creature.hit_points,
    ...buildHitDice(creature.hit_dice),
    ...toFields(creature.ability_scores),
    speed: readSpeed(creature.speed),
    proficiencies: readBonuses(creature),
    ...readDefences(defences),
    senses: {
      ...Object.fromEntries(senses),
      passive_perception: toNumber(creature.passive_perception) ?? '',
    },
    languages: toText(toFields(creature.languages).as_string),
    challenge_rating: toNumber(creature.challenge_rating),
    xp: toNumber(creature.experience_points),
    ...readActions(creature.actions),
    special_abilities: buildEntries(creature.traits, 'name', 'desc'),
  };
}

const nameOf = (input: unknown): string => toText(input) || toText(toFields(input).name);

const readBonuses = ({ saving_throws: saves, skill_bonuses: skills }: Data) => [
  ...Object.entries(toFields(saves)).flatMap(([name, value]) => buildBonus('saving-throw', name, value)),
  ...Object.entries(toFields(skills)).flatMap(([name, value]) => buildBonus('skill', name, value)),
];

/** The display text has the provisos that the list of types lacks. */
function readDefences(defences: Data): Data {
  const read = (key: string): readonly string[] => {
    const displayed = splitDefenceText(defences[`${key}_display`]);
    return displayed.length > 0 ? displayed : toList(defences[key]).map(nameOf);
  };
  return {
    damage_vulnerabilities: read('damage_vulnerabilities'),
    damage_resistances: read('damage_resistances'),
    damage_immunities: read('damage_immunities'),
    condition_immunities: read('condition_immunities').map((name) => name.toLowerCase()),
  };
}

const readSpeed = (input: unknown): Data =>
  Object.fromEntries(
    Object.entries(toFields(input)).filter(
      ([gait, far]) => !['unit', 'hover'].includes(gait) && Number(far) > 0,
    ),
  );

function readActions(input: unknown): Data {
  const sections: Record<string, object[]> = {};
  for (const item of toList(input).map(toFields)) {
    const key = ACTION_KEYS[toText(item.action_type)] ?? 'actions';
    sections[key] ??= [];
    sections[key].push({
      name: `${toText(item.name)}${formatLimit(toFields(item.usage_limits))}`,
      desc: toText(item.desc),
    });
  }
  return sections;
}

const formatLimit = ({ type, param }: Data): string =>
  type === 'RECHARGE_ON_ROLL'
    ? ` (Recharge ${toText(param)}–6)`
    : type === 'PER_DAY'
      ? ` (${toText(param)}/Day)`
      : type === undefined
        ? ''
        : ' (Recharges after a Rest)';
