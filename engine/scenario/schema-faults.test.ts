import { expect, test } from 'vitest';
import { z } from 'zod';
import { checked } from './schema-faults.ts';

const shape = z.union([
  z.strictObject({ system: z.string(), creatures: z.array(z.string()).optional() }),
  z.strictObject({ demo: z.string() }),
]);

test('a key of another shape is not proposed for itself', () => {
  const read = checked(shape, { system: 'duel', demo: true }, []);
  expect(read.ok ? [] : read.faults).toMatchObject([{ code: 'unknown-key', params: { key: 'demo' } }]);
  expect(JSON.stringify(read)).not.toContain('"near":"demo"');
});
