import { d } from '@arbitro/dice';
import { expect, test } from 'vitest';
import { CREATION_PERSON, type Creation, createCharacter } from './creation.ts';
import { createLiveOracle, createScriptedOracle } from './oracles.ts';
import { numberBetween, oneOf } from './question.ts';

interface Hero {
  readonly craft: string;
  readonly luck: number;
  readonly age: number;
}

const rule = 'toy.birth';
const creation: Creation<{ readonly oldest: number }, Hero> = {
  rule,
  make: (ctx, { oldest }) => {
    const craft = ctx.choose({ name: 'craft', rule }, oneOf(['smith', 'bard']));
    const luck = ctx.roll({ name: 'luck', rule }, d(6), (face) => face + 1);
    return { craft, luck, age: ctx.choose({ name: 'age', rule }, numberBetween(16, oldest)) };
  },
};
const toy = { creation, schemas: { options: { parse: () => ({ oldest: 60 }) } } };

test('a character is made of the answers', () => {
  expect(
    createCharacter(toy, createScriptedOracle([{ value: 'bard' }, { value: 4 }, { value: 30 }])),
  ).toEqual({
    kind: 'made',
    sheet: { craft: 'bard', luck: 5, age: 30 },
    soFar: [
      { label: { name: 'craft', rule }, question: oneOf(['smith', 'bard']), chosen: 'bard' },
      { label: { name: 'luck', rule }, dice: '1d6', came: 5 },
      { label: { name: 'age', rule }, question: numberBetween(16, 60), chosen: 30 },
    ],
  });
});

test('it pauses at an unanswered question, and returns the answers so far', () => {
  expect(createCharacter(toy, createScriptedOracle([{ value: 'bard' }]))).toMatchObject({
    kind: 'paused',
    ask: { kind: 'roll', by: CREATION_PERSON, sides: 6 },
    soFar: [{ chosen: 'bard' }],
  });
  expect(
    createCharacter(
      toy,
      createLiveOracle([{ value: 'bard' }], () => () => 3),
    ),
  ).toMatchObject({
    kind: 'paused',
    ask: { kind: 'choose', label: { name: 'age' }, to: [{ who: CREATION_PERSON }] },
    soFar: [{ chosen: 'bard' }, { came: 4 }],
  });
});

test('an answer that does not fit is refused', () => {
  expect(createCharacter(toy, createScriptedOracle([{ value: 'king' }]))).toMatchObject({
    kind: 'refused',
    refusal: { code: 'answer-does-not-fit' },
  });
});

test('the options of a table move the limits', () => {
  const old = createScriptedOracle([{ value: 'bard' }, { value: 4 }, { value: 90 }]);
  expect(createCharacter(toy, old)).toMatchObject({ kind: 'refused' });
  const again = createScriptedOracle([{ value: 'bard' }, { value: 4 }, { value: 90 }]);
  expect(createCharacter(toy, again, { oldest: 99 })).toMatchObject({ kind: 'made', sheet: { age: 90 } });
});
