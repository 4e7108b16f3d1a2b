import { createCharacter, createScriptedOracle, optionsSchema } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { creation } from './creation.ts';

const creationSystem = { creation, schemas: { options: optionsSchema(OPTIONS) } };
const SCORES = { str: 16, dex: 14, con: 14, int: 10, wis: 12, cha: 8 };
const REST = [
  3,
  ['str', 'con'],
  ['athletics', 'perception', 'stealth', 'survival'],
  10,
  'scale-armour',
  'sword-and-dagger',
];
const createWithAnswers = (answers: readonly unknown[]) =>
  createCharacter(creationSystem, createScriptedOracle(answers.map((value) => ({ value: value as never }))));

test('quinta.proficiency.skill-sources: a character by questions (R95)', () => {
  expect(createWithAnswers([SCORES, ...REST])).toMatchObject({
    kind: 'made',
    sheet: {
      kind: 'character',
      level: 3,
      scores: SCORES,
      saves: ['str', 'con'],
      skills: { stealth: 'proficient' },
      // 10 + 2, then twice 6 + 2
      hp: 28,
      // 14 + 2
      ac: 16,
      hitDice: { sides: 10, total: 3, left: 3 },
    },
  });
});

test('quinta.ability.score-range: points beyond what there is are refused', () => {
  expect(createWithAnswers([{ ...SCORES, str: 17 }, ...REST])).toMatchObject({
    kind: 'refused',
    refusal: { code: 'answer-does-not-fit' },
  });
});
