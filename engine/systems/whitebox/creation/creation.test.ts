import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  createAnswerOracle,
  createCharacter,
  createScriptedOracle,
  type Json,
  optionsSchema,
} from '@arbitro/kernel';
import { drawAnswer } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { createWorld } from '../create-world.ts';
import { OPTIONS } from '../options.ts';
import { addCreature } from '../roster.ts';
import { rateOf } from '../rules/move-rate.ts';
import { ABILITIES, CLASSES, RACES } from '../rules/tables.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Sheet } from '../state.ts';
import { creation } from './creation.ts';

const options = optionsSchema(OPTIONS);
const maker = { creation, schemas: { options } };
const defaults = { options: options.parse({}) };

const make = (answers: readonly Json[]) =>
  createCharacter(maker, createScriptedOracle(answers.map((value) => ({ value }))));

function makeSheet(answers: readonly Json[]): Sheet {
  const step = make(answers);
  if (step.kind !== 'made') throw new Error(JSON.stringify(step));
  return step.sheet;
}

function listQuestions(answers: readonly Json[]) {
  const step = make(answers);
  if (step.kind !== 'paused') throw new Error(`${step.kind}: ${JSON.stringify(step)}`);
  const { ask } = step;
  const question = ask.kind === 'choose' ? ask.to[0]?.question : undefined;
  const disabledOptions = question && 'barred' in question ? (question.barred ?? []) : [];
  return {
    name: ask.label.name,
    costs: ask.label.costs,
    options: question && 'options' in question ? question.options : undefined,
    refused: Object.fromEntries(disabledOptions.map(({ option, refusal }) => [String(option), refusal.code])),
  };
}

/** Strength 16, Intelligence 9, Wisdom 10, Constitution 15, Dexterity 5, Charisma 12. */
const ROLLS: readonly Json[] = [
  [6, 6, 4],
  [3, 3, 3],
  [4, 3, 3],
  [5, 5, 5],
  [1, 2, 2],
  [4, 4, 4],
];
const IN_ORDER: readonly Json[] = ['in-order', ...ROLLS];
/** A fighter with 6 + 1 hit points and 100 gold pieces. */
const FIGHTER: readonly Json[] = [...IN_ORDER, 'human', 'fighter', [6], [3, 3, 4]];

describe('scores', () => {
  test('whitebox.attack.modifiers: three dice for each, in order (R79)', () => {
    expect(listQuestions([]).options).toEqual(['in-order', 'arranged']);
    expect(ABILITIES.map((_, index) => listQuestions(['in-order', ...ROLLS.slice(0, index)]).name)).toEqual([
      ...ABILITIES,
    ]);
    expect(makeSheet([...FIGHTER, 'done'])).toMatchObject({
      scores: { strength: 16, intelligence: 9, wisdom: 10, constitution: 15, dexterity: 5, charisma: 12 },
      strengthToHit: 1,
      strengthDoors: 1,
      dexterityToHit: -1,
      charismaLoyalty: 0,
      xpBonus: 10,
    });
  });

  test('arranged: each number once, where the player wants it', () => {
    const rolled = ['arranged', ...ROLLS];
    expect(listQuestions(rolled)).toMatchObject({ name: 'strength', options: [16, 15, 12, 10, 9, 5] });
    expect(listQuestions([...rolled, 9])).toMatchObject({
      name: 'intelligence',
      options: [16, 15, 12, 10, 5],
    });
    expect(make([...rolled, 9, 9])).toMatchObject({ kind: 'refused' });
    const mage = [
      ...rolled,
      9,
      16,
      10,
      12,
      15,
      5,
      'elf',
      'magic-user',
      [2],
      [1, 1, 1],
      'done',
      'spark-arrow',
    ];
    expect(makeSheet(mage)).toMatchObject({
      scores: { strength: 9, intelligence: 16, wisdom: 10, constitution: 12, dexterity: 15, charisma: 5 },
      dexterityToHit: 1,
      charismaLoyalty: -1,
    });
  });
});

describe('race and class', () => {
  test('all four of each, and what each brings', () => {
    expect(listQuestions(IN_ORDER)).toMatchObject({ name: 'race', options: [...RACES] });
    expect(listQuestions([...IN_ORDER, 'dwarf'])).toMatchObject({ name: 'class', options: [...CLASSES] });
    const dwarf = [...IN_ORDER, 'dwarf', 'cleric', [4], [3, 3, 4], 'done', 'warm-hands'];
    expect(makeSheet(dwarf)).toMatchObject({
      race: 'dwarf',
      class: 'cleric',
      level: 1,
      xp: 0,
      xpBonus: 0,
      classSaves: { 'death-poison': 2, 'paralysis-stone': 2 },
      raceSaves: { 'death-poison': 2, 'spells-staves': 2 },
      size: 'small',
      kind: 'character',
    });
  });

  test('whitebox.xp.level-advance: the die of the class and Constitution, at least one', () => {
    expect(makeSheet([...FIGHTER, 'done'])).toMatchObject({ hp: 7, maxHp: 7 });
    const frail = ['in-order', ...ROLLS.slice(0, 3), [1, 1, 1], ...ROLLS.slice(4)];
    const mage = [...frail, 'human', 'magic-user', [1], [3, 3, 4], 'done', 'poppy-breath'];
    expect(makeSheet(mage).maxHp).toBe(1);
  });
});

