import { formatSentence } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { sheetSchema } from '../schema/sheet.ts';
import { buildCreature } from './build-sheet.ts';

const plain = {
  name: 'Fen adder',
  hit_points: 19,
  strength: 14,
  dexterity: 12,
  constitution: 14,
  intelligence: 8,
  wisdom: 10,
  charisma: 6,
  challenge_rating: 1,
};
const piercingDamage = (dice: string) => ({ damage_type: { index: 'piercing' }, damage_dice: dice });
const bite = {
  name: 'Bite',
  desc: 'Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 6 (1d8 + 2) piercing damage.',
  attack_bonus: 4,
  damage: [piercingDamage('1d8+2')],
};

function importMonster(fields: object) {
  const [item] = [buildCreature({ ...plain, ...fields })];
  if (!item) throw new Error('nobody was read');
  return {
    ...item,
    told: item.lines
      .flatMap(({ remarks }) => remarks)
      .map(({ says }) => formatSentence(says, 'en', (value) => value)),
  };
}
const listImportedFeatures = (...actions: readonly object[]) =>
  sheetSchema.parse(importMonster({ actions }).sheet).deeds;

describe('a bite with poison', () => {
  const poison = { damage_type: { index: 'poison' }, damage_dice: '2d8' };
  const desc =
    'Melee Weapon Attack: +4 to hit, reach 5 ft. Hit: 6 (1d8 + 2) piercing damage, and the target must make a DC 11 Constitution saving throw, taking 9 (2d8) poison damage on a failed save, or half as much damage on a successful one. If the poison damage reduces the target to 0 hit points, the target is stable but poisoned for 1 hour, and is paralyzed while poisoned.';
  const dc = { dc_type: { index: 'con' }, dc_value: 11, success_type: 'half' };

  test.each([
    ['beside the bite', { damage: [piercingDamage('1d8+2'), poison], dc }],
    ['within the damage', { damage: [piercingDamage('1d8+2'), { ...poison, dc }] }],
    ['in words alone', { damage: [], attack_bonus: undefined }],
  ])('has a saving throw, although the save is written %s', (_, parts) => {
    expect(listImportedFeatures({ ...bite, desc, ...parts })).toMatchObject([
      {
        attack: {
          bonus: 4,
          damage: [{ dice: '1d8+2', type: 'piercing' }],
          onHit: [],
          save: { ability: 'con', dc: 11, half: true, damage: [{ dice: '2d8', type: 'poison' }], onFail: [] },
        },
      },
    ]);
  });

  test('leaves what has a proviso to the game master', () => {
    expect(importMonster({ actions: [{ ...bite, desc, dc }] }).told).toContain(
      'Bite: for the game master, by the words in the notes: poisoned, 1 hour, paralyzed',
    );
  });
});

test('the wording of newer blocks is read as well', () => {
  const claw =
    'Melee Attack Roll: +4, reach 10 ft. Hit: 6 (1d8 + 2) Slashing damage. The target has the Prone condition.';
  const spores =
    'Constitution Saving Throw: DC 12, each creature in a 10-foot Emanation. Failure: 10 (3d6) Poison damage. Success: Half damage.';
  expect(
    listImportedFeatures({ name: 'Claw', desc: claw }, { name: 'Spores (Recharge 6)', desc: spores }),
  ).toMatchObject([
    {
      attack: {
        kind: 'melee',
        reach: 3,
        bonus: 4,
        damage: [{ dice: '1d8+2', type: 'slashing' }],
        onHit: [{ condition: 'prone' }],
      },
    },
    {
      recharge: 6,
      area: { shape: 'sphere', size: 3 },
      save: { ability: 'con', dc: 12, half: true, damage: [{ dice: '3d6', type: 'poison' }] },
    },
  ]);
});

test('a weapon that is thrown too is two deeds', () => {
  const desc =
    'Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 20/60 ft. Hit: 5 (1d6 + 2) piercing damage.';
  expect(
    listImportedFeatures({ ...bite, name: 'Spear', desc, damage: [piercingDamage('1d6+2')] }),
  ).toMatchObject([
    { id: 'spear', attack: { kind: 'melee' } },
    { id: 'spear-ranged', attack: { kind: 'ranged', range: [6, 18] } },
  ]);
});

