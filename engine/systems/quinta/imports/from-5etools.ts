import { SCORE_FIELDS } from './block-shape.ts';
import { buildBonus, buildHitDice, type Data, toFields, toList, toNumber, toText } from './json-parts.ts';

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
  const [armour] = toList(monster.ac);
  return {
    name: monster.name,
    size: SIZES[toText(toList(monster.size)[0]) || toText(monster.size)] ?? toText(monster.size),
    type: toText(monster.type) || toText(toFields(monster.type).type),
    armor_class: toList(monster.ac).map((item) => ({
      value: toNumber(item) ?? toNumber(toFields(item).ac) ?? 10,
    })),
    armor_desc: toList(toFields(armour).from).map(writeOut).join(', '),
    hit_points: toNumber(hp.average),
    ...buildHitDice(hp.formula),
    ...Object.fromEntries(Object.entries(SCORE_FIELDS).map(([id, name]) => [name, monster[id]])),
    speed: readSpeed(monster.speed),
    proficiencies: [
      ...Object.entries(toFields(monster.save)).flatMap(([name, value]) =>
        buildBonus('saving-throw', name, value),
      ),
      ...Object.entries(toFields(monster.skill)).flatMap(([name, value]) => buildBonus('skill', name, value)),
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
  };
}

const readSections = (monster: Data): Data => ({
  actions: readEntries(monster.action),
  bonus_actions: readEntries(monster.bonus),
  reactions: readEntries(monster.reaction),
  special_abilities: [...readEntries(monster.trait), ...toList(monster.spellcasting).map(readSpells)],
  legendary_actions: [
    ...readEntries(monster.legendary),
    ...readEntries(monster.mythic),
    ...toList(monster.legendaryHeader).map((words) => ({ name: 'Legendary Actions', desc: writeOut(words) })),
  ],
});

const readEntries = (input: unknown) =>
  toList(input).map((item) => {
    const { name, entries } = toFields(item);
    return { name: writeOut(name) || '—', desc: toList(entries).map(writeOut).join(' ') };
  });

/** A list of spells with its heading, by level or by uses. */
function readSpells(input: unknown): { readonly name: string; readonly desc: string } {
  const { name, headerEntries, spells, will, daily, footerEntries } = toFields(input);
  const byLevel = Object.entries(toFields(spells)).map(
    ([level, row]) => `${level}: ${toList(toFields(row).spells).map(writeOut).join(', ')}`,
  );
  const byDay = Object.entries(toFields(daily)).map(
    ([uses, row]) => `${uses}/day: ${toList(row).map(writeOut).join(', ')}`,
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
  return Object.fromEntries(
    entries.map(([gait, far]) => [
      gait,
      typeof far === 'number' ? far : (toNumber(toFields(far).number) ?? 0),
    ]),
  );
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

const SAVES: Readonly<Record<string, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};
const REACHES: Readonly<Record<string, string>> = {
  mw: 'Melee Weapon Attack:',
  rw: 'Ranged Weapon Attack:',
  'mw,rw': 'Melee or Ranged Weapon Attack:',
  ms: 'Melee Spell Attack:',
  rs: 'Ranged Spell Attack:',
  'ms,rs': 'Melee or Ranged Spell Attack:',
  m: 'Melee Attack Roll:',
  r: 'Ranged Attack Roll:',
  'm,r': 'Melee or Ranged Attack Roll:',
};

/** `{@dc 14}` is “DC 14”; entries within entries become sentences. */
function writeOut(input: unknown): string {
  if (typeof input === 'number') return String(input);
  if (typeof input !== 'string') {
    const { name, entries, items, entry } = toFields(input);
    const inside = [...toList(entries), ...toList(items), ...(entry === undefined ? [] : [entry])]
      .map(writeOut)
      .join(' ');
    return name === undefined ? inside : `${toText(name)}. ${inside}`;
  }
  return input
    .replace(/\{@atkr? ([^}]*)\}/gu, (_, kind: string) => REACHES[kind.replace(/\s/gu, '')] ?? 'Attack:')
    .replace(
      /\{@hit ([+-]?)(\d+)[^}]*\}/gu,
      (_, sign: string, n: string) => `${sign === '-' ? '-' : '+'}${n}`,
    )
    .replace(/\{@h\}/gu, 'Hit: ')
    .replace(/\{@hom\}/gu, 'Hit or Miss: ')
    .replace(/\{@dc (\d+)[^}]*\}/gu, 'DC $1')
    .replace(
      /\{@recharge(?: (\d))?[^}]*\}/gu,
      (_, roll = '6') => `(Recharge ${roll === '6' ? '6' : `${roll}–6`})`,
    )
    .replace(/\{@actSave (\w+)\}/gu, (_, ability: string) => `${SAVES[ability] ?? ability} Saving Throw:`)
    .replace(/\{@actSaveFail[^}]*\}/gu, 'Failure:')
    .replace(/\{@actSaveSuccess\}/gu, 'Success:')
    .replace(/\{@actSaveSuccessOrFail\}/gu, 'Failure or Success:')
    .replace(/\{@\w+ ([^|}]*)[^}]*\}/gu, '$1')
    .replace(/\{@\w+\}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
