import { isValidAnswer, splitPoints } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import {
  groupSlots,
  initialPoints,
  maxPointsIn,
  type PointsQuestion,
  pointsLeft,
  setPoints,
  spreadEvenly,
  sumSpent,
} from './points.ts';

const ride = { name: 'ride', least: 0, most: 50, base: 5, group: 'physical' };
const swim = { name: 'swim', least: 5, most: 20, group: 'physical' };
const law = { name: 'law', least: 0, most: 40, group: 'learned' };
const question = splitPoints(60, [ride, law, swim]) as PointsQuestion;

test('points begin at the least, or where they lay before as far as that still fits', () => {
  expect(initialPoints(question, undefined)).toEqual({ ride: 0, law: 0, swim: 5 });
  expect(initialPoints(question, { ride: 30, swim: 2, gone: 9 })).toEqual({ ride: 30, law: 0, swim: 5 });
  expect(initialPoints(question, { ride: 50, law: 40 })).toEqual({ ride: 0, law: 0, swim: 5 });
});

test('a slot takes what is asked, within its limits and what is left', () => {
  const start = initialPoints(question, undefined);
  expect(pointsLeft(question, start)).toBe(55);
  const rode = setPoints(question, start, [ride, 99]);
  expect(rode.ride).toBe(50);
  expect(maxPointsIn(question, rode, law)).toBe(5);
  expect(setPoints(question, rode, [law, 12]).law).toBe(5);
  expect(setPoints(question, rode, [swim, 0]).swim).toBe(5);
  expect(setPoints(question, rode, [law, 2.6]).law).toBe(3);
});

test('spread evenly they answer the question', () => {
  expect(pointsLeft(question, spreadEvenly(question))).toBe(0);
  expect(isValidAnswer(question, spreadEvenly(question))).toBe(true);
});

test('slots stand together by group, in the order they come up', () => {
  const groups = groupSlots(question.slots);
  expect(groups.map(({ name, slots }) => [name, slots.length])).toEqual([
    ['physical', 2],
    ['learned', 1],
  ]);
  expect(groups.map(({ slots }) => sumSpent({ ride: 3, law: 4, swim: 5 }, slots))).toEqual([8, 4]);
});
