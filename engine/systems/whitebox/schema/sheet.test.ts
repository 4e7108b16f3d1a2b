import { LANGUAGES, optionsSchema } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { findSetupConflicts } from '../create-world.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from './scene.ts';
import { sheetSchema } from './sheet.ts';

const parseFaults = (sheet: object) => sheetSchema.safeParse(sheet).error?.issues ?? [];
const listFaultPlaces = (sheet: object): readonly string[] =>
  parseFaults(sheet).map(({ path }) => path.join('.'));
/** The error texts, in every language. */
const listFaultTexts = (sheet: object): readonly string[] =>
  parseFaults(sheet).flatMap((issue) => {
    const { says: words } = ('params' in issue ? issue.params : {}) as { says?: Record<string, string> };
    return LANGUAGES.map((language) => words?.[language] ?? '');
  });
const listSceneFaultPlaces = (scene: object): readonly string[] =>
  sceneSchema.safeParse(scene).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a sheet', () => {
  test('has a default for everything', () => {
    expect(sheetSchema.parse({})).toMatchObject({
      kind: 'character',
      side: 'party',
      race: 'human',
      class: null,
      level: 1,
      xp: 0,
      ac: { descending: 9, ascending: 10 },
      hp: 4,
      maxHp: 4,
      status: 'up',
      rate: null,
      weapons: [],
      morale: null,
    });
    expect(sheetSchema.parse({ kind: 'monster', hitDice: 3 })).toMatchObject({
      side: 'foes',
      race: null,
      hitBonus: 3,
      saveTarget: 16,
      hp: 12,
      rate: 12,
      seesInDark: true,
    });
  });

  test('whitebox.attack.modifiers: what the scores are worth follows, unless it is written', () => {
    const strong = { class: 'fighter', level: 3, scores: { strength: 16, dexterity: 4 } };
    expect(sheetSchema.parse(strong)).toMatchObject({
      scores: { strength: 16, dexterity: 4, wisdom: 10 },
      strengthToHit: 1,
      strengthDoors: 1,
      dexterityToHit: -1,
      charismaLoyalty: 0,
      xpBonus: 10,
      maxHp: 12,
    });
    expect(sheetSchema.parse({ ...strong, strengthToHit: 0 })).toMatchObject({
      strengthToHit: 0,
      strengthDoors: 1,
    });
  });

  test('whitebox.xp.level-advance: has as much experience as its level takes', () => {
    const thresholds = [1000, 2500];
    expect([1, 2, 3].map((level) => sheetSchema.parse({ level, thresholds }).xp)).toEqual([0, 1000, 2500]);
    expect(sheetSchema.parse({ class: 'fighter', level: 2 }).xp).toBe(2000);
  });

  test('whitebox.damage.unconscious-optional: without hit points follows the options, unless the sheet says otherwise', () => {
    expect(sheetSchema.parse({ hp: 1, maxHp: 4 })).toMatchObject({ status: 'up', bleeding: false });
    expect(sheetSchema.parse({ hp: -1, maxHp: 4 })).toMatchObject({ status: null, bleeding: null });
    const said = { status: 'dead', bleeding: false };
    expect(sheetSchema.parse({ hp: -1, maxHp: 4, ...said })).toMatchObject(said);
  });

  test('whitebox.exploration.light-duration: a lantern has the pints of its sheet', () => {
    const fuel = (lantern: object) =>
      sheetSchema.parse({ lights: [{ kind: 'lantern', ...lantern }] }).lights[0];
    expect(fuel({})).toMatchObject({ minutesLeft: 240, pints: 0 });
    expect(fuel({ pints: 0 })).toMatchObject({ minutesLeft: 0, pints: 0 });
    expect(fuel({ pints: 1 })).toMatchObject({ minutesLeft: 240, pints: 0 });
    expect(fuel({ pints: 3 })).toMatchObject({ minutesLeft: 240, pints: 2 });
    expect(fuel({ minutesLeft: 10, pints: 2 })).toMatchObject({ minutesLeft: 10, pints: 2 });
  });

  test.each([
    ['Mezzuomo', 'halfling'],
    ['mezzuomini', 'halfling'],
    ['Nani', 'dwarf'],
    ['Elfi', 'elf'],
    ['Umani', 'human'],
  ])('whitebox.movement.base-rate: the book also says %s', (race, id) => {
    expect(sheetSchema.parse({ race }).race).toBe(id);
  });

  test('survives being saved', () => {
    const read = sheetSchema.parse({
      class: 'Mago',
      race: 'Elfo',
      level: 4,
      ac: '7 [12]',
      hp: 5,
      maxHp: 9,
      scores: { intelligence: 15 },
      weapons: ['dagger', { weapon: 'Pugnale', magic: 1 }, { name: 'whip', damage: '1D3' }],
      lights: ['torch', { kind: 'lantern', lit: true, pints: 2 }],
      spells: ['poppy-breath', { name: 'glow', level: 2, save: { onSave: 'half' } }],
      casting: { spell: 'glow' },
      conditions: ['blessed', { name: 'invisible', until: 30 }],
      service: 'anna',
      classSaves: { 'spells-staves': 2, any: 1 },
    });
    expect(sheetSchema.parse(JSON.parse(JSON.stringify(read)))).toStrictEqual(read);
    expect(read).toMatchObject({ class: 'magic-user', race: 'elf' });
  });
});

