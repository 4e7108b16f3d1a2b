import { SCORE_FIELDS } from './block-shape.ts';
import { describeItem, describesAttack } from './foundry-items.ts';
import { buildOwner, type ItemOwner } from './foundry-owner.ts';
import { stripHtml, writeOutItem } from './foundry-text.ts';
import { buildBonus, buildHitDice, type Data, toFields, toList, toNumber, toText } from './json-parts.ts';

const SIZES: Readonly<Record<string, string>> = {
  tiny: 'tiny',
  sm: 'small',
  med: 'medium',
  lg: 'large',
  huge: 'huge',
  grg: 'gargantuan',
};
const SKILLS: Readonly<Record<string, readonly [string, string]>> = {
  acr: ['acrobatics', 'dex'],
  ani: ['animal-handling', 'wis'],
  arc: ['arcana', 'int'],
  ath: ['athletics', 'str'],
  dec: ['deception', 'cha'],
  his: ['history', 'int'],
  ins: ['insight', 'wis'],
  itm: ['intimidation', 'cha'],
  inv: ['investigation', 'int'],
  med: ['medicine', 'wis'],
  nat: ['nature', 'int'],
  prc: ['perception', 'wis'],
  prf: ['performance', 'cha'],
  per: ['persuasion', 'cha'],
  rel: ['religion', 'int'],
  slt: ['sleight-of-hand', 'dex'],
  ste: ['stealth', 'dex'],
  sur: ['survival', 'wis'],
};

/** Converts an actor that Foundry's dnd5e system exports. */
export function convertFoundry(input: unknown): Data {
  const actor = toFields(input);
  const system = toFields(actor.system ?? actor.data);
  const [attributes, details, traits] = [
    toFields(system.attributes),
    toFields(system.details),
    toFields(system.traits),
  ];
  const level = toNumber(details.cr) ?? 0;
  const scores = toFields(system.abilities);
  const body = buildOwner(toText(actor.name), system, level);
  const [ac, hp] = [toFields(attributes.ac), toFields(attributes.hp)];
  return {
    name: actor.name,
    size: SIZES[toText(traits.size)] ?? toText(traits.size),
    type: describeType(details.type),
    alignment: toText(details.alignment),
    armor_class: toNumber(ac.flat) ?? toNumber(ac.value) ?? armourOf(actor.items, body),
    hit_points: toNumber(hp.max) ?? toNumber(hp.value),
    ...buildHitDice(hp.formula),
    ...Object.fromEntries(
      Object.entries(SCORE_FIELDS).map(([id, name]) => [name, toNumber(toFields(scores[id]).value)]),
    ),
    speed: readDistances(attributes.movement),
    senses: readDistances(toFields(attributes.senses).ranges ?? attributes.senses),
    challenge_rating: level,
    ...(toNumber(toFields(details.xp).value) !== undefined && { xp: toNumber(toFields(details.xp).value) }),
    languages: listValues(traits.languages).join(', '),
    damage_resistances: listDefences(traits.dr),
    damage_immunities: listDefences(traits.di),
    damage_vulnerabilities: listDefences(traits.dv),
    condition_immunities: listValues(traits.ci),
    proficiencies: readProficiencies(system, body),
    ...readItems(actor.items, body, toFields(system.resources)),
    unread: [
      toText(toFields(attributes.senses).special),
      stripHtml(toText(toFields(details.biography).value)),
    ].filter((text) => text !== ''),
  };
}

/** The armour and shield that a creature wears. */
function armourOf(items: unknown, body: ItemOwner): number {
  const worn = toList(items)
    .map((item) => toFields(toFields(item).system))
    .filter(({ armor, equipped }) => armor !== undefined && equipped === true);
  const isShield = (system: Data): boolean => toText(toFields(system.type).value) === 'shield';
  const bonus = worn
    .filter(isShield)
    .reduce((sum, { armor }) => sum + (toNumber(toFields(armor).value) ?? 0), 0);
  const suit = worn.find((system) => !isShield(system) && (toNumber(toFields(system.armor).value) ?? 0) > 0);
  if (!suit) return 10 + body.modifier('dex') + bonus;
  const { value, dex } = toFields(suit.armor);
  const most = toNumber(dex) ?? MOST_DEXTERITY[toText(toFields(suit.type).value)] ?? 99;
  return (toNumber(value) ?? 10) + Math.min(body.modifier('dex'), most) + bonus;
}
const MOST_DEXTERITY: Readonly<Record<string, number>> = { medium: 2, heavy: 0 };

/** Weapons that get through are a proviso, which stays with the types it is about. */
function listDefences(input: unknown): readonly string[] {
  const { bypasses } = toFields(input);
  const isBypassed = toList(bypasses).length > 0;
  const proviso = ` from attacks that are not ${toList(bypasses)
    .map((key) => BYPASSES[toText(key)] ?? toText(key))
    .join(' or ')}`;
  return listValues(input).map((type) =>
    PHYSICAL.includes(type) && isBypassed
      ? `${type === 'physical' ? 'bludgeoning, piercing, and slashing' : type}${proviso}`
      : type === 'physical'
        ? 'bludgeoning, piercing, and slashing from nonmagical attacks'
        : type,
  );
}
const PHYSICAL = ['bludgeoning', 'piercing', 'slashing', 'physical'];
const BYPASSES: Readonly<Record<string, string>> = { mgc: 'magical', sil: 'silvered', ada: 'adamantine' };

