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
import { PROFESSION_IDS, PROFESSIONS } from '../content/profession-table.ts';
import { OPTIONS, type Options } from '../options.ts';
import { findRating, maxHitPoints } from '../rules/derived.ts';
import { CHA, CHARACTERISTICS, CON, DEX, INT, POW, SIZ, STR } from '../rules/tables.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Creature, Sheet } from '../state.ts';
import { creation } from './creation.ts';
import { LEARNABLE_SKILLS } from './creation-skills.ts';

const options = optionsSchema(OPTIONS);
const maker = { creation, schemas: { options } };
const parseOptions = (input: object): Options => options.parse(input);

const make = (answers: readonly Json[], input: object = {}) =>
  createCharacter(maker, createScriptedOracle(answers.map((value) => ({ value }))), parseOptions(input));

function makeSheet(answers: readonly Json[], input: object = {}): Sheet {
  const step = make(answers, input);
  if (step.kind !== 'made') throw new Error(JSON.stringify(step));
  return step.sheet;
}

const listQuestions = (answers: readonly Json[], input: object = {}) => {
  const step = make(answers, input);
  if (step.kind !== 'paused') throw new Error(`${step.kind}: ${JSON.stringify(step)}`);
  const { ask } = step;
  return { name: ask.label.name, question: ask.kind === 'choose' ? ask.to[0]?.question : undefined };
};

const ratingOf = (sheet: Sheet, skill: string, input: object = {}): number | undefined => {
  const setting = { removed: [], bases: {}, added: {} };
  return findRating({ options: parseOptions(input), setting }, sheet as Creature, skill)?.value;
};

/** FOR 10, COS 11, TAG 14, INT 15, POT 12, DES 13, FAS 9. */
const ROLLS: readonly Json[] = [
  [3, 3, 4],
  [4, 4, 3],
  [4, 4],
  [4, 5],
  [4, 4, 4],
  [4, 4, 5],
  [3, 3, 3],
];
const NOTHING_MORE: readonly Json[] = ['', '', '', '', '', '', '', '', '', ''];
const RIDER: readonly Json[] = ['cowboy', 'craft:knots', 'ride:horses'];
const TEN_EVEN = {
  'firearm:rifle': 20,
  'craft:knots': 30,
  listen: 30,
  'ride:horses': 60,
  'knowledge:natural-history': 40,
  spot: 30,
  throw: 30,
  navigate: 30,
  track: 30,
};

describe('characteristics', () => {
  test('brp.characteristics.list: seven rolls in their order, each a roll of its own', () => {
    expect(CHARACTERISTICS.map((_, index) => listQuestions(ROLLS.slice(0, index)).name)).toEqual([
      ...CHARACTERISTICS,
    ]);
    expect(
      makeSheet([...ROLLS, 'none', ...RIDER, TEN_EVEN, [], { unspent: 150 }, 'done', ...NOTHING_MORE]),
    ).toMatchObject({
      characteristics: {
        [STR]: { now: 10, full: 10 },
        [CON]: { now: 11, full: 11 },
        [SIZ]: { now: 14, full: 14 },
        [INT]: { now: 15, full: 15 },
        [POW]: { now: 12, full: 12 },
        [DEX]: { now: 13, full: 13 },
        [CHA]: { now: 9, full: 9 },
      },
      power: 12,
      mov: 10,
      approval: 'pending',
      kind: 'pc',
    });
  });

  test('brp.characteristics.reroll-all: all seven again, and only where the options grant it (R11)', () => {
    expect(listQuestions(ROLLS).name).toBe('shift-from');
    expect(listQuestions(ROLLS, { rerolls: 'granted' }).name).toBe('rerolls');
    const anew = [
      ...ROLLS,
      'roll-again',
      [4, 4, 3],
      [3, 3, 3],
      [3, 3],
      [4, 4],
      [4, 4, 4],
      [3, 3, 4],
      [5, 5, 4],
    ];
    const rest = ['keep', 'none', ...RIDER, TEN_EVEN, [], { unspent: 140 }, 'done', ...NOTHING_MORE];
    expect(makeSheet([...anew, ...rest], { rerolls: 'granted' }).characteristics).toMatchObject({
      [STR]: { full: 11 },
      [CON]: { full: 9 },
      [SIZ]: { full: 12 },
      [INT]: { full: 14 },
      [POW]: { full: 12 },
      [DEX]: { full: 10 },
      [CHA]: { full: 14 },
    });
  });

  test('brp.characteristics.shift-points: INT 15 and FOR 10 become 12 and 13', () => {
    const shift = [INT, STR, 3];
    const sheet = makeSheet([
      ...ROLLS,
      ...shift,
      ...RIDER,
      TEN_EVEN,
      [],
      { unspent: 120 },
      'done',
      ...NOTHING_MORE,
    ]);
    expect(sheet.characteristics).toMatchObject({ [INT]: { full: 12 }, [STR]: { full: 13 } });
    expect(maxHitPoints(sheet as Creature).value).toBe(13);
  });

  test('brp.characteristics.shift-points: four points are refused', () => {
    expect(make([...ROLLS, DEX, CON, 4])).toMatchObject({
      kind: 'refused',
      refusal: { code: 'answer-does-not-fit' },
    });
  });

  test('brp.characteristics.shift-points: one move, or three points in any number of moves (R10)', () => {
    expect(listQuestions([...ROLLS, INT, STR, 1]).name).toBe('profession');
    const total = { creationShift: 'total' };
    expect(listQuestions([...ROLLS, INT, STR, 1], total).name).toBe('shift-from');
    expect(listQuestions([...ROLLS, INT, STR, 1, POW, DEX], total).question).toMatchObject({
      least: 1,
      most: 2,
    });
    expect(listQuestions([...ROLLS, INT, STR, 1, POW, DEX, 2], total).name).toBe('profession');
  });

  test('brp.characteristics.human-range: no value ends beyond 3 and 18, unless the options allow it', () => {
    // FOR 4, COS 17, TAG 18
    const extreme = [[1, 1, 2], [6, 6, 5], [6, 6], ...ROLLS.slice(3)];
    expect(listQuestions([...extreme, STR, CON]).question).toMatchObject({ least: 1, most: 1 });
    expect(listQuestions([...extreme, CON]).question).toMatchObject({
      options: [STR, INT, POW, DEX, CHA],
    });
    const free = { creationShiftLimit: 'none' };
    expect(listQuestions([...extreme, STR, SIZ], free).question).toMatchObject({ least: 1, most: 3 });
  });
});