describe('an armour class', () => {
  test.each([
    ['6 [13]', { descending: 6, ascending: 13 }],
    ['-2 [21]', { descending: -2, ascending: 21 }],
    ['[13]', { descending: 6, ascending: 13 }],
    ['6', { descending: 6, ascending: 13 }],
    [6, { descending: 6, ascending: 13 }],
    [-1, { descending: -1, ascending: 20 }],
    [[13], { descending: 6, ascending: 13 }],
    [{ descending: 6 }, { descending: 6, ascending: 13 }],
    [{ ascending: 13 }, { descending: 6, ascending: 13 }],
    [
      { descending: 0, ascending: 19 },
      { descending: 0, ascending: 19 },
    ],
  ])('whitebox.attack.ac-conversion: %j', (ac, both) => {
    expect(sheetSchema.parse({ ac }).ac).toEqual(both);
  });

  test.each(['6 [12]', { descending: 6, ascending: 12 }])(
    'whitebox.attack.ac-conversion: %j do not make 19',
    (ac) => {
      expect(listFaultPlaces({ ac })).toEqual(['ac']);
      expect(listFaultTexts({ ac })).toEqual([
        expect.stringContaining('19'),
        expect.stringContaining('19'),
        expect.stringContaining('19'),
      ]);
    },
  );

  test.each(['chain', '', {}, 6.5, [], [6, 13], ['chain'], null])('%j is none', (ac) => {
    expect(listFaultPlaces({ ac })).toEqual(['ac']);
    expect(listFaultTexts({ ac })).toEqual([
      expect.stringContaining('6 [13]'),
      expect.stringContaining('6 [13]'),
      expect.stringContaining('6 [13]'),
    ]);
  });
});

describe('what is refused', () => {
  test.each([0, 100, 1.5, -1])('a level of %d', (level) => {
    expect(listFaultPlaces({ level })).toEqual(['level']);
    expect(listFaultTexts({ level })).toEqual([
      'levels go from 1 to 99',
      'i livelli vanno da 1 a 99',
      'tasot ovat 1–99',
    ]);
  });

  test.each([
    ['refused', ['level']],
    ['last-row', []],
  ])('whitebox.attack.table-fighter: level 11, where levels above the tables are %s', (setting, fields) => {
    const options = optionsSchema(OPTIONS).parse({ levelsAboveTable: setting });
    const creatures = [
      { id: 'anna', name: 'Anna', sheet: sheetSchema.parse({ class: 'fighter', level: 11 }) },
    ];
    const found = findSetupConflicts({ options, creatures, scene: sceneSchema.parse({}) });
    expect(found.map(({ field }) => field)).toEqual(fields);
  });

  test('an unknown class or race, with the valid ones', () => {
    expect(listFaultPlaces({ class: 'ranger' })).toEqual(['class']);
    expect(listFaultTexts({ class: 'ranger' })).toEqual([
      expect.stringContaining('“ranger”; there are: cleric, fighter, magic-user, thief'),
      expect.stringContaining('“ranger”; ci sono: cleric (Chierico), fighter (Guerriero)'),
      expect.stringContaining('”ranger”; näitä on: cleric (Pappi), fighter (Soturi)'),
    ]);
    expect(listFaultPlaces({ race: 'gnome' })).toEqual(['race']);
  });

  test('a weapon or a spell that no table lists', () => {
    expect(listFaultPlaces({ weapons: ['sword', 'laser'] })).toEqual(['weapons.1']);
    expect(listFaultTexts({ weapons: ['laser'] })[0]).toContain('short-bow');
    expect(listFaultPlaces({ spells: ['wish'] })).toEqual(['spells.0']);
  });

  test('whitebox.attack.monster-attacks: what it says of its own weapons and spells goes by any of their names', () => {
    const read = sheetSchema.parse({
      weapons: ['Spada', { name: 'Long Tail' }],
      routine: ['long-tail', 'sword'],
      spells: [{ name: 'Cold Light' }],
      casting: { spell: 'cold light' },
    });
    expect(read).toMatchObject({ routine: ['Long Tail', 'sword'], casting: { spell: 'Cold Light' } });
  });

  test.each([
    [{ hp: 9, maxHp: 8 }, 'hp'],
    [{ hp: 0, maxHp: 8, status: 'up' }, 'status'],
    [{ weapons: ['sword'], routine: ['bite'] }, 'routine'],
    [{ spells: ['poppy-breath'], casting: { spell: 'wish' } }, 'casting'],
    [{ spells: [{ spell: 'poppy-breath', memorised: 0 }], casting: { spell: 'poppy-breath' } }, 'casting'],
    [{ conditions: ['asleep', 'asleep'] }, 'conditions'],
    [{ load: -1 }, 'load'],
    [
      {
        weapons: [
          { id: 'a', name: 'x' },
          { id: 'a', name: 'y' },
        ],
      },
      'weapons',
    ],
    [{ weapons: [{ name: 'x', damage: '0d6' }] }, 'weapons.0.damage'],
  ])('%j', (sheet, place) => {
    expect(listFaultPlaces(sheet)).toEqual([place]);
  });

  test('whitebox.movement.base-rate: a load above the table is no fault of the sheet', () => {
    expect(sheetSchema.parse({ load: 301 }).load).toBe(301);
  });
});