test('each of several breaths is an ability, with its own text', () => {
  const breaths = {
    name: 'Breath Weapons',
    desc: 'It uses one of these. Fire Breath. Fire in a 60-foot line that is 10 feet wide. Sleep Breath. Gas in a 30-foot cone. Each creature there falls unconscious for 10 minutes.',
    usage: { type: 'recharge on roll', dice: '1d6', min_value: 5 },
    options: {
      from: {
        options: [
          {
            name: 'Fire Breath',
            dc: { dc_type: { index: 'dex' }, dc_value: 18, success_type: 'half' },
            damage: [{ damage_type: { index: 'fire' }, damage_dice: '13d6' }],
          },
          { name: 'Sleep Breath', dc: { dc_type: { index: 'con' }, dc_value: 18, success_type: 'none' } },
        ],
      },
    },
  };
  expect(listImportedFeatures(breaths)).toMatchObject([
    {
      id: 'fire-breath',
      recharge: 5,
      area: { shape: 'line', size: 18, width: 3 },
      save: { half: true, onFail: [] },
    },
    {
      id: 'sleep-breath',
      recharge: 5,
      area: { shape: 'cone', size: 9 },
      save: { onFail: [{ condition: 'unconscious', rounds: 100 }] },
    },
  ]);
});

test.each([
  ['Fire Breath (Recharge 5–6)', undefined, { id: 'fire-breath', recharge: 5, uses: null }],
  ['Shriek (2/Day)', undefined, { id: 'shriek', uses: 2, recharge: null }],
  ['Shriek', { type: 'recharge after rest' }, { uses: 1 }],
  ['Shriek', { type: 'recharge on roll', min_value: 9 }, { recharge: 6 }],
])('%s with %j comes back as it should', (name, usage, deed) => {
  const dc = { dc_type: { index: 'wis' }, dc_value: 12, success_type: 'none' };
  expect(
    listImportedFeatures({ name, desc: 'Each creature within 30 feet of it is frightened.', dc, usage }),
  ).toMatchObject([{ ...deed, area: { shape: 'sphere', size: 9, range: null } }]);
});

test.each([
  [
    'It makes two attacks: one with its bite and one with its claws.',
    [
      ['bite', 1],
      ['claws', 1],
    ],
  ],
  [
    'It makes one Bite attack and two Claw attacks.',
    [
      ['bite', 1],
      ['claws', 2],
    ],
  ],
  ['It makes three melee attacks.', [['bite', 3]]],
])('%s', (desc, multi) => {
  const all = listImportedFeatures({ name: 'Multiattack', desc }, bite, { ...bite, name: 'Claws' });
  expect(all.at(-1)?.multi.map(({ deed, times }) => [deed, times])).toEqual(multi);
});

test.each([
  [
    { name: 'Curse', desc: 'Or be poisoned.', dc: { dc_type: { index: 'wis' } } },
    'Curse: a saving throw without a known ability or a DC (ability: wis, DC: —)',
  ],
  [
    { ...bite, damage: [{ damage_type: { index: 'sonic' }, damage_dice: '1d8' }] },
    'Bite: “sonic” is not a damage type',
  ],
  [
    { name: 'Multiattack', multiattack_type: 'actions', actions: [{ action_name: 'Horn', count: 1 }] },
    'Multiattack: not among its attacks: Horn',
  ],
  [
    { name: 'Multiattack', multiattack_type: 'actions', actions: [{ action_name: 'Bite', count: 'heads' }] },
    'Multiattack: the number of Bite is “heads”; one is used',
  ],
])('%j is reported', (action, remark) => {
  expect(importMonster({ actions: [bite, action] }).told).toContain(remark);
});

