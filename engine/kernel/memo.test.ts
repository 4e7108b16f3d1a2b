import { describe, expect, test } from 'vitest';
import { memoizeByObject, memoizeByParts } from './index.ts';

describe('results remembered by the parts they depend on', () => {
  const createCounted = () => {
    const calls: string[] = [];
    const describeRating = memoizeByParts(
      (skills, skill, light) => [skills, skill, light],
      (skills: object, skill: string, light: string) => {
        calls.push(`${skill} ${light}`);
        return { skills, skill, light };
      },
    );
    return { asked: calls, describeRating };
  };

  test('the same parts give the same result without computing it again', () => {
    const { asked, describeRating } = createCounted();
    const skills = {};
    const first = describeRating(skills, 'dodge', 'day');
    describeRating(skills, 'climb', 'day');
    expect(describeRating(skills, 'dodge', 'day')).toBe(first);
    expect(asked).toEqual(['dodge day', 'climb day']);
  });

  test('another part gives another result, even an equal object', () => {
    const { asked, describeRating } = createCounted();
    const skills = {};
    describeRating(skills, 'dodge', 'day');
    expect(describeRating(skills, 'dodge', 'night')).toMatchObject({ light: 'night' });
    expect(describeRating({}, 'dodge', 'day').skills).not.toBe(skills);
    expect(asked).toEqual(['dodge day', 'dodge night', 'dodge day']);
  });

  test('more combinations than it remembers are computed again, never mixed up', () => {
    const { describeRating } = createCounted();
    const skills = {};
    for (let round = 0; round < 3; round++)
      for (let light = 0; light < 20; light++)
        expect(describeRating(skills, 'dodge', `light ${light}`).light).toBe(`light ${light}`);
  });
});

test('a result remembered by an object is computed again when one of three other inputs changes', () => {
  const asked: string[] = [];
  const describeChance = memoizeByObject((_: object, era: string, light: string, weather: string) => {
    asked.push(`${era} ${light} ${weather}`);
    return `${era} ${light} ${weather}`;
  });
  const creature = {};
  for (const weather of ['rain', 'rain', 'fog'])
    expect(describeChance(creature, 'past', 'day', weather)).toContain(weather);
  describeChance({}, 'past', 'day', 'fog');
  expect(asked).toEqual(['past day rain', 'past day fog', 'past day fog']);
});
