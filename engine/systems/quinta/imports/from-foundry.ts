import { formatSigned } from '@arbitro/kernel';
import { modifierFor } from '../rules/derived.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { SCORE_FIELDS } from './block-shape.ts';
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

/** What the numbers of an item depend on. */
interface Body {
  readonly proficiency: number;
  modifier(ability: string): number;
}

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
  const body: Body = {
    proficiency: proficiencyBonus({ level: Math.min(30, Math.max(0, level)) }),
    modifier: (ability) => modifierFor(toNumber(toFields(scores[ability]).value) ?? 10),
  };
  const [ac, hp] = [toFields(attributes.ac), toFields(attributes.hp)];
  return {
    name: actor.name,
    size: SIZES[toText(traits.size)] ?? toText(traits.size),
    type: toText(details.type) || toText(toFields(details.type).value),
    alignment: toText(details.alignment),
    armor_class: toNumber(ac.flat) ?? toNumber(ac.value) ?? 10 + body.modifier('dex'),
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
    damage_resistances: listValues(traits.dr),
    damage_immunities: listValues(traits.di),
    damage_vulnerabilities: listValues(traits.dv),
    condition_immunities: listValues(traits.ci),
    proficiencies: readProficiencies(system, body),
    ...readItems(actor.items, body),
  };
}

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

function readProficiencies({ abilities, skills }: Data, { proficiency, modifier }: Body) {
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

/** Weapons and powers by the action they cost; spells and gear as traits with their words. */
function readItems(input: unknown, body: Body): Data {
  const sections: Record<string, object[]> = {};
  for (const item of toList(input).map(toFields)) {
    const system = toFields(item.system ?? item.data);
    const [activity = {}] = Object.values(toFields(system.activities)).map(toFields);
    const cost = toText(toFields(system.activation).type) || toText(toFields(activity.activation).type);
    const isSpell = item.type === 'spell';
    const key = isSpell
      ? 'special_abilities'
      : (SECTIONS[cost] ?? (item.type === 'weapon' ? 'actions' : 'special_abilities'));
    sections[key] ??= [];
    sections[key].push({
      name: `${toText(item.name)}${formatUses(system)}`,
      desc: isSpell ? stripHtml(system) : describeItem(system, activity, body),
    });
  }
  return sections;
}

function formatUses(system: Data): string {
  const [recharge] = [
    toNumber(toFields(system.recharge).value),
    ...toList(toFields(system.uses).recovery).map((row) => toNumber(toFields(row).formula)),
  ].filter((roll) => roll !== undefined);
  if (recharge !== undefined) return ` (Recharge ${recharge}–6)`;
  const { max, per } = toFields(system.uses);
  return toText(max) !== '' && toText(per) === 'day' ? ` (${toText(max)}/Day)` : '';
}

const stripHtml = (system: Data): string =>
  toText(toFields(system.description).value)
    .replace(/<\/p>|<br\s*\/?>/giu, '\n')
    .replace(/<[^>]+>/gu, '')
    .replace(/&Reference\[([^\]]*)\](?:\{[^}]*\})?/giu, (_, name: string) =>
      name.replace(/^\w+=|\s.*$/gu, ''),
    )
    .replace(/\[\[\/(?:attack|damage|save|r)[^\]]*\]\](?:\{([^}]*)\})?/giu, '$1')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&amp;/gu, '&')
    .replace(/[ \t]+/gu, ' ')
    .trim();

/** The words of an item; its numbers are put before them where the words do not have them. */
function describeItem(system: Data, activity: Data, body: Body): string {
  const words = stripHtml(system);
  if (/to hit|attack roll:|saving throw/iu.test(words)) return words;
  const attack = describeAttack(system, activity, body);
  return attack === '' ? words : `${attack} ${words}`.trim();
}

function describeAttack(system: Data, activity: Data, body: Body): string {
  const kind = toText(system.actionType) || (activity.type === 'attack' ? 'mwak' : '');
  const range = toFields(system.range);
  if (!/^[mr][ws]ak$/u.test(kind)) return '';
  const isRanged =
    kind.startsWith('r') || toText(toFields(toFields(activity.attack).type).value) === 'ranged';
  const own =
    toText(system.ability) || toText(toFields(activity.attack).ability) || (isRanged ? 'dex' : 'str');
  const extra = toNumber(system.attackBonus) ?? toNumber(toFields(activity.attack).bonus) ?? 0;
  const bonus = formatSigned(body.modifier(own) + body.proficiency + extra).replace('−', '-');
  const far = isRanged
    ? `range ${toText(range.value)}${toText(range.long) === '' ? '' : `/${toText(range.long)}`} ft.`
    : `reach ${toText(range.reach) || toText(range.value) || '5'} ft.`;
  const damage = listDamage(system, body.modifier(own)).join(' plus ');
  return `${isRanged ? 'Ranged' : 'Melee'} Weapon Attack: ${bonus} to hit, ${far}, one target. Hit: ${damage}.`;
}

/** `["2d6 + @mod", "slashing"]`, or the base damage of newer files. */
function listDamage(system: Data, modifier: number): readonly string[] {
  const damage = toFields(system.damage);
  const old = toList(damage.parts).map((part) => toList(part).map(toText));
  const base = toFields(damage.base);
  const dice = `${toText(base.number)}d${toText(base.denomination)}+${modifier}`;
  const rows =
    old.length > 0 ? old : base.number === undefined ? [] : [[dice, toText(toList(base.types)[0])]];
  return rows.map(([formula = '', type = '']) => {
    const text = formula
      .replace(/@mod/giu, String(modifier))
      .replace(/\s|\[[^\]]*\]/gu, '')
      .replace('+-', '-')
      .replace(/[+-]0$/u, '');
    return `${text} ${type} damage`;
  });
}
