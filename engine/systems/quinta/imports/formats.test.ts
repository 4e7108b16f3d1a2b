import { countOutcomes, findImporter, parseImportSource } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { sheetSchema } from '../schema/sheet.ts';
import { IMPORTERS } from './index.ts';

const BITE =
  'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 8 (1d10 + 3) piercing damage, and the target is grappled (escape DC 13).';
const BREATH =
  'The hound exhales ash in a line that is 30 ft. long and 5 ft. wide. Each creature in that line must make a DC 11 Dexterity saving throw, taking 14 (4d6) fire damage on a failed save, or half as much damage on a successful one.';

const OLD_BLOCK = `Ash hound
Large beast, unaligned
Armor Class 14 (natural armor)
Hit Points 26 (4d10 + 4)
Speed 40 ft., swim 30 ft.
STR DEX CON INT WIS CHA
16 (+3) 13 (+1) 12 (+1) 3 (−4) 12 (+1) 7 (−2)
Senses darkvision 60 ft., passive Perception 11
Challenge 2 (450 XP)
Actions
Bite. ${BITE}
Ash Breath (Recharge 5–6). ${BREATH}`;

const NEW_BLOCK = `Ash hound
Large Beast, Unaligned
AC 14 Initiative +1 (11)
HP 26 (4d10 + 4)
Speed 40 ft., Swim 30 ft.
Str 16 +3 +3
Dex 13 +1 +1
Con 12 +1 +1
Int 3 −4 −4
Wis 12 +1 +1
Cha 7 −2 −2
Senses Darkvision 60 ft.; Passive Perception 11
Languages None
CR 2 (XP 450; PB +2)
Actions
Bite. Melee Attack Roll: +5, reach 5 ft. Hit: 8 (1d10 + 3) Piercing damage, and the target has the Grappled condition (escape DC 13).
Ash Breath (Recharge 5–6). Dexterity Saving Throw: DC 11, each creature in a 30-foot-long, 5-foot-wide Line. Failure: 14 (4d6) Fire damage. Success: Half damage.`;

const ITALIAN_BLOCK = `Segugio di cenere
Bestia Grande, senza allineamento
Classe Armatura 14 (armatura naturale)
Punti Ferita 26 (4d10 + 4)
Velocità 12 m, nuotare 9 m
FOR DES COS INT SAG CAR
16 (+3) 13 (+1) 12 (+1) 3 (−4) 12 (+1) 7 (−2)
Sensi scurovisione 18 m, Percezione passiva 11
Sfida 2 (450 PE)
Azioni
Bite. Attacco con arma da mischia: +5 al tiro per colpire, portata 1,5 m, un bersaglio. Colpito: 8 (1d10 + 3) danni perforanti e il bersaglio è afferrato (CD 13 per fuggire).`;

const SCORES = { strength: 16, dexterity: 13, constitution: 12, intelligence: 3, wisdom: 12, charisma: 7 };
const ACTIONS = [
  { name: 'Bite', desc: BITE },
  { name: 'Ash Breath (Recharge 5-6)', desc: BREATH },
];

const OPEN5E = {
  ...{ slug: 'ash-hound', name: 'Ash hound', size: 'Large', armor_class: 14, hit_points: 26 },
  ...{ hit_dice: '4d10+4', speed: { walk: 40, swim: 30 }, ...SCORES, strength_save: null, skills: {} },
  ...{ damage_resistances: '', condition_immunities: '', challenge_rating: '2', cr: 2, bonus_actions: null },
  senses: 'darkvision 60 ft., passive Perception 11',
  actions: ACTIONS,
};
const OPEN5E_V2 = {
  ...{
    key: 'ash-hound',
    name: 'Ash hound',
    size: { name: 'Large' },
    type: { name: 'Beast' },
    armor_class: 14,
  },
  ...{
    hit_points: 26,
    hit_dice: '4d10+4',
    ability_scores: SCORES,
    speed: { walk: 40, swim: 30, unit: 'feet' },
  },
  ...{ darkvision_range: 60, passive_perception: 11, challenge_rating: 2, resistances_and_immunities: {} },
  actions: [
    { name: 'Bite', desc: BITE, action_type: 'ACTION' },
    {
      name: 'Ash Breath',
      desc: BREATH,
      action_type: 'ACTION',
      usage_limits: { type: 'RECHARGE_ON_ROLL', param: 5 },
    },
  ],
};
const TOOLS = {
  monster: [
    {
      ...{
        name: 'Ash hound',
        size: ['L'],
        type: 'beast',
        ac: [14],
        hp: { average: 26, formula: '4d10 + 4' },
      },
      ...{ speed: { walk: 40, swim: 30 }, str: 16, dex: 13, con: 12, int: 3, wis: 12, cha: 7, cr: '2' },
      ...{ senses: ['darkvision 60 ft.'], passive: 11 },
      action: [
        {
          name: 'Bite',
          entries: [
            '{@atk mw} {@hit 5} to hit, reach 5 ft., one target. {@h}8 ({@damage 1d10 + 3}) piercing damage, and the target is {@condition grappled} (escape {@dc 13}).',
          ],
        },
        {
          name: 'Ash Breath {@recharge 5}',
          entries: [BREATH.replace('DC 11', '{@dc 11}').replace('4d6', '{@damage 4d6}')],
        },
      ],
    },
  ],
};
const IMPROVED = {
  ...{
    Name: 'Ash hound',
    Type: 'Large beast, unaligned',
    HP: { Value: 26, Notes: '(4d10+4)' },
    AC: { Value: 14 },
  },
  ...{
    Speed: ['40 ft.', 'swim 30 ft.'],
    Senses: ['darkvision 60 ft.', 'passive Perception 11'],
    Challenge: '2',
  },
  Abilities: { Str: 16, Dex: 13, Con: 12, Int: 3, Wis: 12, Cha: 7 },
  Actions: ACTIONS.map(({ name, desc }) => ({ Name: name, Content: desc })),
};
const FOUNDRY = {
  name: 'Ash hound',
  type: 'npc',
  system: {
    abilities: Object.fromEntries(
      Object.entries(SCORES).map(([name, value]) => [name.slice(0, 3), { value }]),
    ),
    attributes: {
      ...{
        ac: { flat: 14 },
        hp: { max: 26, formula: '4d10 + 4' },
        movement: { walk: 40, swim: 30, units: 'ft' },
      },
      senses: { darkvision: 60 },
    },
    details: { cr: 2, type: { value: 'beast' } },
    traits: { size: 'lg' },
  },
  items: [
    { name: 'Bite', type: 'weapon', system: { description: { value: `<p>${BITE}</p>` } } },
    {
      name: 'Ash Breath',
      type: 'feat',
      system: {
        description: { value: `<p>${BREATH}</p>` },
        activation: { type: 'action' },
        recharge: { value: 5 },
      },
    },
  ],
};

