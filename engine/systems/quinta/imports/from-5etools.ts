import { modifierFor } from '../rules/derived.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { SCORE_FIELDS } from './block-shape.ts';
import { buildBonus, buildHitDice, type Data, toFields, toList, toNumber, toText } from './json-parts.ts';
import { writeOut } from './marks-5etools.ts';

const SIZES: Readonly<Record<string, string>> = {
  T: 'tiny',
  S: 'small',
  M: 'medium',
  L: 'large',
  H: 'huge',
  G: 'gargantuan',
};

/** Converts a monster of 5etools, with the marks in its texts written out. */
export function convert5eTools(input: unknown): Data {
  const monster = toFields(input);
  const hp = toFields(monster.hp);
  const copied = toText(toFields(monster._copy).name);
  if (copied !== '') return { name: monster.name, copy_of: copied };
  return {
    name: monster.name,
    size: SIZES[toText(toList(monster.size)[0]) || toText(monster.size)] ?? toText(monster.size),
    type: describeType(monster.type),
    alignment: toList(monster.alignment).map(nameAlignment).join(' '),
    ...readArmour(monster.ac),
    hit_points: toNumber(hp.average),
    ...buildHitDice(hp.formula),
    ...Object.fromEntries(Object.entries(SCORE_FIELDS).map(([id, name]) => [name, monster[id]])),
    ...readSpeed(monster.speed),
    initiative: readInitiative(monster),
    proficiencies: [
      ...readBonuses('saving-throw', monster.save),
      ...readBonuses('skill', monster.skill),
      ...readBonuses('skill', monster.tool),
    ],
    damage_resistances: readDefences(monster.resist, 'resist'),
    damage_immunities: readDefences(monster.immune, 'immune'),
    damage_vulnerabilities: readDefences(monster.vulnerable, 'vulnerable'),
    condition_immunities: readDefences(monster.conditionImmune, 'conditionImmune'),
    senses: [...toList(monster.senses).map(writeOut), `passive perception ${toText(monster.passive)}`].join(
      ', ',
    ),
    languages: toList(monster.languages).map(writeOut).join(', '),
    challenge_rating: toText(monster.cr) || toText(toFields(monster.cr).cr) || 0,
    ...readSections(monster),
    unread: listUnread(monster),
  };
}

const describeType = (input: unknown): string => {
  const { type, tags, swarmSize } = toFields(input);
  const base = toText(input) || toText(type) || toText(toFields(type).choose);
  const all = toList(tags).map((tag) => toText(tag) || toText(toFields(tag).tag));
  const swarm = SIZES[toText(swarmSize)];
  const whole = swarm === undefined ? base : `swarm of ${swarm} ${base}s`;
  return all.length > 0 ? `${whole} (${all.join(', ')})` : whole;
};

const ALIGNMENTS: Readonly<Record<string, string>> = {
  L: 'lawful',
  N: 'neutral',
  NX: 'neutral',
  NY: 'neutral',
  C: 'chaotic',
  G: 'good',
  E: 'evil',
  U: 'unaligned',
  A: 'any alignment',
};
const nameAlignment = (input: unknown): string =>
  ALIGNMENTS[toText(input)] ?? (toText(input) || toText(toFields(input).special));

/** Several armour classes: the first is used, the others stay as words with what they depend on. */
function readArmour(input: unknown): Data {
  const listed = toList(input).map((item) => {
    const { ac, from, condition, special } = toFields(item);
    const words = [...toList(from).map(writeOut), writeOut(condition ?? '')].filter((text) => text !== '');
    return { value: toNumber(item) ?? toNumber(ac) ?? toNumber(special), words: words.join(', ') };
  });
  const values = listed.flatMap(({ value }) => (value === undefined ? [] : [{ value }]));
  const words = listed.map(({ value, words: own }, index) =>
    index === 0 ? own : `${value ?? ''} ${own}`.trim(),
  );
  return {
    ...(values.length > 0 && { armor_class: values }),
    armor_desc: words.filter((text) => text !== '').join('; '),
  };
}

const readBonuses = (kind: 'saving-throw' | 'skill', input: unknown) =>
  Object.entries(toFields(input)).flatMap(([name, value]) => buildBonus(kind, name, value));

/** A number, or so many times the proficiency bonus. */
function readInitiative({ initiative, dex, cr }: Data): number | undefined {
  const { proficiency, initiative: fixed } = toFields(initiative);
  if (initiative === undefined) return undefined;
  const level = toNumber(cr) ?? toNumber(toFields(cr).cr) ?? 0;
  const times = toNumber(proficiency) ?? 0;
  const made = modifierFor(toNumber(dex) ?? 10) + times * proficiencyBonus({ level: Math.min(30, level) });
  return toNumber(initiative) ?? toNumber(fixed) ?? made;
}