describe('a profession', () => {
  const start = [...ROLLS, 'none'];

  test('brp.professions.list: a cowboy has ten fixed skills, two of them to be specialised', () => {
    const { name, question } = listQuestions([...start, ...RIDER]);
    expect(name).toBe('professional');
    expect(question).toMatchObject({ kind: 'points', total: 300 });
    expect(question && 'slots' in question && question.slots.map((slot) => slot.name).toSorted()).toEqual(
      [...Object.keys(TEN_EVEN), 'knowledge:local', 'unspent'].toSorted(),
    );
  });

  test('brp.professions.list: a thief chooses five of fourteen, each once', () => {
    expect(listQuestions([...start, 'thief']).question).toMatchObject({ kind: 'some', least: 5, most: 5 });
    const five = ['listen', 'spot', 'jump', 'climb', 'firearm'];
    expect(listQuestions([...start, 'thief', five])).toMatchObject({
      name: 'profession-skill',
      question: { options: ['firearm:pistol', 'firearm:shotgun'] },
    });
    for (const wrong of [five.slice(1), [...five, 'brawl'], [...five.slice(1), 'swim']])
      expect(make([...start, 'thief', wrong])).toMatchObject({
        kind: 'refused',
        refusal: { code: 'answer-does-not-fit' },
      });
  });

  test('brp.professions.list: the same entry twice where the table lets it (R34)', () => {
    const physician = [...start, 'physician'];
    expect(listQuestions(physician).question).toMatchObject({
      options: ['insight', 'language:other', 'psychotherapy', 'science', 'status'],
    });
    const two = ['science:biology', 'science:chemistry', 'insight', 'psychotherapy'];
    expect(make([...physician, two])).toMatchObject({ kind: 'refused' });
    expect(listQuestions([...physician, two], { professionRepeatAny: true }).name).toBe('professional');
  });

  test('brp.professions.list: the scientist’s five fields are chosen freely', () => {
    const fields = [
      'science:botany',
      'science:biology',
      'science:zoology',
      'knowledge:history',
      'knowledge:unnamed',
    ];
    const answers = ['scientist', 'craft:cooking', 'status:town', 'technology:use-computer', fields];
    expect(listQuestions([...start, ...answers]).name).toBe('professional');
  });

  test.each(PROFESSION_IDS)('brp.professions.list: a %s comes to ten different skills', (profession) => {
    for (const professionRepeatAny of [false, true]) {
      const die = createSeededDie(seedOf(profession));
      const oracle = createAnswerOracle(
        [...start, profession].map((value) => ({ value })),
        {
          dice: () => die,
          decide: ({ question }) => drawAnswer(question, die),
        },
      );
      const step = createCharacter(maker, oracle, parseOptions({ professionRepeatAny }));
      if (step.kind !== 'made') throw new Error(step.kind);
      const points = step.soFar.find(({ label }) => label.name === 'professional');
      const slots = points && 'question' in points && 'slots' in points.question ? points.question.slots : [];
      expect(new Set(slots.map(({ name }) => name)).size).toBe(11);
      expect(step.sheet.identity.profession).toBe(profession);
      expect(PROFESSIONS[profession].fixed.length + PROFESSIONS[profession].choose).toBe(10);
    }
  });

  test('brp.professions.custom: a name and exactly ten skills, until the game master approves', () => {
    const ten = LEARNABLE_SKILLS.slice(0, 10);
    expect(make([...start, 'custom', 'Speleologo', ten.slice(1)])).toMatchObject({ kind: 'refused' });
    const sheet = makeSheet([
      ...start,
      'custom',
      'Speleologo',
      ten,
      { unspent: 300 },
      [],
      { unspent: 150 },
      'done',
      ...NOTHING_MORE,
    ]);
    expect(sheet).toMatchObject({ identity: { profession: 'Speleologo' }, approval: 'pending', skills: {} });
  });
});

