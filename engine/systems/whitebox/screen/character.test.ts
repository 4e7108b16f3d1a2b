import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type CharacterField,
  type CharacterSection,
  createAnswerOracle,
  createCharacter,
  type Json,
  optionsSchema,
  score,
  type Viewer,
} from '@arbitro/kernel';
import { drawAnswer } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../content/creatures.ts';
import { createWorld } from '../create-world.ts';
import { creation } from '../creation/creation.ts';
import { OPTIONS } from '../options.ts';
import { RULES } from '../rules.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import { buildView } from '../secrecy/view.ts';
import type { Sheet } from '../state.ts';
import { presentation } from './presentation.ts';
import { TERMS } from './term-names.ts';

const options = optionsSchema(OPTIONS);
const GM: Viewer = { role: 'gm' };
const PLAYER: Viewer = { role: 'player', owns: [], knows: [] };

interface Seeing {
  readonly viewer?: Viewer;
  readonly scene?: object;
  readonly table?: object;
}

function sections(sheet: Sheet, { viewer = GM, scene = {}, table = {} }: Seeing = {}) {
  const world = createWorld({
    options: options.parse(table),
    creatures: [{ id: 'anna', name: 'Anna', sheet }],
    scene: sceneSchema.parse(scene),
  });
  const seen = buildView(world, viewer) as { readonly creatures: readonly Json[] };
  return presentation.character(seen.creatures[0], seen);
}

const sheetOf = (id: string, over: object = {}): Sheet => {
  const sheet = CONTENT[id]?.sheet;
  if (typeof sheet !== 'object' || sheet === null) throw new Error(id);
  return sheetSchema.parse({ ...sheet, ...over });
};
const allFields = (all: readonly CharacterSection[]): readonly CharacterField[] =>
  all.flatMap(({ fields }) => fields);
const inEnglish = (words: CharacterField['label'] | undefined) =>
  typeof words === 'object' ? words.en : words;

function fieldOf(all: readonly CharacterSection[], label: string): CharacterField {
  const found = allFields(all).find((field) => inEnglish(field.label) === label);
  if (!found)
    throw new Error(`${label} is not among ${allFields(all).map((field) => inEnglish(field.label))}`);
  return found;
}

/** A random character. */
function randomSheet(seed: string): Sheet {
  const die = createSeededDie(seedOf(seed));
  const oracle = createAnswerOracle([], {
    dice: () => die,
    decide: ({ question }) => drawAnswer(question, die),
  });
  const step = createCharacter({ creation, schemas: { options } }, oracle);
  if (step.kind !== 'made') throw new Error(step.kind);
  return step.sheet;
}

const HURT = { hp: 4, conditions: ['blessed', { name: 'shielded', until: 90 }], bleeding: true };
const EVERYBODY: readonly (readonly [string, Sheet])[] = [
  ...Object.keys(CONTENT).map((id) => [id, sheetOf(id)] as const),
  ['brando, hurt', sheetOf('brando', { ...HURT, maxHp: 16 })],
  ...Array.from({ length: 20 }, (_, n) => [`random ${n}`, randomSheet(`sheet ${n}`)] as const),
];
const TABLES = [{}, { attackAcSystem: 'ascending', savesSystem: 'matrix', movementMovesPerTurn: 'split' }];

describe.each(EVERYBODY)('the sheet of %s', (_, sheet) => {
  const both = TABLES.map((table) => sections(sheet, { table }));

  test('every number comes to what its reasons come to', () => {
    for (const { label, value, because } of both.flatMap(allFields))
      if (because.length > 0) expect(score(because).value, inEnglish(label)).toBe(value);
  });

  test('every line cites a rule, and every reason has words and a rule', () => {
    for (const { rule, because } of both.flatMap(allFields)) {
      expect(RULES).toHaveProperty([rule]);
      for (const reason of because) {
        expect(RULES).toHaveProperty([reason.rule]);
        expect(TERMS).toHaveProperty([reason.what]);
      }
    }
  });

  test('other players see no number of creatures without a player', () => {
    const [all] = both;
    const outline = sections(sheet, { viewer: PLAYER });
    if (sheet.kind === 'character') expect(outline).toEqual(all);
    else expect(allFields(outline).filter(({ value }) => typeof value === 'number')).toEqual([]);
  });
});