test.each([
  [{ challenge_rating: '1/4' }, { level: 0.25 }],
  [{ speed: '30 ft., fly 60 ft.' }, { speed: 9, fly: 18 }],
  [
    { speed: { walk: 40 }, senses: { darkvision: 60 } },
    { speed: 12, senses: { darkvision: 18 } },
  ],
  [{ armor_class: '15 (natural armor)' }, { ac: 15 }],
  [
    { armor_class: [], actions: null },
    { ac: null, deeds: [] },
  ],
  [{ actions: [bite, bite] }, { deeds: [{ id: 'bite' }, { id: 'bite-2' }] }],
])('%j is read', (fields, sheet) => {
  expect(sheetSchema.parse(importMonster(fields).sheet)).toMatchObject(sheet);
});

test('of what is both swung and thrown, a set of attacks takes the one it means', () => {
  const javelin = {
    name: 'Javelin',
    desc: 'Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 30/120 ft., one target. Hit: 5 (1d6 + 2) piercing damage.',
    attack_bonus: 4,
    damage: [piercingDamage('1d6+2')],
  };
  const times = (type: string, count: number) => ({ action_name: 'Javelin', count, type });
  const multi = {
    name: 'Multiattack',
    multiattack_type: 'action_options',
    action_options: { from: { options: [times('melee', 2), { items: [times('ranged', 3)] }] } },
  };
  expect(listImportedFeatures(javelin, multi).flatMap((feature) => feature.multi)).toEqual([
    { deed: 'javelin', times: 2 },
    { deed: 'javelin-ranged', times: 3 },
  ]);
});

const POISONED = (rest: string) =>
  `Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 6 (1d8 + 2) piercing damage, and the target must succeed on a DC 11 Constitution saving throw or be poisoned for 1 minute. ${rest}`;

test.each([
  ['The target can repeat the saving throw at the end of each of its turns.', { rounds: 10 }],
  [
    'It can repeat the saving throw at the end of each of its turns, ending the effect on itself on a success.',
    { rounds: 10 },
  ],
])('a save that is repeated is played: %s', (words, fields) => {
  const { told, sheet } = importMonster({
    actions: [{ ...bite, desc: POISONED(words), damage: [piercingDamage('1d8+2')] }],
  });
  expect(told).toEqual([]);
  expect(sheetSchema.parse(sheet).deeds[0]?.attack?.save?.onFail).toMatchObject([
    { condition: 'poisoned', ...fields, endsOnSave: { ability: 'con', dc: 11 } },
  ]);
});

test('a second failure makes the condition worse', () => {
  const desc =
    'Each creature in a 15-foot cone must succeed on a DC 13 Constitution saving throw. On a failed save, the creature is restrained. It must repeat the saving throw at the end of its next turn. On a success, the effect ends. On a failure, the creature is petrified.';
  const { told, sheet } = importMonster({ actions: [{ name: 'Dust (Recharge 6)', desc }] });
  expect(sheetSchema.parse(sheet).deeds[0]?.save?.onFail).toMatchObject([
    { condition: 'restrained', endsOnSave: { ability: 'con', dc: 13, otherwise: 'petrified' } },
  ]);
  expect(told.join()).toContain('no end of petrified');
});

test.each([
  [
    'a swarm that dwindles',
    'Hit: 10 (4d4) piercing damage, or 5 (2d4) piercing damage if the swarm has half of its hit points or fewer.',
    'Bite: for the game master, by the words in the notes: 2d4',
  ],
])('%s is reported as left out', (_, desc, text) => {
  expect(importMonster({ actions: [{ ...bite, desc, damage: [piercingDamage('1d8+2')] }] }).told).toContain(
    text,
  );
});

test('words that are too long for the notes are reported', () => {
  const traits = Array.from({ length: 9 }, (_, index) => ({
    name: `Trait ${index}`,
    desc: 'word '.repeat(1100),
  }));
  const { told, sheet } = importMonster({ special_abilities: traits });
  expect(told.filter((text) => text.includes('cut off'))).toHaveLength(1);
  expect(sheetSchema.safeParse(sheet).success).toBe(true);
  expect(importMonster({ special_abilities: traits.slice(0, 2) }).told.join()).not.toContain('cut off');
});

test('input that is no monster is reported', () => {
  const { sheet, lines } = buildCreature('text');
  expect(sheet).toBe(null);
  expect(
    lines.flatMap(({ remarks }) => remarks).map(({ says }) => formatSentence(says, 'en', String)),
  ).toEqual(['this is not a monster']);
});