describe('weapons', () => {
  const held = (sheet: object) =>
    Object.fromEntries(
      sheetSchema.parse(sheet).weapons.map(({ id, inHand, ready }) => [id, [inHand, ready]]),
    );

  test('the first is in hand; of a monster all are', () => {
    expect(held({ weapons: ['sword', 'short-bow', 'sword'] })).toEqual({
      sword: [true, true],
      'short-bow': [false, false],
      'sword-2': [false, false],
    });
    expect(held({ weapons: ['sword', { weapon: 'short-bow', inHand: true, ready: false }] })).toEqual({
      sword: [false, false],
      'short-bow': [true, false],
    });
    expect(held({ weapons: [{ weapon: 'short-bow', inHand: false }, 'sword', 'dagger'] })).toEqual({
      'short-bow': [false, false],
      sword: [true, true],
      dagger: [false, false],
    });
    expect(
      held({ kind: 'monster', weapons: ['spear', { name: 'bite' }, { weapon: 'club', inHand: false }] }),
    ).toEqual({ spear: [true, true], bite: [true, true], club: [false, false] });
  });

  test('whitebox.damage.weapon-damage: are of the table by their names in any language', () => {
    const { weapons } = sheetSchema.parse({ weapons: ['Arco corto', { weapon: 'miekka', magic: 1 }] });
    expect(weapons).toMatchObject([
      { name: 'short-bow', kind: 'missile', damage: '1d6', range: 150, magic: 0 },
      { name: 'sword', kind: 'melee', damage: '1d8', range: null, magic: 1 },
    ]);
  });
});

test('whitebox.exploration.light-duration: lights are fresh by default', () => {
  const { lights } = sheetSchema.parse({ lights: ['torch', 'torch', { kind: 'lantern', minutesLeft: 5 }] });
  expect(lights.map(({ id, minutesLeft, lit }) => [id, minutesLeft, lit])).toEqual([
    ['torch', 60, false],
    ['torch-2', 60, false],
    ['lantern', 5, false],
  ]);
});

describe('a scene', () => {
  test('needs no fields; a single word starts a fight', () => {
    expect(sceneSchema.parse({})).toEqual({
      clock: 0,
      outdoors: false,
      asksMorale: false,
      rooms: [],
      doors: [],
      traps: [],
      march: [],
      treasure: 0,
      fight: null,
    });
    expect(sceneSchema.parse({ fight: true }).fight).toEqual({ round: 1, at: {}, initiative: {} });
  });

  test('has rooms by name, and doors and traps in them', () => {
    const scene = sceneSchema.parse({
      rooms: ['hall', { id: 'crypt', length: 40, noise: 'dripping' }],
      doors: [{ id: 'oak', between: ['hall', 'crypt'], secret: true }],
      traps: [{ id: 'pit', room: 'crypt', area: 12, fall: 20 }],
    });
    expect(scene.rooms[0]).toEqual({ id: 'hall', width: 30, length: 30, noise: null });
    expect(scene.doors[0]?.secret).toEqual({ area: 1, found: false, alwaysRoll: false, adjustment: 0 });
    expect(scene.traps[0]).toMatchObject({ inSix: 2, armed: true, found: false, takes: 'one' });
  });

  test.each([
    [{ rooms: ['hall', 'hall'] }, 'rooms'],
    [{ rooms: ['hall'], doors: [{ id: 'oak', between: ['hall', 'cave'] }] }, 'doors'],
    [{ rooms: ['hall'], traps: [{ id: 'pit', room: 'cave' }] }, 'doors'],
    [{ rooms: ['hall'], traps: [{ id: 'pit', room: 'hall', area: 10 }] }, 'traps'],
    [{ march: ['anna', 'anna'] }, 'march'],
  ])('%j does not fit together', (scene, place) => {
    expect(listSceneFaultPlaces(scene)).toEqual([place]);
  });
});