describe('numbers of a fight', () => {
  test('whitebox.damage.apply: what is left of the hit points, and why', () => {
    const all = sections(sheetOf('brando', { ...HURT, maxHp: 16 }));
    expect(fieldOf(all, 'hit points')).toMatchObject({
      value: 4,
      path: 'hp',
      because: [
        { what: 'hit-points', value: 16 },
        { what: 'damage', value: -12 },
      ],
    });
    expect(fieldOf(sections(sheetOf('brando')), 'hit points')).toMatchObject({ value: 16, because: [] });
  });

  test('whitebox.attack.ac-conversion: both ways, with what a spell adds', () => {
    expect(fieldOf(sections(sheetOf('brando')), 'armour class')).toMatchObject({
      value: 4,
      detail: '4 [15]',
    });
    const shielded = sheetOf('brando', HURT);
    expect(fieldOf(sections(shielded), 'armour class')).toMatchObject({
      value: 0,
      detail: '0 [19]',
      because: [{ value: 4 }, { what: 'shielded', value: -4 }],
    });
    const ascending = sections(shielded, { table: { attackAcSystem: 'ascending' } });
    expect(fieldOf(ascending, 'armour class')).toMatchObject({
      value: 19,
      because: [{ value: 15 }, { value: 4 }],
    });
  });

  test('whitebox.attack.base-hit-bonus: +2 for a fighter of level 3, whose row is 8 to 17', () => {
    const all = sections(sheetOf('brando'));
    expect(fieldOf(all, 'base to-hit bonus')).toMatchObject({ value: 2 });
    expect(fieldOf(all, 'to hit AC 9 … 0')).toMatchObject({ value: '8–17' });
    expect(fieldOf(sections(sheetOf('ogre')), 'to-hit bonus')).toMatchObject({ value: 4 });
  });

  test('whitebox.attack.modifiers: a sword with Strength, a dagger thrown with Dexterity; clicked, they attack', () => {
    const all = sections(sheetOf('brando', { weapons: ['sword', { weapon: 'dagger', magic: 1 }] }));
    expect(fieldOf(all, 'Sword')).toMatchObject({
      value: 3,
      because: [
        { what: 'base-hit-bonus', value: 2 },
        { what: 'strength', value: 1 },
      ],
      rolls: { type: 'attack', by: 'anna', with: 'sword' },
      detail: { en: 'damage 1d8, in hand' },
    });
    const daggers = allFields(all).filter(({ label }) => inEnglish(label) === 'Dagger');
    expect(daggers.map(({ value, detail }) => [value, inEnglish(detail)])).toEqual([
      [4, 'damage 1d4, put away'],
      [3, 'thrown, damage 1d4, range 20 feet, put away'],
    ]);
  });

  test('whitebox.saves.single-targets, whitebox.saves.matrix: one number, or six', () => {
    const saves = (table: object) =>
      sections(sheetOf('gorbo'), { table })
        .find(({ title }) => title.en === 'Saving throws')
        ?.fields.map(({ value, rolls }) => [value, rolls]);
    expect(saves({})).toEqual([[12, { type: 'save', who: 'anna' }]]);
    expect(saves({ savesSingleErrata: 'printed' })?.[0]?.[0]).toBe(16);
    expect(saves({ savesSystem: 'matrix' })?.map(([value]) => value)).toEqual([10, 11, 12, 15, 14, 12]);
    expect(fieldOf(sections(sheetOf('gorbo')), 'single saving throw').detail).toMatchObject({
      en: 'death and poison +3, spells and staves +2',
    });
  });

  test('whitebox.spells.casting-start: a spell says all it does, and is cast', () => {
    expect(fieldOf(sections(sheetOf('fiammetta')), 'Breath of Poppies')).toMatchObject({
      value: 1,
      rolls: { type: 'cast', by: 'anna', spell: 'poppy-breath' },
      detail: {
        en: 'level 1, 1 a day, asleep, 60 min, range 120 feet, targets 4, saving throw avoids it',
      },
    });
  });
});

