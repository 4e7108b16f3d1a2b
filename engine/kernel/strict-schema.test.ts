import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { strictSchema, validateOnce, WORLD_FAULTS } from './index.ts';

const boxSchema = strictSchema(
  z.strictObject({ name: z.string(), size: z.int().default(3), marks: z.array(z.string()).default([]) }),
  [[({ marks }) => new Set(marks).size === marks.length, ['marks'], WORLD_FAULTS.twice]],
);
const findFault = (input: unknown) => boxSchema.safeParse(input).error?.issues[0];

describe('a whole thing', () => {
  test('returns the same object', () => {
    const input = { marks: ['a'], name: 'box', size: 4 };
    expect(boxSchema.parse(input)).toBe(input);
  });

  test.each([
    ['lacks a part that has a default', { name: 'box', size: 4 }],
    ['has a part left undefined', { name: 'box', size: undefined, marks: [] }],
  ])('is refused when it %s', (_, input) => {
    expect(findFault(input)).toMatchObject({ path: [], params: { says: WORLD_FAULTS.parts } });
  });

  test('is refused where a part does not fit, and says where', () => {
    expect(findFault({ name: 'box', size: 4, marks: ['a', 3] })).toMatchObject({ path: ['marks', 1] });
    expect(findFault({ name: 'box', size: 4, marks: [], more: 1 })).toMatchObject({
      code: 'unrecognized_keys',
    });
    expect(findFault(undefined)).toBeDefined();
  });

  test('is refused when its parts do not go together', () => {
    expect(findFault({ name: 'box', size: 4, marks: ['a', 'a'] })).toMatchObject({
      path: ['marks'],
      params: { says: WORLD_FAULTS.twice },
    });
  });

  test('reports its position in a larger value', () => {
    const shelf = z.object({ boxes: z.array(boxSchema) });
    const [issue] = shelf.safeParse({ boxes: [{ name: 1, size: 1, marks: [] }] }).error?.issues ?? [];
    expect(issue?.path).toEqual(['boxes', 0, 'name']);
  });
});

test('what passed once is given back itself, so that it is compared in no time', () => {
  const schema = validateOnce(z.strictObject({ id: z.string(), items: z.array(z.string()).default([]) }));
  const input = { id: 'aino', items: ['axe'] };
  expect(schema.parse(input)).toBe(input);
  expect(schema.parse(input)).toBe(input);
  expect(schema.parse({ id: 'aino' })).toEqual({ id: 'aino', items: [] });
});
