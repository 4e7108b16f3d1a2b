import { expect, test } from 'vitest';
import { buildCoveragePage } from './coverage.ts';
import { findStalePages } from './lib/generated-pages.ts';
import { createTestProject } from './lib/test-project.fixture.ts';

const pathOf = (name: string) => `engine/systems/duel/${name}`;

const buildDuel = (readme: string) => ({
  'README.md': readme,
  [pathOf('README.md')]: '# Duel',
  [pathOf('name.ts')]:
    "export const NAME = { id: 'duel', name: { en: 'Duel' }, about: { en: 'One die | one blow. And more.' } };",
  [pathOf('rules.ts')]: `export const RULES = {
    'duel.blow.strike': { kind: 'mechanic', title: { en: 'Striking' } },
    'duel.blow.guard': { kind: 'mechanic', title: { en: 'Guarding' } },
    'duel.blow.advice': { kind: 'guidance', title: { en: 'Advice' } } };`,
  [pathOf('options.ts')]: 'export const OPTIONS = { quick: {} };',
  [pathOf('rules/strike.ts')]: '/** @rule duel.blow.strike, duel.blow.guard */ export {};',
  [pathOf('scenarios/blow.yaml')]: 'about: duel.blow.strike',
});

const TABLE = `| game | how it goes | rules played / in the book | and advice | options | worked examples |
|---|---|--:|--:|--:|--:|
| [**Duel**](engine/systems/duel/README.md) | One die \\| one blow. And more | 1 / 2 | 1 | 1 | 1 |`;

test('a rule counts as played when code plays it and an example shows it', async () => {
  const { expected } = await buildCoveragePage(
    createTestProject(buildDuel('# All\n<!-- systems -->\nold\n<!-- /systems -->\nThe end.\n')),
  );
  expect(expected).toBe(`# All\n<!-- systems -->\n${TABLE}\n<!-- /systems -->\nThe end.\n`);
});

test('outdated figures are reported', async () => {
  const root = createTestProject(buildDuel('<!-- systems -->\n<!-- /systems -->'));
  const page = await buildCoveragePage(root);
  expect(findStalePages(root, 'coverage', [page])).toEqual([
    "README.md: is stale; run npx -c 'node tools/coverage.ts'",
  ]);
  const upToDate = createTestProject(buildDuel(page.expected));
  expect(findStalePages(upToDate, 'coverage', [await buildCoveragePage(upToDate)])).toEqual([]);
});

test('a README without a place for the figures', async () => {
  await expect(buildCoveragePage(createTestProject(buildDuel('# All')))).rejects.toThrow(
    'there is no <!-- systems -->',
  );
});
