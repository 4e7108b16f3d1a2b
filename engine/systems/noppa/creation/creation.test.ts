import { createCharacter, createScriptedOracle, type Json } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { noppa } from '../index.ts';
import { AGILITY, LEARNING, MIGHT, PERSONALITY, PRACTICE, TOUGHNESS } from '../rules/tables.ts';

const make = (answers: readonly Json[], options: object = {}) =>
  createCharacter(
    noppa,
    createScriptedOracle(answers.map((value) => ({ value }))),
    noppa.schemas.options.parse(options),
  );

/** The disabled options, with their reasons. */
function listDisabledOptions(made: ReturnType<typeof make>): readonly (readonly [Json, string])[] {
  if (made.kind !== 'paused' || made.ask.kind !== 'choose') throw new Error(`nothing is asked: ${made.kind}`);
  const question = made.ask.to[0]?.question;
  const disabledOptions = question && 'barred' in question ? question.barred : undefined;
  return (disabledOptions ?? []).map(({ option, refusal }) => [option, refusal.code]);
}

const even = {
  [MIGHT]: 3,
  [AGILITY]: 3,
  [TOUGHNESS]: 3,
  [LEARNING]: 3,
  [PRACTICE]: 3,
  [PERSONALITY]: 3,
};

test('noppa.attr.range: a character from nothing, with all points of body and mind (R8, R22)', () => {
  const answers = ['from-nothing', even, TOUGHNESS, MIGHT, ['nopea'], 'miekka', 'kilpi', 'done'];
  expect(make(answers)).toMatchObject({
    kind: 'made',
    sheet: {
      kind: 'player',
      attributes: { ...even, [TOUGHNESS]: 4, [MIGHT]: 2 },
      racial: { [TOUGHNESS]: 1, [MIGHT]: -1 },
      body: 7,
      mind: 4,
      skills: [{ id: 'nopea' }],
      items: [
        { id: 'miekka', inUse: true },
        { id: 'kilpi', inUse: true },
      ],
    },
  });
});

test('noppa.creation.race: what the race raises it cannot lower, and the question says so', () => {
  const creationResult = make(['from-nothing', even, TOUGHNESS]);
  expect(creationResult).toMatchObject({
    kind: 'paused',
    ask: { label: { name: 'race-down', rule: 'noppa.creation.race' } },
  });
  expect(listDisabledOptions(creationResult)).toEqual([[TOUGHNESS, 'raised-already']]);
  expect(listDisabledOptions(make(['from-nothing', even, 'none']))).toEqual([]);
});

test('noppa.gear.conversion: taken gear, and gear without a free slot, is disabled with the reason', () => {
  const started = ['from-nothing', even, 'none', 'none', []];
  expect(listDisabledOptions(make(started))).toEqual([]);
  // six light slots: two heavy things leave room for two light ones
  const loaded = make([...started, 'sotanuija', 'jousi', 'puukko']);
  expect(listDisabledOptions(loaded)).toEqual([
    ['sotanuija', 'taken-already'],
    ['puukko', 'taken-already'],
    ['jousi', 'taken-already'],
    ['tornikilpi', 'no-slot'],
    ['rengaspanssari', 'no-slot'],
  ]);
});

test('noppa.dice.players-roll: attributes by dice, then the rest is asked (R22)', () => {
  const creationResult = make(['thrown', 1, 2, 3, 4, 5, 6]);
  expect(creationResult).toMatchObject({ kind: 'paused', ask: { label: { name: 'race-up' } } });
  expect(make(['thrown', 1, 2, 3, 4, 5, 6, 'none', 'none', [], 'done'])).toMatchObject({
    kind: 'made',
    sheet: { attributes: { [MIGHT]: 1, [TOUGHNESS]: 3, [LEARNING]: 3, [PERSONALITY]: 5 } },
  });
});

test('one of our heroes as they are (R22)', () => {
  expect(make(['aino'])).toMatchObject({ kind: 'made', sheet: { attributes: { [MIGHT]: 4 }, body: 7 } });
});

test('noppa.attr.oppineisuus: the table’s options move how many skills there are', () => {
  const answers = ['from-nothing', even, 'none', 'none'];
  expect(make(answers)).toMatchObject({ ask: { to: [{ question: { most: 2 } }] } });
  expect(make(answers, { baseSkills: 2 })).toMatchObject({ ask: { to: [{ question: { most: 4 } }] } });
});