describe('shopping', () => {
  test('whitebox.xp.treasure-gold: 3d6 × 10 gold pieces, and every thing has its price', () => {
    const { name, costs, options: sold, refused } = listQuestions(FIGHTER);
    expect(name).toBe('shopping');
    expect(costs).toMatchObject({ sword: { value: 12, of: 'gold' }, plate: { value: 110, of: 'gold' } });
    expect(sold).toContain('sword');
    expect(refused).toEqual({ plate: 'too-dear' });
  });

  test('one suit of armour, each weapon once, only what the class uses', () => {
    expect(listQuestions([...FIGHTER, 'chain']).refused).toMatchObject({
      chain: 'bought-already',
      leather: 'armoured-already',
    });
    expect(listQuestions([...FIGHTER, 'chain']).options).toContain('shield');
    expect(listQuestions([...FIGHTER, 'oil', 'oil', 'oil']).options).toContain('oil');
    expect(listQuestions([...FIGHTER, 'oil', 'oil', 'oil', 'oil']).refused).toMatchObject({
      oil: 'bought-already',
    });
    const mage = [...IN_ORDER, 'human', 'magic-user', [2], [3, 3, 4]];
    expect(listQuestions(mage).refused).toMatchObject({ sword: 'not-for-class', shield: 'not-for-class' });
    const thief = [...IN_ORDER, 'human', 'thief', [2], [3, 3, 4]];
    expect(listQuestions(thief).refused).toMatchObject({ chain: 'not-for-class' });
    expect(listQuestions(thief).options).toContain('leather');
    expect(make([...mage, 'sword'])).toMatchObject({ kind: 'refused' });
  });

  test('whitebox.movement.base-rate: armour class, load and what is left, counted by hand', () => {
    // chain 45 + shield 8 + sword 12 + short bow 18 + torches 1 + lantern 9 + oil 2 = 95 of 100
    const bought = ['chain', 'shield', 'sword', 'short-bow', 'torches', 'lantern', 'oil', 'done', 'sword'];
    const sheet = makeSheet([...FIGHTER, ...bought]);
    expect(sheet).toMatchObject({
      ac: { descending: 4, ascending: 15 },
      gold: 5,
      // 42 + 10 + 6 + 4 + 3 + 4 + 1; five coins have no weight
      load: 70,
      oil: 1,
      equipment: ['chain', 'shield'],
      weapons: [
        { name: 'sword', inHand: true, ready: true },
        { name: 'short-bow', inHand: false, ready: false },
      ],
    });
    expect(sheet.lights.map(({ kind, lit, minutesLeft }) => [kind, lit, minutesLeft])).toEqual([
      ['torch', false, 60],
      ['torch', false, 60],
      ['torch', false, 60],
      ['lantern', false, 240],
    ]);
    expect(rateOf(defaults, sheet).value).toBe(12);
  });

  test('a shield leaves one hand; with nothing bought no question is asked', () => {
    const armed = [...FIGHTER, 'shield', 'short-bow', 'sword', 'done'];
    expect(listQuestions(armed)).toMatchObject({
      name: 'weapon-in-hand',
      options: ['sword', 'none'],
      refused: { 'short-bow': 'hand-with-shield' },
    });
    expect(makeSheet([...armed, 'none']).weapons.map(({ inHand }) => inHand)).toEqual([false, false]);
    expect(makeSheet([...FIGHTER, 'done'])).toMatchObject({
      weapons: [],
      ac: { descending: 9 },
      gold: 100,
      load: 10,
    });
  });
});

describe('spells', () => {
  test('whitebox.spells.casting-start: one of the first level, for spell casters', () => {
    const cleric = [...IN_ORDER, 'human', 'cleric', [2], [3, 3, 4], 'done'];
    expect(listQuestions(cleric)).toMatchObject({
      name: 'spell',
      options: ['warm-hands', 'dawn-prayer', 'sunlit-eyes'],
    });
    expect(makeSheet([...cleric, 'dawn-prayer']).spells).toMatchObject([
      { name: 'dawn-prayer', memorised: 1, perDay: 1, effect: { condition: 'blessed', minutes: 60 } },
    ]);
    expect(makeSheet([...FIGHTER, 'done']).spells).toEqual([]);
  });
});

test('any answers make a sheet that can be saved and can enter a world', () => {
  const empty = createWorld({ ...defaults, creatures: [], scene: sceneSchema.parse({}) });
  for (let n = 0; n < 200; n++) {
    const die = createSeededDie(seedOf(`whitebox ${n}`));
    const oracle = createAnswerOracle([], {
      dice: () => die,
      decide: ({ question }) => drawAnswer(question, die),
    });
    const step = createCharacter(maker, oracle);
    if (step.kind !== 'made') throw new Error(JSON.stringify(step));
    const { sheet } = step;
    expect(sheetSchema.parse(JSON.parse(JSON.stringify(sheet)))).toStrictEqual(sheet);
    expect(sheet.gold).toBeGreaterThanOrEqual(0);
    expect(sheet.load).toBeLessThanOrEqual(300);
    expect(addCreature(empty, { id: 'newcomer', name: 'Newcomer', sheet }).creatures).toHaveLength(1);
  }
});
