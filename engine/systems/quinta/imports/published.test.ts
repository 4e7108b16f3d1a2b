import { formatSentence, LANGUAGES } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { sheetSchema } from '../schema/sheet.ts';
import { IMPORTERS } from './index.ts';

const hound = {
  index: 'bog-hound',
  name: 'Bog hound',
  size: 'Large',
  armor_class: [{ type: 'natural', value: 14 }],
  hit_points: 26,
  hit_dice: '4d10',
  hit_points_roll: '4d10+4',
  speed: { walk: '40 ft.', swim: '30 ft.', burrow: '10 ft.' },
  strength: 16,
  dexterity: 13,
  constitution: 12,
  intelligence: 3,
  wisdom: 12,
  charisma: 6,
  proficiencies: [
    { value: 3, proficiency: { index: 'saving-throw-dex', name: 'DEX' } },
    { value: 5, proficiency: { index: 'skill-perception' } },
  ],
  damage_resistances: ['cold', 'bludgeoning, piercing, and slashing from nonmagical weapons'],
  damage_immunities: ['poison'],
  damage_vulnerabilities: [],
  condition_immunities: [{ index: 'poisoned' }, { index: 'exhaustion' }],
  senses: { darkvision: '60 ft.', passive_perception: 15 },
  challenge_rating: 2,
  proficiency_bonus: 2,
  special_abilities: [{ name: 'Keen smell', desc: '…' }],
  actions: [
    {
      name: 'Multiattack',
      desc: 'It makes two attacks: one with its bite and one with its claws.',
      multiattack_type: 'actions',
      actions: [
        { action_name: 'Bite', count: 1, type: 'melee' },
        { action_name: 'Claws', count: '1', type: 'melee' },
      ],
    },
    {
      name: 'Bite',
      desc: 'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 8 (1d10 + 3) piercing damage, and the target is grappled (escape DC 13).',
      attack_bonus: 5,
      damage: [{ damage_type: { index: 'piercing' }, damage_dice: '1d10+3' }],
    },
    {
      name: 'Claws',
      desc: 'Melee Weapon Attack: +5 to hit, reach 10 ft. Hit: 6 (1d6 + 3) slashing damage. The target must succeed on a DC 13 Strength saving throw or be knocked prone.',
      attack_bonus: 5,
      damage: [{ damage_type: { index: 'slashing' }, damage_dice: '1d6 + 3' }],
      dc: { dc_type: { index: 'str' }, dc_value: 13, success_type: 'none' },
    },
    {
      name: 'Mud spit',
      desc: 'Ranged Weapon Attack: +3 to hit, range 20/60 ft. Hit: 3 (1d4 + 1) bludgeoning damage.',
      attack_bonus: 3,
      damage: [{ damage_type: { index: 'bludgeoning' }, damage_dice: '1d4+1' }],
    },
    {
      name: 'Foul breath',
      desc: 'It breathes in a 15-foot cone. Each creature there must make a DC 11 Constitution saving throw, taking 14 (4d6) poison damage on a failure, or half as much on a success.',
      damage: [{ damage_type: { index: 'poison' }, damage_dice: '4d6' }],
      dc: { dc_type: { index: 'con' }, dc_value: 11, success_type: 'half' },
      usage: { type: 'recharge on roll', dice: '1d6', min_value: 5 },
    },
    { name: 'Howl', desc: 'It howls.' },
  ],
};
/** Reads data as the format of the public database. */
const readDatabase = (data: unknown) =>
  IMPORTERS.find(({ id }) => id === '5e-database')?.read({ text: '', data }).creatures ?? [];
const importSingle = (file: unknown) => {
  const [first] = readDatabase(file);
  if (!first) throw new Error('nobody was read');
  return first;
};
const listRemarks = ({ lines }: ReturnType<typeof importSingle>, kind: string): readonly string[] =>
  lines
    .flatMap(({ remarks }) => remarks)
    .filter((remark) => remark.kind === kind)
    .map(({ says }) => formatSentence(says, 'en', (value) => value));