describe('exploring', () => {
  const chances = (id: string, table: object = {}) =>
    sections(sheetOf(id), { table })
      .find(({ title }) => title.en === 'Exploring, in six')
      ?.fields.map(({ value }) => value);

  test('whitebox.exploration.open-door and the rest: by race', () => {
    expect(chances('brando')).toEqual([2, 1, 2]);
    expect(chances('fiammetta')).toEqual([2, 2, 4, 2]);
    expect(chances('gorbo')).toEqual([1, 2, 2, 4, 2]);
    expect(chances('brando', { doorsStrengthModifier: true })).toEqual([3, 1, 2]);
    expect(chances('ogre')).toEqual(['yes', 2]);
  });

  test('what can be tried is clicked', () => {
    const rolls = allFields(sections(sheetOf('gorbo'))).flatMap((field) => field.rolls ?? []);
    expect(rolls).toContainEqual({ type: 'open-door', by: 'anna' });
    expect(rolls).toContainEqual({ type: 'listen', by: 'anna' });
    expect(rolls).toContainEqual({ type: 'search', who: ['anna'], for: 'traps' });
  });

  test('whitebox.movement.base-rate, whitebox.movement.combat-move: 79 pounds slow a man to 9, and to 30 feet in a round', () => {
    const all = sections(sheetOf('brando', { load: 79 }));
    expect(fieldOf(all, 'movement rate')).toMatchObject({
      value: 9,
      because: [
        { what: 'human', value: 12 },
        { what: 'load', value: -3 },
      ],
    });
    expect(fieldOf(all, 'feet in a move, careful')).toMatchObject({ value: 45 });
    expect(fieldOf(all, 'feet in a move, running')).toMatchObject({ value: 180 });
    expect(fieldOf(all, 'feet in a round')).toMatchObject({ value: 30 });
    const outdoors = sections(sheetOf('brando', { load: 79 }), { scene: { outdoors: true } });
    expect(fieldOf(outdoors, 'feet in a round')).toMatchObject({ value: 90 });
    const split = sections(sheetOf('brando'), { table: { movementMovesPerTurn: 'split' } });
    expect(fieldOf(split, 'feet in a move')).toMatchObject({ value: 60 });
  });

  test('whitebox.exploration.light-duration: each torch by itself, to be lit or put out', () => {
    const lights = [{ kind: 'torch', lit: true, minutesLeft: 25 }, 'torch'];
    const all = sections(sheetOf('sandrone', { lights }));
    const torches = all.find(({ title }) => title.en === 'Light')?.fields ?? [];
    expect(torches.map(({ value, rolls }) => [value, rolls?.type])).toEqual([
      [25, 'douse'],
      [60, 'light'],
    ]);
  });
});

test('whitebox.xp.level-advance: what is still missing, and the bonus', () => {
  const all = sections(sheetOf('brando'));
  expect(fieldOf(all, 'experience points')).toMatchObject({ value: 4200, path: 'xp' });
  expect(fieldOf(all, 'for the next level')).toMatchObject({ value: 8000 });
  expect(fieldOf(all, 'experience bonus, per cent')).toMatchObject({ value: 10 });
});

test('what is worn and carried, and the purse', () => {
  const all = sections(sheetOf('brando'));
  const carried = all.find(({ title }) => title.en === 'Equipment');
  expect(carried?.fields.map(({ label, value }) => [inEnglish(label), value])).toEqual([
    ['Chain mail', null],
    ['Shield', null],
    ['Food for a week', null],
    ['gold pieces', 20],
  ]);
});