describe('points', () => {
  const start = [...ROLLS, 'none', ...RIDER];
  const answers = (personal: Json, others: Json = []) => [...start, TEN_EVEN, others, personal];

  test('brp.professions.points: on top of the bases, 300 in all', () => {
    const sheet = makeSheet([...answers({ unspent: 150 }), 'done', ...NOTHING_MORE]);
    expect(ratingOf(sheet, 'ride:horses')).toBe(65);
    expect(ratingOf(sheet, 'throw')).toBe(55);
    expect(Object.values(sheet.skills).reduce((sum, skill) => sum + skill.professional, 0)).toBe(300);
  });

  test('brp.professions.points: what is not on the list, and more than there is, is refused', () => {
    for (const wrong of [
      { ...TEN_EVEN, throw: 10, dodge: 20 },
      { ...TEN_EVEN, throw: 31 },
      { ...TEN_EVEN, throw: 29 },
      { knowledge: 300 },
    ])
      expect(make([...start, wrong])).toMatchObject({
        kind: 'refused',
        refusal: { code: 'answer-does-not-fit' },
      });
  });

  test('brp.personal.points: ten times INT on any skills, those of the profession too', () => {
    const personal = { listen: 20, climb: 30, dodge: 100 };
    const sheet = makeSheet([...answers(personal, ['climb', 'dodge']), ...NOTHING_MORE]);
    expect(sheet.skills.listen).toMatchObject({ professional: 30, personal: 20 });
    expect(ratingOf(sheet, 'listen')).toBe(75);
    expect(ratingOf(sheet, 'climb')).toBe(70);
    expect(ratingOf(sheet, 'dodge')).toBe(126);
    expect(make(answers({ ...personal, dodge: 101 }, ['climb', 'dodge']))).toMatchObject({ kind: 'refused' });
  });

  test('brp.personal.points: INT as it is after points were moved (R35)', () => {
    expect(listQuestions([...ROLLS, INT, STR, 3, ...RIDER, TEN_EVEN, []]).question).toMatchObject({
      total: 120,
    });
  });

  test('brp.personal.points: what is left may go to still other skills, or is lost (R33)', () => {
    const first = answers({ climb: 50, unspent: 100 }, ['climb']);
    expect(listQuestions(first)).toMatchObject({ name: 'personal-left' });
    const sheet = makeSheet([
      ...first,
      'more',
      ['swim'],
      { swim: 40, climb: 20, unspent: 40 },
      'done',
      ...NOTHING_MORE,
    ]);
    expect(sheet.skills).toMatchObject({ climb: { personal: 70 }, swim: { personal: 40 } });
  });

  test('brp.creation.cap-75: no rating above it, and a higher base stays as it is (R36)', () => {
    const cap = { creationCap75: true };
    const slot = (name: string, at: readonly Json[]) => {
      const { question } = listQuestions(at, cap);
      return question && 'slots' in question ? question.slots.find((slot) => slot.name === name) : undefined;
    };
    expect(slot('spot', start)).toMatchObject({ most: 50 });
    const clever = [...ROLLS.slice(0, 3), [6, 5], ...ROLLS.slice(4), 'none', ...RIDER, TEN_EVEN];
    expect(slot('spot', [...clever, ['language:own']])).toMatchObject({ most: 20 });
    expect(slot('language:own', [...clever, ['language:own']])).toMatchObject({ most: 0 });
    expect(make([...start, { spot: 60, unspent: 240 }], cap)).toMatchObject({ kind: 'refused' });
  });

  test('brp.skills.era-bases: the bases are those of the era', () => {
    const sheet = makeSheet([...answers({ unspent: 150 }), 'done', ...NOTHING_MORE]);
    expect(ratingOf(sheet, 'knowledge:natural-history')).toBe(45);
    expect(ratingOf(sheet, 'knowledge:natural-history', { era: 'past' })).toBe(41);
    expect(ratingOf(sheet, 'first-aid', { era: 'past' })).toBe(15);
  });

  test('brp.skills.specialisations: an open one gets a name, unless that would be another skill', () => {
    const start = answers({ 'language:other': 40, unspent: 110 }, ['language:other']);
    const others = [...start, 'done'];
    expect(listQuestions(others).name).toBe('language:other');
    expect(makeSheet([...others, ' Navajo ', ...NOTHING_MORE]).skills).toHaveProperty(['language:Navajo']);
    expect(makeSheet([...others, 'madre', ...NOTHING_MORE]).skills).toHaveProperty(['language:other']);
    expect(makeSheet([...others, '', ...NOTHING_MORE]).skills).toHaveProperty(['language:other']);
  });
});

