import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listActionKeys, type Shape, shapeOf } from './shape.ts';

const wholeNumber = { kind: 'number', whole: true } as const;

describe('the shape of what people write', () => {
  test.each<[string, z.ZodType, Shape]>([
    ['a text', z.string().min(1), { kind: 'text' }],
    ['a number', z.number(), { kind: 'number', whole: false }],
    ['a whole number', z.int(), wholeNumber],
    ['one with bounds', z.int().positive().max(6), { ...wholeNumber, least: 1, most: 6 }],
    ['yes or no', z.boolean(), { kind: 'yes-or-no' }],
    ['one of', z.enum(['a', 'b']), { kind: 'one-of', values: ['a', 'b'] }],
    ['one, if any', z.int().nullable(), { kind: 'either', of: [wholeNumber, { kind: 'nothing' }] }],
    [
      'closed lists in one',
      z.union([z.literal('a'), z.enum(['b', 'a'])]),
      { kind: 'one-of', values: ['a', 'b'] },
    ],
    ['not what is only refused', z.union([z.int(), z.string().meta({ deprecated: true })]), wholeNumber],
    ['a list', z.array(z.int()), { kind: 'list', of: wholeNumber }],
    ['a pair', z.tuple([z.int(), z.int()]), { kind: 'list', of: wholeNumber }],
    ['by name', z.record(z.string(), z.int()), { kind: 'by-name', of: wholeNumber }],
    ['what only code can say', z.custom(() => true), { kind: 'anything' }],
    ['before it is made something else', z.int().transform(String), wholeNumber],
    ['once it is written out', z.preprocess((input) => input, z.int()), wholeNumber],
  ])('%s', (_, schema, shape) => expect(shapeOf(schema)).toEqual(shape));

  test('a group, with required fields and defaults', () => {
    const group = z.strictObject({ by: z.string(), cost: z.int().default(2), on: z.string().optional() });
    expect(shapeOf(group)).toEqual({
      kind: 'group',
      keys: [
        { name: 'by', needed: true, shape: { kind: 'text' } },
        { name: 'cost', needed: false, usual: 2, shape: wholeNumber },
        { name: 'on', needed: false, shape: { kind: 'text' } },
      ],
    });
  });
});

test('actions are listed by their types, at any depth of the union', () => {
  const action = z.union([
    z.strictObject({ type: z.literal('pass') }),
    z.union([
      z.strictObject({ type: z.enum(['heal', 'harm']), points: z.int() }),
      z.strictObject({ type: z.literal('end') }),
    ]),
  ]);
  const points = [{ name: 'points', needed: true, shape: wholeNumber }];
  expect(listActionKeys(action)).toEqual({ pass: [], heal: points, harm: points, end: [] });
});