const describeType = (input: unknown): string => {
  const { value, subtype, custom, swarm } = toFields(input);
  const words = [toText(subtype), toText(custom), toText(swarm) === '' ? '' : `swarm of ${toText(swarm)}`];
  const more = words.filter((text) => text !== '').join(', ');
  return `${toText(input) || toText(value)}${more === '' ? '' : ` (${more})`}`;
};

const listValues = (input: unknown): readonly string[] => {
  const { value, custom } = toFields(input);
  const own = toText(custom);
  return [...toList(value).map(toText), ...(own === '' ? [] : [own])];
};

const readDistances = (input: unknown): Data =>
  Object.fromEntries(
    Object.entries(toFields(input)).flatMap(([name, far]) =>
      (toNumber(far) ?? 0) > 0 && !['units', 'special'].includes(name) ? [[name, toNumber(far)]] : [],
    ),
  );

function readProficiencies({ abilities, skills }: Data, { proficiency, modifier }: ItemOwner) {
  const saves = Object.entries(toFields(abilities)).flatMap(([id, ability]) =>
    toNumber(toFields(ability).proficient) === 1
      ? buildBonus('saving-throw', id, modifier(id) + proficiency)
      : [],
  );
  const trained = Object.entries(toFields(skills)).flatMap(([id, skill]) => {
    const times = toNumber(toFields(skill).value) ?? 0;
    const [name, ability] = SKILLS[id] ?? [id, 'int'];
    return times > 0 ? buildBonus('skill', name, modifier(ability) + Math.floor(times * proficiency)) : [];
  });
  return [...saves, ...trained];
}

const SECTIONS: Readonly<Record<string, string>> = {
  action: 'actions',
  bonus: 'bonus_actions',
  reaction: 'reactions',
  legendary: 'legendary_actions',
  mythic: 'legendary_actions',
  lair: 'legendary_actions',
};

/** Weapons and powers by the action they cost; spells and gear with their words. */
function readItems(input: unknown, body: ItemOwner, resources: Data): Data {
  const sections: Record<string, object[]> = {};
  const add = (key: string, name: string, desc: string): void => {
    sections[key] ??= [];
    sections[key].push({ name, desc });
  };
  const spells: string[] = [];
  for (const item of toList(input).map(toFields)) {
    const system = toFields(item.system ?? item.data);
    const [activity = {}] = Object.values(toFields(system.activities)).map(toFields);
    const activation = toFields(system.activation);
    const cost = toText(activation.type) || toText(toFields(activity.activation).type);
    const name = `${toText(item.name)}${formatUses(system)}`;
    if (item.type === 'spell') spells.push(describeSpell(name, system, body));
    else {
      const isAction = item.type === 'weapon' || (cost === '' && describesAttack(system));
      const key = SECTIONS[cost] ?? (isAction ? 'actions' : 'special_abilities');
      const times =
        toNumber(activation.value) ??
        toNumber(activation.cost) ??
        toNumber(toFields(activity.activation).value) ??
        1;
      const isCostly = key === 'legendary_actions' && times > 1 && !/cost/iu.test(name);
      add(
        key,
        isCostly ? `${name} (Costs ${times} Actions)` : name,
        describeItem(system, body) || describeGear(system),
      );
    }
  }
  if (spells.length > 0) add('special_abilities', 'Spells', spells.join('\n'));
  const acts = toNumber(toFields(resources.legact).max) ?? 0;
  if (acts > 0) add('legendary_actions', 'Legendary Actions', `${acts} each round`);
  return sections;
}

const describeSpell = (name: string, system: Data, body: ItemOwner): string =>
  `${name} (level ${toText(system.level) || '0'}): ${writeOutItem(toText(toFields(system.description).value), system, body)}`;

/** Armour, its value; goods, how many. */
function describeGear(system: Data): string {
  const [armour, count] = [toNumber(toFields(system.armor).value), toNumber(system.quantity)];
  return armour !== undefined && armour > 0 ? `Armour ${armour}` : count === undefined ? '' : `× ${count}`;
}

function formatUses(system: Data): string {
  const uses = toFields(system.uses);
  const recovery = toList(uses.recovery).map(toFields);
  const [roll] = [
    toNumber(toFields(system.recharge).value),
    ...recovery.filter(({ period }) => period === 'recharge').map(({ formula }) => toNumber(formula) ?? 6),
  ].filter((found) => found !== undefined);
  if (roll !== undefined) return roll >= 6 ? ' (Recharge 6)' : ` (Recharge ${roll}–6)`;
  const period = toText(uses.per) || toText(recovery[0]?.period);
  const max = toText(uses.max);
  if (max === '' || max === '0') return '';
  return period === 'day' || period === 'lr' || period === 'sr'
    ? ` (${max}/${period === 'day' ? 'Day' : period === 'lr' ? 'Long Rest' : 'Short Rest'})`
    : ` (${max} uses)`;
}
