import { modifierFor } from '../rules/derived.ts';
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
  const subtype = toText(monster.subtype);
  const spells = toList(monster.spell_list).map((url) =>
    toText(url).replace(/\/$/u, '').replace(/^.*\//u, ''),
  );
  return {
    ...monster,
    type: subtype === '' ? monster.type : `${toText(monster.type)} (${subtype})`,
    speed: readSpeed(monster.speed),
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
    unread: [toText(monster.desc), spells.length > 0 ? `Spells: ${spells.join(', ')}` : ''].filter(Boolean),
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
    languages: describeLanguages(creature),
    ...(toNumber(creature.initiative_bonus) !== undefined && {
      initiative: toNumber(creature.initiative_bonus),
    }),
    challenge_rating:
      toText(creature.challenge_rating_text) ||
      (toNumber(creature.challenge_rating) ?? toNumber(creature.challenge_rating_decimal) ?? 0),
    xp: toNumber(creature.experience_points),
    ...readActions(creature.actions),
    special_abilities: buildEntries(creature.traits, 'name', 'desc'),
  };
}

function describeLanguages({ languages, telepathy_range: far }: Data): string {
  const telepathy = toNumber(far) ?? 0;
  const spoken = toText(toFields(languages).as_string) || toText(languages);
  return [spoken, telepathy > 0 && !/telepathy/iu.test(spoken) ? `telepathy ${telepathy} ft.` : '']
    .filter((text) => text !== '')
    .join(', ');
}

const nameOf = (input: unknown): string => toText(input) || toText(toFields(input).name);

/** All saves may be listed; those that are only the modifier are not trained. */
const readBonuses = ({ saving_throws: saves, skill_bonuses: skills, ability_scores: scores }: Data) => [
  ...Object.entries(toFields(saves))
    .filter(([name, value]) => toNumber(value) !== modifierFor(toNumber(toFields(scores)[name]) ?? 10))
    .flatMap(([name, value]) => buildBonus('saving-throw', name, value)),
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
      ([gait, far]) => gait !== 'unit' && (far === true || Number(far) > 0),
    ),
  );

function readActions(input: unknown): Data {
  const sections: Record<string, object[]> = {};
  for (const item of toList(input).map(toFields)) {
    const key = ACTION_KEYS[toText(item.action_type)] ?? 'actions';
    const cost = toNumber(item.legendary_action_cost) ?? 1;
    const costs = key === 'legendary_actions' && cost > 1 ? ` (Costs ${cost} Actions)` : '';
    const form = toText(item.limited_to_form);
    sections[key] ??= [];
    sections[key].push({
      name: `${toText(item.name)}${formatLimit(toFields(item.usage_limits))}${costs}${form === '' ? '' : ` (${form} only)`}`,
      desc: describeAction(item),
    });
  }
  return sections;
}

/** The words of an action; its numbers are put before them where the words have none. */
function describeAction(item: Data): string {
  const words = toText(item.desc);
  if (/\d/u.test(words)) return words;
  const attacks = toList(item.attacks).map((attack) => describeAttack(toFields(attack)));
  return [...attacks, words].filter((text) => text !== '').join(' ');
}

function describeAttack(attack: Data): string {
  const { reach, range, long_range: long, attack_type: type } = attack;
  const [near, far] = [toNumber(range), toNumber(long)];
  const ranged = near === undefined ? '' : `range ${near}${far === undefined ? '' : `/${far}`} ft.`;
  const kind = near === undefined ? 'Melee' : toNumber(reach) === undefined ? 'Ranged' : 'Melee or Ranged';
  const how = [toNumber(reach) === undefined ? '' : `reach ${toNumber(reach)} ft.`, ranged].filter(Boolean);
  const damage = [describeDice(attack, 'damage'), describeDice(attack, 'extra_damage')].filter(Boolean);
  const bonus = toNumber(attack.to_hit_mod) ?? 0;
  return `${kind} ${type === 'SPELL' ? 'Spell' : 'Weapon'} Attack: ${bonus < 0 ? bonus : `+${bonus}`} to hit, ${how.join(' or ')}, one target. Hit: ${damage.join(' plus ')}.`;
}

function describeDice(attack: Data, key: string): string {
  const [count, die] = [
    toNumber(attack[`${key}_die_count`]),
    toText(attack[`${key}_die_type`]).toLowerCase(),
  ];
  const bonus = toNumber(attack[`${key}_bonus`]) ?? 0;
  const type = nameOf(attack[`${key}_type`]).toLowerCase();
  const dice = count === undefined || die === '' ? '' : `${count}${die}`;
  const added = bonus === 0 ? '' : bonus > 0 && dice !== '' ? `+${bonus}` : String(bonus);
  return dice === '' && added === '' ? '' : `${dice}${added} ${type} damage`;
}

const formatLimit = ({ type, param }: Data): string =>
  type === 'RECHARGE_ON_ROLL'
    ? ` (Recharge ${toText(param)}${toText(param) === '6' ? '' : '–6'})`
    : type === 'PER_DAY'
      ? ` (${toText(param)}/Day)`
      : type === undefined
        ? ''
        : ' (Recharges after a Rest)';
