import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatFault } from './fault.ts';
import { countFaults } from './fault-list.ts';
import { listOrSingle } from './schema.ts';
import { parseWithSchema } from './schema-faults.ts';

const shapeSchema = z.union([
  z.strictObject({ system: z.string(), creatures: z.array(z.string()).optional() }),
  z.strictObject({ demo: z.string() }),
]);

test('a key of another shape is not proposed for itself', () => {
  const read = parseWithSchema(shapeSchema, { system: 'duel', demo: true }, []);
  expect(read.ok ? [] : read.faults).toMatchObject([{ code: 'unknown-key', params: { key: 'demo' } }]);
  expect(JSON.stringify(read)).not.toContain('"near":"demo"');
});

const skillsSchema = z.preprocess(
  (input) => (Array.isArray(input) ? Object.fromEntries(input.map((item) => [item, true])) : input),
  z.partialRecord(z.enum(['stealth', 'history']), z.boolean()),
);
const stateSchema = z.preprocess(
  (input) => (typeof input === 'string' ? { condition: input } : input),
  z.strictObject({ condition: z.enum(['prone', 'stunned']) }),
);

test.each([
  [
    skillsSchema,
    { skills: ['Stealth'] },
    { code: 'unknown-key', near: 'stealth', params: { allowed: 'stealth, history' } },
  ],
  [z.array(stateSchema), { skills: ['Prone'] }, { at: ['skills', 0], code: 'not-allowed', near: 'prone' }],
])('what is written in short is found where it is written', (schema, raw, fault) => {
  const read = parseWithSchema(z.strictObject({ skills: schema }), raw, []);
  expect(read.ok ? [] : read.faults).toMatchObject([fault]);
});

const toldSchema = z.strictObject({ told: listOrSingle(z.array(z.strictObject({ type: z.string() }))) });

test.each([
  [{ told: 3 }, { at: ['told'], code: 'wrong-type', params: { received: '3' } }],
  [{ told: { type: 4 } }, { at: ['told', 'type'], code: 'wrong-type', params: { received: '4' } }],
  [{ told: { type: 'hit', who: 'asa' } }, { at: ['told', 'who'], params: { allowed: 'type' } }],
  [{ told: [{ type: 4 }] }, { at: ['told', 0, 'type'], code: 'wrong-type' }],
])('one thing for a list is found without a number: %j', (raw, fault) => {
  const read = parseWithSchema(toldSchema, raw, []);
  expect(read.ok ? [] : read.faults).toMatchObject([fault]);
});

test('an exclusive minimum is not described as an inclusive one', () => {
  const read = parseWithSchema(z.strictObject({ days: z.int().positive() }), { days: 0 }, []);
  expect(read.ok ? [] : read.faults).toEqual([
    { at: ['days'], code: 'not-above', params: { value: 0, above: 0 } },
  ]);
});

test.each([
  ['unknown keys', Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`key${n}`, 1]))],
  ['wrong values', { list: Array.from({ length: 60 }, () => 'x') }],
])('beyond fifty faults the others are counted: %s', (_, raw) => {
  const read = parseWithSchema(z.strictObject({ list: z.array(z.int()).default([]) }), raw, []);
  const faults = read.ok ? [] : read.faults;
  expect(faults).toHaveLength(51);
  expect(countFaults(faults)).toBe(60);
  expect(formatFault(faults.at(-1)!, 'it')).toBe('… e altri 10 errori.');
});