describe('a published monster', () => {
  const read = importSingle(hound);

  test('becomes a sheet that can enter a world', () => {
    expect(sheetSchema.parse(read.sheet)).toMatchObject({
      kind: 'monster',
      size: 'large',
      level: 2,
      ac: 14,
      hp: 26,
      fullHp: 26,
      speed: 12,
      swim: 9,
      saves: ['dex'],
      skills: { perception: 'proficient' },
      printed: { 'save:dex': 3, 'skill:perception': 5 },
      senses: { darkvision: 18 },
      resistances: ['cold'],
      immunities: ['poison'],
      unaffectedBy: ['poisoned', 'exhausted'],
    });
  });

  test('has its actions as deeds: attacks, saves, areas, recharge, several at once', () => {
    expect(sheetSchema.parse(read.sheet).deeds).toMatchObject([
      {
        id: 'bite',
        attack: {
          kind: 'melee',
          reach: 1.5,
          bonus: 5,
          addsModifier: false,
          damage: [{ dice: '1d10+3', type: 'piercing' }],
          onHit: [{ condition: 'grappled', escapeDc: 13 }],
        },
      },
      {
        id: 'claws',
        attack: { reach: 3, save: { ability: 'str', dc: 13, onFail: [{ condition: 'prone' }] } },
      },
      { id: 'mud-spit', attack: { kind: 'ranged', range: [6, 18] } },
      {
        id: 'foul-breath',
        area: { shape: 'cone', size: 4.5 },
        recharge: 5,
        save: { ability: 'con', dc: 11, half: true, damage: [{ dice: '4d6', type: 'poison' }] },
      },
      {
        id: 'multiattack',
        multi: [
          { deed: 'bite', times: 1 },
          { deed: 'claws', times: 1 },
        ],
      },
    ]);
  });

  test('says what could not be used', () => {
    expect(listRemarks(read, 'left-out')).toEqual([
      'a way of moving: burrow',
      'a defence that the sheet cannot say: bludgeoning, piercing, and slashing from nonmagical weapons',
      'an action without attack, save or damage: Howl',
      'Keen smell is a note on the sheet, for the game master to play',
    ]);
    expect(listRemarks(read, 'contradiction')).toEqual([]);
  });

  test('is reported where it contradicts itself', () => {
    const odd = importSingle({
      ...hound,
      hit_points: 30,
      proficiency_bonus: 3,
      actions: [
        {
          ...hound.actions[1],
          attack_bonus: 9,
          desc: 'Melee Weapon Attack. Hit: 9 (1d10 + 3) piercing damage.',
        },
      ],
    });
    expect(listRemarks(odd, 'contradiction')).toEqual([
      '30 hit points are printed, 4d10+4 come to 26',
      'a Proficiency Bonus of +3 is printed; challenge 2 makes +2',
      'dex: +3 is printed; ability and proficiency make +1, +4',
      'perception: +5 is printed; ability and proficiency make +1, +4, +7',
      'Bite: +9 to hit is printed; abilities and proficiency make +6, +4, −1, +1',
      'Bite: 9 damage is printed, 1d10 + 3 come to 8',
    ]);
    expect(sheetSchema.parse(odd.sheet).deeds[0]?.attack?.bonus).toBe(9);
  });

  test('with invalid dice in its data is reported, and played by its words', () => {
    const bad = importSingle({
      ...hound,
      actions: [
        { ...hound.actions[1], damage: [{ damage_type: { index: 'piercing' }, damage_dice: 'many' }] },
      ],
    });
    expect(listRemarks(bad, 'fault')).toEqual(['Bite: “many” are no dice']);
    expect(sheetSchema.parse(bad.sheet).deeds[0]?.attack?.damage).toEqual([
      { dice: '1d10+3', type: 'piercing' },
    ]);
  });
});

describe('where a block leaves a choice', () => {
  const spear = {
    name: 'Spear',
    desc: 'Melee Weapon Attack: +5 to hit, reach 5 ft. Hit: 6 (1d6 + 3) piercing damage.',
    attack_bonus: 5,
    damage: [
      {
        choose: 1,
        type: 'damage',
        from: {
          options: [
            { notes: 'One handed', damage_type: { index: 'piercing' }, damage_dice: '1d6+3' },
            { notes: 'Two handed', damage_type: { index: 'piercing' }, damage_dice: '1d8+3' },
          ],
        },
      },
    ],
  };
  const several = {
    name: 'Multiattack',
    desc: 'Two bites, or one with its spear.',
    multiattack_type: 'action_options',
    action_options: {
      choose: 1,
      from: {
        options: [
          { option_type: 'multiple', items: [{ action_name: 'Bite', count: 2, type: 'melee' }] },
          { option_type: 'action', action_name: 'Spear', count: 1, type: 'melee' },
        ],
      },
    },
  };

  test('each set of attacks is an ability; the first damage is taken, with a notice', () => {
    const read = importSingle({
      ...hound,
      special_abilities: [],
      actions: [hound.actions[1], spear, several],
    });
    const { deeds } = sheetSchema.parse(read.sheet);
    expect(deeds.find(({ id }) => id === 'spear')?.attack?.damage).toEqual([
      { dice: '1d6+3', type: 'piercing' },
    ]);
    expect(deeds.find(({ id }) => id === 'multiattack')?.multi).toEqual([{ deed: 'bite', times: 2 }]);
    expect(deeds.find(({ id }) => id === 'multiattack-2')?.multi).toEqual([{ deed: 'spear', times: 1 }]);
    expect(listRemarks(read, 'left-out')).toContain('a choice of damage in Spear: the first is taken');
    expect(listRemarks(read, 'fault')).toEqual([]);
  });
});

test.each([
  ['one', hound, 1],
  ['a list', [hound, hound], 2],
  ['a list under results', { count: 1, results: [hound] }, 1],
])('%s may be in a file', (_, file, count) => {
  expect(readDatabase(file)).toHaveLength(count);
});

test.each([null, 7, {}, { name: 'Nobody' }, { ...hound, hit_points: 'lots' }])('%j is no monster', (file) => {
  const read = importSingle(file);
  expect(read.sheet).toBe(null);
  for (const { kind, says } of read.lines.flatMap(({ remarks }) => remarks)) {
    expect(kind).toBe('fault');
    for (const language of LANGUAGES) expect(formatSentence(says, language, (value) => value)).not.toBe('');
  }
});
