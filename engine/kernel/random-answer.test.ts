import { createSeededDie, seedOf } from '@arbitro/dice';
import { expect, test } from 'vitest';
import {
  type AnyQuestion,
  isValidAnswer,
  numberBetween,
  oneOf,
  someOf,
  splitPoints,
  textUpTo,
} from './question.ts';
import { randomAnswer } from './random-answer.ts';

const slots = ['a', 'b', 'c', 'd'].map((name) => ({ name, least: 1, most: 40 }));

test.each<[string, AnyQuestion]>([
  ['one of', oneOf(['a', 'b', 'c'])],
  ['some of', someOf(['a', 'b', 'c', 'd'], { least: 1, most: 3 })],
  ['a number', numberBetween(-2, 7)],
  ['points', splitPoints(100, slots)],
  ['a text', textUpTo(10)],
])('every random answer is valid: %s', (_, question) => {
  const die = createSeededDie(seedOf('surprise'));
  for (let time = 0; time < 200; time++)
    expect(isValidAnswer(question, randomAnswer(question, die))).toBe(true);
});

test('points stay unspent only when nothing else has room', () => {
  const spare = { name: 'unspent', least: 0, most: 300, spare: true };
  const die = createSeededDie(seedOf('spare'));
  expect(randomAnswer(splitPoints(100, [...slots, spare]), die)).toMatchObject({ unspent: 0 });
  expect(randomAnswer(splitPoints(200, [...slots, spare]), die)).toMatchObject({ a: 40, unspent: 40 });
});