describe('belongings and identity', () => {
  const rifle = (points: number) => [
    ...[...ROLLS, 'none', ...RIDER],
    { 'firearm:rifle': points, unspent: 300 - points },
    [],
    { unspent: 150 },
    'done',
  ];

  test('brp.equipment.starting: a weapon from 50 on, where one wants it (R37)', () => {
    expect(listQuestions(rifle(24)).name).toBe('keepsake');
    expect(listQuestions(rifle(25))).toMatchObject({ name: 'weapons', question: { options: ['rifle'] } });
    const sheet = makeSheet([...rifle(25), ['rifle'], 'una vecchia armonica', '', ...NOTHING_MORE]);
    expect(sheet.arms).toMatchObject([{ id: 'rifle', held: 'hand', shots: 6 }]);
    expect(sheet.equipment).toEqual(['clothes', 'money-modest', 'una vecchia armonica', 'tools']);
  });

  test('brp.equipment.starting: money by Status', () => {
    const status = (points: number) => [
      ...[...ROLLS, 'none', ...RIDER],
      TEN_EVEN,
      ['status:town'],
      { 'status:town': points, unspent: 150 - points },
      'done',
      'Roma',
    ];
    expect(makeSheet([...status(35), ...NOTHING_MORE]).equipment).toContain('money-comfortable');
    expect(makeSheet([...status(60), ...NOTHING_MORE]).equipment).toContain('money-plenty');
  });

  test('brp.character.identity: free words, all of which may wait', () => {
    const about = [
      '',
      'lampada',
      'umana',
      'donna',
      'mancina',
      '1,80',
      '30',
      'alta',
      'una cicatrice',
      'Viene da lontano.',
    ];
    expect(makeSheet([...rifle(10), ...about])).toMatchObject({
      identity: {
        race: 'umana',
        gender: 'donna',
        hand: 'mancina',
        stature: '1,80',
        age: '30',
        description: 'alta',
        features: 'una cicatrice',
        profession: 'cowboy',
        background: 'Viene da lontano.',
      },
      equipment: ['clothes', 'money-modest', 'keepsake', 'tools', 'lampada'],
    });
  });
});

test('any answers, under any option of creation, make a sheet that can be saved', () => {
  const tables = [
    {},
    { rerolls: 'granted', creationShift: 'total', creationShiftLimit: 'none' },
    { creationCap75: true, professionRepeatAny: true, era: 'past', literacy: 'rare' },
  ];
  for (const table of tables)
    for (let n = 0; n < 40; n++) {
      const die = createSeededDie(seedOf(`${JSON.stringify(table)} ${n}`));
      const oracle = createAnswerOracle([], {
        dice: () => die,
        decide: ({ question }) => drawAnswer(question, die),
      });
      const step = createCharacter(maker, oracle, parseOptions(table));
      if (step.kind !== 'made') throw new Error(JSON.stringify(step));
      expect(sheetSchema.parse(JSON.parse(JSON.stringify(step.sheet)))).toStrictEqual(step.sheet);
      expect(step.sheet.skills).not.toHaveProperty('unspent');
    }
});
