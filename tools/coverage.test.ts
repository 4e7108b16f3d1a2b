import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import { madeUp } from './lib/made-up.ts';
import { staleFaults } from './lib/written.ts';

const at = (name: string) => `engine/systems/duel/${name}`;

const duel = (readme: string) => ({
  'README.md': readme,
  [at('README.md')]: '# Duel',
  [at('name.ts')]:
    "export const NAME = { id: 'duel', name: { en: 'Duel' }, about: { en: 'One die | one blow. And more.' } };",
  [at('rules.ts')]: `export const RULES = {
    'duel.blow.strike': { kind: 'mechanic', title: { en: 'Striking' } },
    'duel.blow.guard': { kind: 'mechanic', title: { en: 'Guarding' } },
    'duel.blow.advice': { kind: 'guidance', title: { en: 'Advice' } } };`,
  [at('options.ts')]: 'export const OPTIONS = { quick: {} };',
  [at('rules/strike.ts')]: '/** @rule duel.blow.strike, duel.blow.guard */ export {};',
  [at('scenarios/blow.yaml')]: 'about: duel.blow.strike',
});

const TABLE = `| game | how it goes | rules played / in the book | and advice | options | worked examples |
|---|---|--:|--:|--:|--:|
| [**Duel**](engine/systems/duel/README.md) | One die \\| one blow. And more | 1 / 2 | 1 | 1 | 1 |`;

test('a rule counts as played when code plays it and an example shows it', async () => {
  const { wanted } = await coverage(
    madeUp(duel('# All\n<!-- systems -->\nold\n<!-- /systems -->\nThe end.\n')),
  );
  expect(wanted).toBe(`# All\n<!-- systems -->\n${TABLE}\n<!-- /systems -->\nThe end.\n`);
});

test('figures that are no longer so are told', async () => {
  const root = madeUp(duel('<!-- systems -->\n<!-- /systems -->'));
  const page = await coverage(root);
  expect(staleFaults(root, 'coverage', [page])).toEqual([
    "README.md: is stale; run npx -c 'node tools/coverage.ts'",
  ]);
  const fresh = madeUp(duel(page.wanted));
  expect(staleFaults(fresh, 'coverage', [await coverage(fresh)])).toEqual([]);
});

test('a README without a place for the figures', async () => {
  await expect(coverage(madeUp(duel('# All')))).rejects.toThrow('there is no <!-- systems -->');
});
