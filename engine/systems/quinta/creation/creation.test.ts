import { create, optionsSchema, scripted } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { creation } from './creation.ts';

const making = { creation, schemas: { options: optionsSchema(OPTIONS) } };
const SCORES = { str: 16, dex: 14, con: 14, int: 10, wis: 12, cha: 8 };
const REST = [
  3,
  ['str', 'con'],
  ['athletics', 'perception', 'stealth', 'survival'],
  10,
  'scale-armour',
  'sword-and-dagger',
];
const made = (answers: readonly unknown[]) =>
  create(making, scripted(answers.map((value) => ({ value: value as never }))));

test('quinta.proficiency.skill-sources: a character by questions (R95)', () => {
  expect(made([SCORES, ...REST])).toMatchObject({
    is: 'made',
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
  expect(made([{ ...SCORES, str: 17 }, ...REST])).toMatchObject({
    is: 'refused',
    refusal: { code: 'answer-does-not-fit' },
  });
});