/** What has no place of its own. */
function listUnread(monster: Data): readonly string[] {
  const { hp, cr, gear, legendaryGroup } = monster;
  const special = writeOut(toFields(hp).special ?? '');
  const { lair, xpLair } = toFields(cr);
  const choices = toList(toFields(monster.skill).other).map((item) => JSON.stringify(item));
  return [
    special === '' ? '' : `HP ${special}`,
    lair === undefined ? '' : `CR ${toText(lair)} in its lair`,
    xpLair === undefined ? '' : `XP ${toText(xpLair)} in its lair`,
    toList(gear)
      .map((item) => (toText(item) || toText(toFields(item).item)).replace(/\|.*$/u, ''))
      .join(', '),
    legendaryGroup === undefined
      ? ''
      : `Lair actions and regional effects: ${toText(toFields(legendaryGroup).name)}`,
    ...choices,
  ].filter((text) => text !== '');
}

const readSections = (monster: Data): Data => ({
  actions: [...readWords('Actions', monster.actionHeader), ...readEntries(monster.action)],
  bonus_actions: readEntries(monster.bonus),
  reactions: [...readWords('Reactions', monster.reactionHeader), ...readEntries(monster.reaction)],
  special_abilities: [
    ...readEntries(monster.trait),
    ...toList(monster.spellcasting).map(readSpells),
    ...readEntries(monster.variant),
  ],
  legendary_actions: [
    ...readWords('Legendary Actions', monster.legendaryHeader),
    ...(monster.legendaryHeader === undefined && monster.legendaryActions !== undefined
      ? [{ name: 'Legendary Actions', desc: toText(monster.legendaryActions) }]
      : []),
    ...readEntries(monster.legendary),
    ...readWords('Mythic Actions', monster.mythicHeader),
    ...readEntries(monster.mythic),
  ],
});

const readWords = (name: string, input: unknown) =>
  toList(input).map((words) => ({ name, desc: writeOut(words) }));

const readEntries = (input: unknown) =>
  toList(input).map((item) => {
    const { name, entries } = toFields(item);
    return { name: writeOut(name) || '—', desc: toList(entries).map(writeOut).join('\n') };
  });

/** A list of spells with its heading, by level or by uses. */
function readSpells(input: unknown): { readonly name: string; readonly desc: string } {
  const { name, headerEntries, spells, will, daily, footerEntries } = toFields(input);
  const byLevel = Object.entries(toFields(spells)).map(
    ([level, row]) => `${level}: ${toList(toFields(row).spells).map(writeOut).join(', ')}`,
  );
  const byDay = Object.entries(toFields(daily)).map(
    ([uses, row]) =>
      `${uses.replace(/e$/u, '')}/day${uses.endsWith('e') ? ' each' : ''}: ${toList(row).map(writeOut).join(', ')}`,
  );
  const parts = [
    ...toList(headerEntries).map(writeOut),
    ...(will === undefined ? [] : [`at will: ${toList(will).map(writeOut).join(', ')}`]),
    ...byDay,
    ...byLevel,
    ...toList(footerEntries).map(writeOut),
  ];
  return { name: writeOut(name) || 'Spellcasting', desc: parts.join('\n') };
}

function readSpeed(input: unknown): Data {
  const entries = Object.entries(toFields(input)).filter(([gait]) => gait !== 'canHover');
  if (typeof input === 'number') return { speed: { walk: input } };
  const text = entries.map(([gait, far]) => {
    const { number, condition, amount, from } = toFields(far);
    const words = [writeOut(condition ?? ''), toList(from).map(toText).join(' or ')]
      .filter(Boolean)
      .join(' ');
    return `${gait} ${far === true ? 'equal to walking' : toText(far) || toText(number) || toText(amount)} ft. ${words}`.trim();
  });
  return {
    speed: Object.fromEntries(
      entries.map(([gait, far]) => [
        gait,
        typeof far === 'number'
          ? far
          : (toNumber(toFields(far).number) ?? toNumber(toFields(far).amount) ?? 0),
      ]),
    ),
    speed_text: text.join(', '),
  };
}

/** A whole type, or several with a proviso. */
const readDefences = (input: unknown, key: string): readonly string[] =>
  toList(input).map((item) => {
    const own = toFields(item);
    const inside = toList(own[key]).map(writeOut).join(', ');
    return typeof item === 'string'
      ? item
      : [toText(own.preNote), inside, toText(own.note) || toText(own.special)].filter(Boolean).join(' ');
  });