const read = (text: string) => {
  const source = parseImportSource(text);
  const found = findImporter([{ importers: IMPORTERS }], source);
  return { format: found?.importer.id, creature: found?.importer.read(source).creatures[0] };
};

const BITE_ON_SHEET = {
  id: 'bite',
  attack: {
    ...{ kind: 'melee', reach: 1.5, bonus: 5, damage: [{ dice: '1d10+3', type: 'piercing' }] },
    onHit: [{ condition: 'grappled', escapeDc: 13 }],
  },
};
const BREATH_ON_SHEET = {
  ...{ id: 'ash-breath', recharge: 5, area: { shape: 'line', size: 9, width: 1.5 } },
  save: { ability: 'dex', dc: 11, half: true, damage: [{ dice: '4d6', type: 'fire' }] },
};
const NUMBERS = { size: 'large', ac: 14, hp: 26, speed: 12, swim: 9, level: 2, senses: { darkvision: 18 } };

test.each<[string, string, readonly object[]]>([
  ['stat-block', OLD_BLOCK, [BITE_ON_SHEET, BREATH_ON_SHEET]],
  ['stat-block', NEW_BLOCK, [BITE_ON_SHEET, BREATH_ON_SHEET]],
  ['stat-block', ITALIAN_BLOCK, [BITE_ON_SHEET]],
  ['open5e', JSON.stringify({ results: [OPEN5E] }), [BITE_ON_SHEET, BREATH_ON_SHEET]],
  ['open5e-v2', JSON.stringify(OPEN5E_V2), [BITE_ON_SHEET, BREATH_ON_SHEET]],
  ['5etools', JSON.stringify(TOOLS), [BITE_ON_SHEET, BREATH_ON_SHEET]],
  ['improved-initiative', JSON.stringify(IMPROVED), [BITE_ON_SHEET, BREATH_ON_SHEET]],
  ['foundry', JSON.stringify(FOUNDRY), [BITE_ON_SHEET, BREATH_ON_SHEET]],
])('%s is recognised and read', (format, text, deeds) => {
  const { format: found, creature } = read(text);
  expect(found).toBe(format);
  const sheet = sheetSchema.parse(creature?.sheet);
  expect(sheet).toMatchObject({ ...NUMBERS, scores: { str: 16, dex: 13, con: 12, int: 3, wis: 12, cha: 7 } });
  expect(sheet.deeds).toMatchObject(deeds);
  expect(creature && countOutcomes(creature.lines)).toMatchObject({ partly: 0, unread: 0 });
});

test.each([
  [
    'damage that is only in the words, of a failed save',
    'Melee Weapon Attack: +5 to hit, reach 10 ft., one creature. Hit: 6 (1d6 + 3) piercing damage. The target must make a DC 11 Constitution saving throw, taking 24 (7d6) poison damage on a failed save, or half as much damage on a successful one.',
    { damage: [{ dice: '1d6+3' }], save: { dc: 11, half: true, damage: [{ dice: '7d6', type: 'poison' }] } },
    [],
  ],
  [
    'damage of later turns is not dealt at once',
    'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d6 + 3) piercing damage. The target takes 10 (3d6) acid damage at the start of each of its turns.',
    { damage: [{ dice: '1d6+3' }], save: null },
    ['Maul: for the game master, by the words in the notes: 3d6'],
  ],
  [
    'only the first stage of two failures is played',
    'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d6 + 3) piercing damage. The target must succeed on a DC 11 Constitution saving throw or be restrained for 1 minute. On a second failed save the target is petrified.',
    { save: { onFail: [{ condition: 'restrained', rounds: 10 }] } },
    ['Maul: for the game master, by the words in the notes: petrified'],
  ],
  [
    'a push',
    'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d6 + 3) bludgeoning damage, and the target is pushed up to 10 feet away from the hound.',
    { onHit: [{ kind: 'push', metres: 3 }] },
    [],
  ],
])('%s', (_, desc, attack, told) => {
  const { creature } = read(`${OLD_BLOCK}\nMaul. ${desc}`);
  const sheet = sheetSchema.parse(creature?.sheet);
  expect(sheet.deeds.find(({ id }) => id === 'maul')?.attack).toMatchObject(attack);
  const remarks = creature?.lines.flatMap((line) => line.remarks) ?? [];
  expect(remarks.map(({ says }) => says.with?.facts)).toEqual(told.map((text) => text.replace(/^.*: /u, '')));
  expect(sheet.notes?.some(({ title, text }) => title === 'Maul' && text === desc) ?? false).toBe(
    told.length > 0,
  );
});
