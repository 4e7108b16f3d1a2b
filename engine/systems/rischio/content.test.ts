import { isFields, type Json } from '@arbitro/kernel';
import { listNames } from '@arbitro/testing';
import { expect, test } from 'vitest';
import { CONTENT } from './content/creatures.ts';
import { TERMS } from './screen/term-names.ts';

test('everything our creatures have has a name in every language', () => {
  const names = Object.values(CONTENT).flatMap(({ sheet }) => listNames(sheet));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(TERMS, name))).toEqual([]);
});

test('so has all that abilities cost', () => {
  const sheets: readonly Json[] = Object.values(CONTENT).map(({ sheet }) => sheet);
  const stores = sheets.flatMap((sheet) =>
    isFields(sheet) && isFields(sheet.resources) ? Object.keys(sheet.resources) : [],
  );
  expect(stores).toContain('erbe');
  expect(stores.filter((name) => !Object.hasOwn(TERMS, name))).toEqual([]);
});
