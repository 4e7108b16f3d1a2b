import { listNames } from '@arbitro/testing';
import { expect, test } from 'vitest';
import { CONTENT } from './content/creatures.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { TERMS } from './screen/term-names.ts';

test('everything our creatures have has a name in every language', () => {
  const names = Object.values(CONTENT).flatMap(({ sheet }) => listNames(sheet));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(TERMS, name))).toEqual([]);
});

test('so has every zone of the encounters', () => {
  const zones = ENCOUNTERS.flatMap(({ file }) => (file.scene as { readonly zones: readonly string[] }).zones);
  expect(zones.length).toBeGreaterThan(5);
  expect(zones.filter((zone) => !Object.hasOwn(TERMS, zone))).toEqual([]);
});
