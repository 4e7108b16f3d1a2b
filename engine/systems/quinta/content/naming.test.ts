import type { Json } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { quinta } from '../index.ts';
import { ARMS } from './kits.ts';

const { presentation: face, content } = quinta;

/** Returns the names of all features, at any depth. */
const namesIn = (part: Json): readonly string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) =>
        key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
      )
    : [];

test('what the content brings along to strike with has a name in every language', () => {
  const sheets = Object.values(content).map(({ sheet }) => sheet as Json);
  const names = [...sheets, ...Object.values(ARMS).flat()].flatMap(namesIn);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !Object.hasOwn(face.terms, name))).toEqual([]);
});
