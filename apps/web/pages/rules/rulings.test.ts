import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import { expect, it } from 'vitest';

const idsIn = (system: string, tag: string): readonly string[] => {
  const file = new URL(`../../../../engine/systems/${system}/RULINGS${tag}.md`, import.meta.url);
  const text = readFileSync(fileURLToPath(file), 'utf8');
  return [...text.matchAll(/^\| (R\d+) \| .+? \| .+? \|/gm)].map(([, id]) => String(id));
};

it.each(systems.map(({ id }) => id))('the rulings of %s are there in every language', (system) => {
  const english = idsIn(system, '');
  expect(english.length).toBeGreaterThan(0);
  expect(idsIn(system, '.it')).toEqual(english);
  expect(idsIn(system, '.fi')).toEqual(english);
});
